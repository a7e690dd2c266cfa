/** The results screen with given responses. */
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { Component } from '#client/routes/quiz-results.tsx'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'
import { quota, result } from './result-answers.ts'

export type Data = Record<string, unknown>
type Given = Partial<Record<string, (variables: Data) => unknown>>

/** What the network does with a request: none exists, nothing answers in time, or a proxy or sign-in page answers. */
export type Network = 'none' | 'silent' | 'gateway' | 'portal' | 'works'

let network: Network = 'works'
const RESPONSES: Record<Network, () => Promise<Response>> = {
  none: () => Promise.reject(new TypeError('Failed to fetch')),
  silent: () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
  gateway: async () =>
    new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  portal: async () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
  works: async () => Response.json({ data: { __typename: 'Query' } }),
}
beforeEach(() => {
  network = 'works'
  // The screen sends the smallest request, to know whether the server can be reached.
  vi.stubGlobal('fetch', () => RESPONSES[network]())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Changes the connection as the browser would, which notices only when there is no network at all. */
export function connect(next: Network): void {
  const online = next !== 'none'
  network = next
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

/** The response for a stored result, with some quota left. */
export const page = (stored: Data | null, remaining = 2) => ({
  MemberResults: ({ permanent }: Data = {}) => ({
    quizResult: stored,
    ...(permanent === true ? { latest: null } : {}),
    recommendationQuota: quota(5, remaining),
  }),
  Relaxations: () => ({ quizResult: stored }),
})

/** Opens the results as a member, or as a visitor without a stored session. */
export function open(given: Given, { at = '/quiz/results', paid = true } = {}) {
  const requests: [string, Data][] = []
  const viewer = { ...MEMBER, entitlement: { ...MEMBER.entitlement, paid } }
  const answers: Answers = (operation, variables) => {
    if (operation === 'SessionViewer') return { viewer }
    if (operation === 'FavoriteToolIds') return { favoriteToolIds: [] }
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'X' } }
    const answer = given[operation]
    // Most lists of these tests are short, and have no more to show.
    if (operation === 'SimilarTools' && !answer) return { tool: null }
    if (operation === 'Relaxations' && !answer) return { quizResult: result(paid, []) }
    requests.push([operation, variables])
    if (!answer) throw new Error(`No answer for ${operation}`)
    return answer(variables)
  }
  const routes = ['/quiz/results', '/quiz/results/:timestamp'].map((path) => ({ path, element: <Component /> }))
  const rendered = renderRoutes([...routes, { path: '*', element: <p>Elsewhere</p> }], { at, answers })
  return { ...rendered, requests, user: userEvent.setup() }
}

let members = 0
/** A separate session per test, because session checks are cached by token. */
export function signIn(): void {
  members += 1
  keepSession(`token-${members}`)
}

const QUIZ = {
  id: 'k',
  answers: { 1: ['designer'], 5: ['coding', 'writing'] },
  completedAt: '2026-04-24T03:06:41.000Z',
}

/** A finished quiz that no account has yet. */
export function keepQuiz(): void {
  localStorage.setItem('quizResults', JSON.stringify(QUIZ))
  localStorage.setItem('processQuizAfterAuth', 'true')
}
