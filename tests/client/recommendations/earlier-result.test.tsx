import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { result, TIMESTAMP } from './result-answers.ts'
import { open, page, signIn } from './results-screen.tsx'

const at = `/quiz/results/${TIMESTAMP}`

/** The stored result of the URL and the latest one. */
const besideLatest = (latest: string) => ({
  MemberResults: () => ({
    ...page(result(true, ['Alpha'])).MemberResults(),
    latest: { __typename: 'QuizResult', id: latest },
  }),
})
const editLinks = () => screen.queryAllByRole('link', { name: /^Edit/ })

// Preloaded: on a busy machine, loading takes longer than a test's timeout.
beforeAll(() => import('#client/features/recommendations/member-results.tsx'))
beforeEach(() => {
  localStorage.clear()
  signIn()
})

it('an earlier result offers no editing, because the quiz no longer has its answers', async () => {
  open(besideLatest('result-2'), { at })
  expect(await screen.findByRole('link', { name: 'Alpha' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your latest results' }).getAttribute('href')).toBe('/quiz/results')
  expect(editLinks()).toEqual([])
})

it('the latest result does, even at its own URL', async () => {
  open(besideLatest('result-1'), { at })
  expect(await screen.findByRole('link', { name: 'Alpha' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See your latest results' })).toBeNull()
  expect(editLinks()).toHaveLength(1)
})
