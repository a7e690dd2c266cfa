import { ServerError } from '@apollo/client/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentDraft, noteQuestion, storeAnswer } from '#client/features/quiz/quiz-draft.ts'
import { PENDING_KEY, pendingAnswers } from '#client/lib/pending-quiz-storage.ts'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import type { Answers } from '../../support/client/render-at.tsx'
import { answersUpTo, entriesOf, QUIZ } from './quiz-answers.ts'
import { answerUpTo, beginAnew, open as openQuiz } from './render-quiz.tsx'

const PAID = { ...MEMBER, entitlement: { ...MEMBER.entitlement, label: 'Pro Plan', paid: true } }
const TOOL = { __typename: 'Tool', id: 't1', slug: 'alpha', name: 'Alpha' }
const DONE = { __typename: 'SubmitQuizPayload', result: { __typename: 'QuizResult', timestamp: '1700000000000' } }

type Server = {
  viewer: unknown
  draft: unknown
  submit: () => unknown
  readonly sent: { readonly operation: string; readonly variables: Record<string, unknown> }[]
}

const createServer = (): Server => ({ viewer: MEMBER, draft: null, submit: () => DONE, sent: [] })

const answersOf =
  (server: Server): Answers =>
  (operation, variables, kind) => {
    if (kind === 'mutation') server.sent.push({ operation, variables })
    const known: Record<string, () => unknown> = {
      QuizRoute: () => ({ quiz: QUIZ }),
      RunningCount: () => ({ toolsInTheRunning: 412 }),
      SessionViewer: () => ({ viewer: server.viewer }),
      QuizDraft: () => ({ quizDraft: server.draft, quizResult: null }),
      SaveQuizAnswers: () => ({ saveQuizAnswers: { __typename: 'SaveQuizAnswersPayload' } }),
      SubmitQuiz: () => ({ submitQuiz: server.submit() }),
      ProvisionalMatches: () => ({
        provisionalMatches: [{ __typename: 'ProvisionalMatch', matchPercent: 83, tool: TOOL }],
      }),
    }
    const answer = known[operation]
    if (!answer) throw new Error(`No answer for ${operation}`)
    return answer()
  }

const open = (at: string, server: Server) => openQuiz(at, answersOf(server))

beginAnew()
beforeEach(() => keepSession())
afterEach(() => vi.unstubAllGlobals())

describe('the quiz of a member', () => {
  it('continues where another device left off', async () => {
    const server = createServer()
    server.draft = { answers: entriesOf(answersUpTo(12)), updatedAt: '2026-03-01T12:00:00Z' }
    await open('/quiz', server)
    await screen.findByRole('link', { name: 'Continue at question 13' })
  })

  it('does not leave a question before the account’s answers have loaded', async () => {
    const server = createServer()
    server.draft = { answers: entriesOf(answersUpTo(12)), updatedAt: '2026-03-01T12:00:00Z' }
    const { place } = await open('/quiz?q=13', server)
    await screen.findByText('60% complete')
    expect(place()).toBe('/quiz?q=13')
  })

  it('saves each answer to the account and confirms', async () => {
    const server = createServer()
    const { user } = await open('/quiz?q=1', server)
    await screen.findByText('Every answer is saved to your account.')
    await user.click(screen.getByRole('radio', { name: 'Designer' }))
    await waitFor(() => expect(server.sent).toHaveLength(1))
    expect(server.sent[0]?.variables).toEqual({ answers: [{ question: 1, options: ['designer'] }], purpose: null })
  })

  it('shows the best matches so far to paying members only', async () => {
    const server = createServer()
    server.viewer = PAID
    // A different token, because session checks are cached by token.
    keepSession('token-of-a-paying-member')
    storeAnswer(1, ['designer'])
    await open('/quiz?q=1', server)
    expect((await screen.findByRole('link', { name: 'Alpha' })).getAttribute('href')).toBe('/tool/alpha')
    expect(screen.getByText('83%')).toBeDefined()
  })

  it('requests no matches without a paid plan', async () => {
    const server = createServer()
    await open('/quiz?q=1', server)
    await screen.findByText('Every answer is saved to your account.')
    expect(screen.queryByText('Top matches so far')).toBeNull()
  })
})

describe('the end of a member’s quiz', () => {
  const send = async (server: Server) => {
    answerUpTo(20)
    const opened = await open('/quiz?q=review', server)
    await opened.user.click(screen.getByRole('button', { name: 'Get Results' }))
    return opened
  }

  it('submits the answers and opens the results', async () => {
    const server = createServer()
    const { place } = await send(server)
    await waitFor(() => expect(place()).toBe('/quiz/results/1700000000000'))
    const handedIn = server.sent.filter(({ operation }) => operation === 'SubmitQuiz')
    expect(handedIn.map(({ variables }) => variables)).toEqual([{ answers: entriesOf(answersUpTo(20)), purpose: null }])
    expect(localStorage.getItem(PENDING_KEY)).toBeNull()
  })

  it('explains a used-up quota, loses nothing and continues', async () => {
    const server = createServer()
    const message = 'You have used your 5 recommendation lists of March. New ones come on April 1.'
    server.submit = () => ({ __typename: 'QuotaExceededError', code: 'QUOTA_EXCEEDED', message })
    const { place } = await send(server)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(message)
    expect(alert.textContent).toContain('Your answers are saved.')
    const ways = within(alert).getAllByRole('link')
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/pricing', '/quiz/results'])
    expect(place()).toBe('/quiz?q=review')
    expect(Object.keys(currentDraft().answers)).toHaveLength(20)
  })

  it('can be retried when the server was unreachable', async () => {
    const server = createServer()
    server.submit = () => {
      throw new TypeError('Failed to fetch')
    }
    const { user, place } = await send(server)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to generate personalized recommendations. Please try again.',
    )
    server.submit = () => DONE
    await user.click(screen.getByRole('button', { name: 'Get Results' }))
    await waitFor(() => expect(place()).toBe('/quiz/results/1700000000000'))
  })

  /** What the service worker has saved. */
  const save = (paths: readonly string[]) =>
    vi.stubGlobal('caches', {
      match: async (path: string) => (paths.includes(path) ? new Response('{}') : undefined),
    })
  const unreachable = () => {
    throw new TypeError('Failed to fetch')
  }

  it('opens the list of this device when there is no connection, and leaves the answers for the account', async () => {
    save(['/tools-engine.json'])
    const server = createServer()
    server.submit = unreachable
    const { place } = await send(server)
    await waitFor(() => expect(place()).toBe('/quiz/results'))
    expect(pendingAnswers()).toEqual(answersUpTo(20))
  })

  it.each([
    ['the device has no engine', [], unreachable],
    [
      'the server itself fails',
      ['/tools-engine.json'],
      () => {
        const response = Response.json({ error: { code: 'SERVICE_UNAVAILABLE' } }, { status: 503 })
        throw new ServerError('Busy', { response, bodyText: '' })
      },
    ],
  ])('can be retried when %s', async (_, saved, submit) => {
    save(saved)
    const server = createServer()
    server.submit = submit
    const { place } = await send(server)
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again.')
    expect(place()).toBe('/quiz?q=review')
    expect(pendingAnswers()).toBeNull()
  })

  it('waits for the next sign-in when the session has ended', async () => {
    noteQuestion(20)
    const server = createServer()
    server.submit = () => {
      throw new ServerError('Unauthorized', { response: new Response(null, { status: 401 }), bodyText: '' })
    }
    const { place } = await send(server)
    await waitFor(() => expect(place()).toBe('/auth?returnTo=%2Fquiz%2Fresults'))
    expect(localStorage.getItem(PENDING_KEY)).toBe('true')
  })
})
