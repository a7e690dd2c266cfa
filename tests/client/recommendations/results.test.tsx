import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeQuizResults } from '#client/lib/pending-quiz-storage.ts'
import { liveFigures } from '../../support/client/live-figures.ts'
import { MATCH, recommendation, result, TIMESTAMP } from './result-answers.ts'
import { keepQuiz, open, page, signIn } from './results-screen.tsx'

// Preloaded: on a busy machine, loading takes longer than a test's timeout.
beforeAll(() => import('#client/features/recommendations/member-results.tsx'))
beforeEach(() => localStorage.clear())

describe('a visitor', () => {
  it('with answers gets a teaser with public figures only', async () => {
    keepQuiz()
    const { requests } = open({ LiveFigures: () => liveFigures() })
    expect(await screen.findByRole('heading', { name: 'Ready to Access Your Tools?' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Access Your Tools' }).getAttribute('href')).toBe('/upgrade-decision')
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth?returnTo=%2Fquiz%2Fresults')
    expect(screen.getAllByText('Planned')).toHaveLength(3)
    expect(screen.getByText('95%+ accuracy matching · 93% on topic in our tests')).toBeTruthy()
    expect(requests).toEqual([['LiveFigures', {}]])
  })

  it('with answers sees that a claim is an advertised figure if the live one cannot be read', async () => {
    keepQuiz()
    open({ LiveFigures: () => Promise.reject(new Error('unreachable')) })
    expect(await screen.findByText('95%+ accuracy matching · advertised figure')).toBeTruthy()
  })

  it('without answers is sent to the quiz', async () => {
    open({})
    expect(await screen.findByRole('heading', { name: 'No Quiz Results Found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Take Quiz' }).getAttribute('href')).toBe('/quiz')
  })
})

/** Locators for a tool's row, and its card while expanded. */
const rowOf = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('article') as HTMLElement)

describe('a member on a paid plan', () => {
  beforeEach(signIn)

  it('sees every match with a ledger that sums to it', async () => {
    const { user } = open(page(result(true, ['Alpha', 'Beta'])))
    const card = await rowOf('Alpha')
    for (const text of ['Best Match', `${MATCH}% Match`, 'Optimal plan: Plus'])
      expect(card.getByText(text)).toBeTruthy()
    const badge = card.getByRole('button', { name: `How ${MATCH}% adds up for Alpha` })
    expect(badge.getAttribute('aria-expanded')).toBe('false')
    await user.click(badge)
    const rows = within(card.getByRole('table')).getAllByRole('row').slice(1)
    const points = rows.map((row) => Number(within(row).getByRole('cell').textContent?.split(' ')[0]))
    expect(points.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(MATCH)
    expect(points.at(-1)).toBe(MATCH)
  })

  it('gets one row per tool, the first one expanded, and expands the others in place', async () => {
    const { user } = open(page(result(true, ['Alpha', 'Beta'])))
    const alpha = await rowOf('Alpha')
    const beta = await rowOf('Beta')
    expect(alpha.getByRole('heading', { name: 'AI Analysis' })).toBeTruthy()
    expect(beta.queryByRole('heading', { name: 'AI Analysis' })).toBeNull()
    expect(beta.getByText(`${MATCH}% Match`)).toBeTruthy()
    expect(beta.getByText(/^Free plan, paid from \$20\/month ·$/).textContent).toContain('Mar 2026')
    expect(beta.getByText('Because you write, it writes with you.')).toBeTruthy()
    const name = beta.getByRole('button', { name: 'Beta' })
    expect(name.getAttribute('aria-expanded')).toBe('false')
    await user.click(name)
    expect(name.getAttribute('aria-expanded')).toBe('true')
    expect(beta.getByRole('link', { name: 'Beta' }).getAttribute('href')).toBe('/tool/beta')
    expect(alpha.getByRole('heading', { name: 'AI Analysis' })).toBeTruthy()
    await user.click(name)
    expect(beta.queryByRole('heading', { name: 'AI Analysis' })).toBeNull()
  })

  it('sees analysis, dated plan, three benefits, alternatives, the next step and a link to try', async () => {
    open(page(result(true, ['Alpha'])))
    const card = await rowOf('Alpha')
    expect(card.getByText('Because you write, its drafts help.')).toBeTruthy()
    expect(card.getByText('Plus: $20 a month (as of March 2026).')).toBeTruthy()
    expect(card.getAllByText('(writing)')).toHaveLength(3)
    expect(card.getByText('Price not published. For 5 people · as of March 2026')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Other' }).getAttribute('href')).toBe('/tool/other')
    expect(card.getByText('Start with one draft.')).toBeTruthy()
    const tryNow = card.getByRole('link', { name: /^Try Now/ })
    expect(tryNow.getAttribute('target')).toBe('_blank')
    expect(tryNow.getAttribute('rel')).toContain('noopener')
  })

  it('sees the profile of the results, and can edit, retake and continue', async () => {
    open(page(result(true, ['Alpha', 'Beta'])))
    const profile = within(await screen.findByRole('region', { name: 'Your profile' }))
    expect(profile.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Designer ·',
      'Nonprofit ·',
      'Just me ·',
      '$21-100 a month ·',
    ])
    expect(profile.getByRole('link', { name: /^Edit ?your answers$/ }).getAttribute('href')).toBe('/quiz?q=review')
    expect(screen.getByRole('link', { name: 'Retake Quiz' }).getAttribute('href')).toBe('/quiz')
    expect(screen.getByRole('button', { name: 'Download Report' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Explore All AI Tools' }).getAttribute('href')).toBe('/ai-tools')
    expect(screen.getByRole('link', { name: 'Compare the first 2' }).getAttribute('href')).toBe(
      '/compare?tools=alpha,beta',
    )
  })

  it('finds everything but the profile and the adjustments below the list', async () => {
    open(page(result(true, ['Alpha', 'Beta'])))
    const last = (await rowOf('Beta')).getByRole('button', { name: 'Beta' })
    const below = [
      screen.getByText('Say it in your own words'),
      screen.getByRole('heading', { name: /Why isn’t a tool/ }),
      screen.getByRole('button', { name: 'Download Report' }),
      screen.getByRole('link', { name: 'Retake Quiz' }),
    ]
    for (const element of below) expect(last.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByRole('textbox', { name: 'What do you want to get done?' })).toBeNull()
  })

  it('sees relaxations separately from the matches', async () => {
    const relaxation = {
      __typename: 'QuizRelaxation',
      heading: 'If you could spend $21-100 a month',
      why: 'No free tool does this.',
      items: [recommendation('Gamma', 1, true)],
    }
    open(page(result(true, ['Alpha'], { relaxations: [relaxation] })))
    const region = within(await screen.findByRole('region', { name: 'If you could spend $21-100 a month' }))
    expect(region.getByRole('button', { name: 'Gamma' }).getAttribute('aria-expanded')).toBe('false')
    const matches = within(screen.getByRole('region', { name: 'Your matches' }))
    expect(matches.queryByText('Gamma')).toBeNull()
  })

  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('with %i tools requests relaxations: %s', async (count, isRequested) => {
    const { requests } = open(page(result(true, ['Alpha', 'Beta', 'Gamma'].slice(0, count))))
    await rowOf('Alpha')
    expect(requests.filter(([operation]) => operation === 'Relaxations')).toEqual(
      isRequested ? [['Relaxations', { timestamp: TIMESTAMP }]] : [],
    )
  })

  it.each([
    [['Alpha'], 'Alpha'],
    [[], null],
  ] as const)('with the tools %j is told when relaxations could not be loaded, and can retry', async (names, shown) => {
    let isDown = true
    const relaxations = [
      {
        __typename: 'QuizRelaxation',
        heading: 'If you can pay',
        why: 'It costs.',
        items: [recommendation('Gamma', 1, true)],
      },
    ]
    const stored = result(true, names, { relaxations })
    const { user } = open({
      ...page(stored),
      Relaxations: () => {
        if (isDown) throw new Error('offline')
        return { quizResult: stored }
      },
    })
    expect(await screen.findByText('The tools that match with one limit relaxed could not be loaded.')).toBeTruthy()
    if (shown !== null) await rowOf(shown)
    else expect(screen.getByText('No tool meets all your limits.')).toBeTruthy()
    expect(screen.queryByText('No recommendations found')).toBeNull()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'If you can pay' })).toBeTruthy()
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })

  it('sees the changes since the last quiz, and their reasons', async () => {
    const previous = {
      __typename: 'RetakeDifference',
      added: [{ __typename: 'RetakeTool', name: 'Alpha', slug: 'alpha', because: 'You asked for coding.' }],
      dropped: [{ __typename: 'RetakeTool', name: 'Old', slug: 'old', because: null }],
    }
    open(page(result(true, ['Alpha'], { previous })))
    const region = within(await screen.findByRole('region', { name: 'Since your last quiz' }))
    expect(region.getByRole('heading', { name: 'New since last time' })).toBeTruthy()
    expect(region.getByText('You asked for coding.')).toBeTruthy()
    expect(region.getByRole('heading', { name: 'Dropped' })).toBeTruthy()
  })

  it('gets a new list once after a purchase, and the URL is cleaned up', async () => {
    let isMade = false
    const { router, requests } = open(
      {
        MemberResults: () => ({
          quizResult: result(true, [isMade ? 'Fresh' : 'Stale']),
          recommendationQuota: null,
        }),
        RegenerateRecommendations: () => {
          isMade = true
          const regenerated = { __typename: 'QuizResult', id: 'result-1', timestamp: TIMESTAMP }
          return {
            regenerateRecommendations: { __typename: 'RegenerateRecommendationsPayload', result: regenerated },
          }
        },
      },
      { at: '/quiz/results?upgraded=true' },
    )
    expect(await screen.findByRole('link', { name: 'Fresh' })).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    const made = requests.filter(([operation]) => operation === 'RegenerateRecommendations')
    expect(made.map(([, variables]) => variables)).toEqual([{ timestamp: TIMESTAMP, upgraded: true }])
  })

  it('with a plan that ended meanwhile uses no quota by viewing', async () => {
    const { requests } = open({
      ...page(result(false, ['Alpha'])),
      RegenerateRecommendations: () => ({
        regenerateRecommendations: {
          __typename: 'RegenerateRecommendationsPayload',
          result: { __typename: 'QuizResult', id: 'result-1', timestamp: TIMESTAMP },
        },
      }),
    })
    expect(await screen.findByRole('heading', { name: 'Recommended for you' })).toBeTruthy()
    const made = requests.filter(([operation]) => operation === 'RegenerateRecommendations')
    expect(made.map(([, variables]) => variables)).toEqual([{ timestamp: TIMESTAMP, upgraded: true }])
  })

  it('is told when no tool keeps the limits', async () => {
    open(page(result(true, [])))
    expect(await screen.findByRole('heading', { name: 'No recommendations found' })).toBeTruthy()
    expect(screen.getByText("We couldn't find tools matching your criteria. Try retaking the quiz.")).toBeTruthy()
  })

  it('finds no result at another member’s URL', async () => {
    open(page(null), { at: '/quiz/results/1' })
    expect(await screen.findByRole('heading', { name: 'No Quiz Results Found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See your latest results' }).getAttribute('href')).toBe('/quiz/results')
  })

  it('is told that the answers are kept when they could not be submitted, and can retry', async () => {
    storeQuizResults({ 1: ['designer'] }, true)
    open({
      ...page(null),
      SubmitQuiz: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    expect(await screen.findByText('Your answers are kept in this browser.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'No Quiz Results Found' })).toBeNull()
  })

  it('gets two well-known assistants without a match when generation fails, and can retry', async () => {
    let isDown = true
    const { user } = open({
      MemberResults: () => {
        if (isDown) throw new Error('offline')
        return { quizResult: result(true, ['Alpha']), recommendationQuota: null }
      },
    })
    expect(await screen.findByText('Unable to generate personalized recommendations. Please try again.')).toBeTruthy()
    expect(screen.getAllByText('Not personalized')).toHaveLength(2)
    expect(screen.queryByText(/%/)).toBeNull()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Alpha' })).toBeTruthy()
  })
})
