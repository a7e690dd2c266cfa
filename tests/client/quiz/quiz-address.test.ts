import { expect, it } from 'vitest'
import { editHref, questionHref, REVIEW, readQuizAddress } from '#client/features/quiz/quiz-address.ts'

const read = (address: string) => readQuizAddress(new URL(address, 'https://toolfinch.test').searchParams, 20)

it.each([
  '/quiz',
  '/quiz?q=0',
  '/quiz?q=21',
  '/quiz?q=1.5',
  '/quiz?q=',
  '/quiz?q=x',
  '/quiz?edit=99',
  '/quiz?utm_source=a',
])('opens the start page for %s', (address) => {
  expect(read(address)).toEqual({ view: 'intro' })
})

it('reaches every step by its URL', () => {
  expect(read(questionHref(13))).toEqual({ view: 'question', number: 13, editing: false })
  expect(read(editHref(5))).toEqual({ view: 'question', number: 5, editing: true })
  expect(read(REVIEW)).toEqual({ view: 'review' })
})
