import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recommendation, result } from './result-answers.ts'
import { type Data, keepQuiz, open, page, signIn } from './results-screen.tsx'

// Preloaded: on a busy machine, loading takes longer than a test's timeout.
beforeAll(() => import('#client/features/recommendations/member-results.tsx'))
beforeEach(() => localStorage.clear())

describe('a member on the free plan', () => {
  beforeEach(signIn)

  it('gets simple cards in order, without a figure of the match', async () => {
    open(page(result(false, ['Alpha', 'Beta'])), { paid: false })
    const card = within((await screen.findByRole('link', { name: 'Alpha' })).closest('article') as HTMLElement)
    expect(card.getByText('1')).toBeTruthy()
    expect(card.getByText('Alpha writes.')).toBeTruthy()
    expect(card.getByText('Because you write, it writes with you.')).toBeTruthy()
    expect(card.getByText(/^Free plan, paid from \$20\/month ·$/)).toBeTruthy()
    expect(card.queryByText(/rated/)).toBeNull()
    const website = card.getByRole('link', { name: /^Visit Website/ })
    expect(website.getAttribute('rel')).toContain('noopener')
    expect(await card.findByRole('button', { name: 'Add Alpha to favorites' })).toBeTruthy()
    expect(screen.queryByText(/% Match/)).toBeNull()
    expect(screen.getByText(/2 of 5 recommendations left this month/)).toBeTruthy()
  })

  it('gets one offer after the last card instead of locks, with its price', async () => {
    open(page(result(false, ['Alpha', 'Beta'])), { paid: false })
    const last = (await screen.findByRole('link', { name: 'Beta' })).closest('article') as HTMLElement
    const region = screen.getByRole('region', { name: 'See more tools, and how each match adds up' })
    expect(last.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const offer = within(region)
    expect(offer.getByText('$180')).toBeTruthy()
    expect(offer.getByText('or $30 a month')).toBeTruthy()
    for (const name of ['Upgrade to Premium', 'Download Report']) {
      expect(offer.getByRole('link', { name }).getAttribute('href')).toBe('/pricing?quiz=completed')
    }
    expect(screen.queryAllByText(/comes with Premium/)).toEqual([])
    expect(screen.queryByRole('group', { name: 'Adjust this list' })).toBeNull()
  })

  it('gets a short reason on the card, and the whole one in its details', async () => {
    const reason = 'Because you write, you may want to write blog posts, and people use Alpha for this: “Drafts.”'
    const items = [recommendation('Alpha', 1, false, { reason, shortReason: 'You may want to write blog posts.' })]
    open(page(result(false, [], { recommendations: items })), { paid: false })
    const card = within((await screen.findByRole('link', { name: 'Alpha' })).closest('article') as HTMLElement)
    expect(card.getByText('You may want to write blog posts.').closest('summary')).toBeTruthy()
    expect(card.getByText(reason).closest('details')?.open).toBe(false)
  })

  it('gets the whole list at a URL with a critique', async () => {
    const items = [recommendation('Gamma', 1, false)]
    const relaxations = [{ __typename: 'QuizRelaxation', heading: 'If you could spend more', why: 'It costs.', items }]
    open(page(result(false, ['Alpha'], { relaxations })), { at: '/quiz/results?critique=cheaper', paid: false })
    expect(await screen.findByRole('link', { name: 'Alpha' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Gamma' })).toBeTruthy()
  })

  it('has this browser’s answers transferred to the account once', async () => {
    keepQuiz()
    let stored: Data | null = null
    const { requests } = open(
      {
        MemberResults: () => ({ quizResult: stored, recommendationQuota: null }),
        SubmitQuiz: () => {
          stored = result(false, ['Alpha'])
          return { submitQuiz: { __typename: 'SubmitQuizPayload', result: stored } }
        },
      },
      { paid: false },
    )
    expect(await screen.findByRole('link', { name: 'Alpha' })).toBeTruthy()
    const submitted = requests.filter(([operation]) => operation === 'SubmitQuiz')
    expect(submitted.map(([, variables]) => variables)).toEqual([
      {
        answers: [
          { question: 1, options: ['designer'] },
          { question: 5, options: ['coding', 'writing'] },
        ],
        purpose: null,
      },
    ])
  })

  it('is told when the quota is used up, and loses nothing', async () => {
    keepQuiz()
    open(
      {
        ...page(result(false, ['Alpha'])),
        SubmitQuiz: () => ({
          submitQuiz: {
            __typename: 'QuotaExceededError',
            code: 'QUOTA_EXCEEDED',
            message: 'Your 5 lists are used up until May 1, 2026.',
          },
        }),
      },
      { paid: false },
    )
    expect(await screen.findByText('Your 5 lists are used up until May 1, 2026.')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Alpha' })).toBeTruthy()
    expect(localStorage.getItem('quizResults')).not.toBeNull()
  })
})
