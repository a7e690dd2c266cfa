import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CritiqueChips, critiqueOf } from '#client/features/recommendations/critique-chips.tsx'
import { CritiquedList } from '#client/features/recommendations/critiqued-list.tsx'
import { ExclusionReason } from '#client/features/recommendations/exclusion-reason.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { recommendation, TIMESTAMP } from './result-answers.ts'

const SUGGESTED = {
  jobSuggestions: [],
  toolSuggestions: [
    {
      __typename: 'Tool',
      id: 'tool-Gamma',
      slug: 'gamma',
      name: 'Gamma',
      mark: null,
      categoryIcon: null,
      category: { __typename: 'Category', id: 'c1', name: 'Writing' },
    },
  ],
}

/** `answer`: responses by operation except the tool search; a single one, or one per call. */
async function searchForGamma(paid: boolean, answer: object | ((operation: string) => object)) {
  const requests: unknown[] = []
  renderRoutes([{ path: '/', element: <ExclusionReason timestamp={TIMESTAMP} paid={paid} /> }], {
    answers: (operation, variables) => {
      if (operation === 'ToolSuggestions') return SUGGESTED
      requests.push([operation, variables])
      return typeof answer === 'function' ? answer(operation) : answer
    },
  })
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox', { name: 'Tool name' }), 'gam')
  const found = await screen.findByRole('button', { name: /^Gamma/ })
  return { user, found, requests }
}

async function askAfterGamma(paid: boolean, answer: object | ((operation: string) => object)) {
  const { user, found, requests } = await searchForGamma(paid, answer)
  await user.click(found)
  return requests
}

const whyNot = (more: object) => ({
  __typename: 'WhyNot',
  status: 'BLOCKED',
  limit: 'BUDGET',
  text: 'Gamma has no free plan, and you asked for free tools only.',
  rank: null,
  matchPercent: null,
  lowest: null,
  ...more,
})

const change = (state: string, tried: number, rank: number | null) => ({
  __typename: 'WhatWouldChange',
  state,
  tried,
  rank,
  changes: [],
})

describe('why another tool is missing', () => {
  it('only shows the excluding limit on the free plan', async () => {
    const requests = await askAfterGamma(false, { whyNot: whyNot({}) })
    expect(await screen.findByText(/Gamma has no free plan/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^What would change it/ }).getAttribute('href')).toBe(
      '/pricing?quiz=completed',
    )
    expect(requests).toEqual([['ExclusionReason', { toolId: 'tool-Gamma', timestamp: TIMESTAMP }]])
  })

  it('selects the first match on Enter, unless the input has changed since', async () => {
    const { user, requests } = await searchForGamma(false, { whyNot: whyNot({}) })
    await user.keyboard('x{Enter}')
    expect(requests).toEqual([])
    await user.keyboard('{Backspace}{Enter}')
    expect(await screen.findByText(/Gamma has no free plan/)).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(requests).toEqual([['ExclusionReason', { toolId: 'tool-Gamma', timestamp: TIMESTAMP }]])
  })

  it('shows the rank and a counterfactual on a paid plan', async () => {
    await askAfterGamma(true, {
      whyNot: whyNot({
        status: 'OUTRANKED',
        limit: null,
        text: 'Others fit better.',
        rank: 14,
        matchPercent: 61,
        lowest: 70,
      }),
      whatWouldChange: {
        __typename: 'WhatWouldChange',
        state: 'COMPLETE',
        tried: 12,
        rank: 3,
        changes: [{ __typename: 'AnswerChange', question: 5, text: 'Add "Coding" to your tasks.' }],
      },
    })
    const answer = within(await screen.findByRole('status'))
    expect(await answer.findByText(/61% match/)).toBeTruthy()
    expect(answer.getByText(/rank 14/)).toBeTruthy()
    expect(answer.getByText('The last tool on your list matches 70%.')).toBeTruthy()
    expect(await answer.findByText('It would then be number 3 on your list.')).toBeTruthy()
    expect(answer.getByRole('link', { name: /^Edit this answer/ }).getAttribute('href')).toBe('/quiz?edit=5')
  })

  it('says when no change would help', async () => {
    const nothing = change('COMPLETE', 1200, null)
    await askAfterGamma(true, { whyNot: whyNot({}), whatWouldChange: nothing })
    expect(await screen.findByText(/No change of one or two answers/)).toBeTruthy()
  })

  it('shows the progress of a long search, and polls until it is done', async () => {
    const answers = [change('SEARCHING', 0, null), change('SEARCHING', 1234, null), change('COMPLETE', 2000, null)]
    await askAfterGamma(true, (operation) =>
      operation === 'Counterfactual' ? { whatWouldChange: answers.shift() } : { whyNot: whyNot({}) },
    )
    expect(await screen.findByText('Trying other answers…')).toBeTruthy()
    expect(await screen.findByText('1,234 changes so far.')).toBeTruthy()
    expect(await screen.findByText(/No change of one or two answers/)).toBeTruthy()
    expect(screen.queryByText('Trying other answers…')).toBeNull()
  })

  it('says when a search timed out, and retries on request', async () => {
    const answers = [change('STOPPED', 1234, null), change('COMPLETE', 2000, null)]
    await askAfterGamma(true, (operation) =>
      operation === 'Counterfactual' ? { whatWouldChange: answers.shift() } : { whyNot: whyNot({}) },
    )
    expect(await screen.findByText(/None of the 1,234 changes that were tried/)).toBeTruthy()
    expect(screen.getByText('Time ran out before all changes were tried.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/No change of one or two answers/)).toBeTruthy()
  })

  it('says when a catalog change has lifted the tool', async () => {
    const there = change('COMPLETE', 0, 4)
    await askAfterGamma(true, { whyNot: whyNot({}), whatWouldChange: there })
    expect(await screen.findByText(/in a new list, it would be number 4/)).toBeTruthy()
  })
})

describe('a critique', () => {
  it('is switched on and off by one button', async () => {
    const chosen: unknown[] = []
    renderRoutes([
      {
        path: '/',
        element: <CritiqueChips active="EASIER" onChoose={(critique) => chosen.push(critique)} />,
      },
    ])
    expect(screen.getByRole('button', { name: 'Easier', pressed: true })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cheaper' }))
    await userEvent.click(screen.getByRole('button', { name: 'Easier' }))
    expect(chosen).toEqual(['CHEAPER', null])
  })

  it.each([
    ['cheaper', 'CHEAPER'],
    ['more_private', 'MORE_PRIVATE'],
    ['CHEAPER', null],
    ['__proto__', null],
    [null, null],
  ])('is read from a URL: %s', (text, critique) => expect(critiqueOf(text)).toBe(critique))

  const show = (list: object | null) =>
    renderRoutes(
      [
        {
          path: '/',
          element: (
            <CritiquedList
              timestamp={TIMESTAMP}
              critique="CHEAPER"
              onBack={() => undefined}
              paid
              renderSlot={() => null}
              renderRating={() => null}
              renderAlternatives={({ name }) => `Alternatives to ${name}`}
            />
          ),
        },
      ],
      { answers: () => ({ critiquedRecommendations: list }) },
    )

  it('shows its list, the changed answer and how to keep it', async () => {
    show({
      __typename: 'CritiquedList',
      change: { __typename: 'AnswerChange', question: 4, text: 'Budget: $1-20 a month in place of $21-100 a month.' },
      inTheRunning: 40,
      items: [recommendation('Delta', 1, true)],
    })
    expect(await screen.findByRole('link', { name: 'Delta' })).toBeTruthy()
    expect(screen.getByText(/in place of/)).toBeTruthy()
    expect(screen.getByText('Alternatives to Delta')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit this answer' }).getAttribute('href')).toBe('/quiz?edit=4')
    expect(screen.getByRole('button', { name: 'Back to my list' })).toBeTruthy()
  })

  it('says when the answers are at their limit', async () => {
    show({ __typename: 'CritiquedList', change: null, inTheRunning: 40, items: [] })
    expect(await screen.findByText('Your answers already include this, as far as the quiz allows.')).toBeTruthy()
  })
})
