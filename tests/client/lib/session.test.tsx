import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createCache } from '#client/lib/apollo.ts'
import { comparedTools, noteRecent, recentTools, toggleCompared } from '#client/lib/compare-storage.ts'
import { retryReplacedTokens, whileRenewing } from '#client/lib/renew-session.ts'
import { dropSession, endSession, startSession, useSession } from '#client/lib/session.ts'
import { SESSION_KEY, storedToken } from '#client/lib/stored-session.ts'

const VIEWER = {
  __typename: 'Viewer',
  id: 'v1',
  email: 'ada@example.com',
  fullName: 'Ada',
  role: 'MEMBER',
  emailVerified: true,
  entitlement: { __typename: 'Entitlement', label: 'Basic Plan', paid: false },
}

/** A separate token per test, because session checks are cached by token. */
let count = 0
const newToken = () => `token-${++count}`

const kept = (token: string, fullName = 'Kept') =>
  JSON.stringify({ access_token: token, user: { id: 'v1', email: 'ada@example.com', fullName } })

type Call = { readonly operation: string; readonly context: Record<string, unknown> }

function show(answer: (operation: string) => unknown) {
  const calls: Call[] = []
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const name = operation.operationName ?? ''
        calls.push({ operation: name, context: { ...operation.getContext() } })
        try {
          observer.next({ data: answer(name) as Record<string, unknown> })
          observer.complete()
        } catch (error) {
          observer.error(error)
        }
      }),
  )
  const client = new ApolloClient({ cache: createCache(), link })
  function State() {
    const { status, user, ...rest } = useSession()
    return <p>{[status, user?.fullName ?? 'nobody', 'verified' in rest ? String(rest.verified) : '-'].join(' ')}</p>
  }
  render(
    <ApolloProvider client={client}>
      <State />
    </ApolloProvider>,
  )
  return { client, calls }
}

const says = (text: string) => screen.findByText(text)
const fail = (error: Error) => () => {
  throw error
}

/** A storage change by another tab. */
function changeElsewhere(text: string | null): void {
  if (text === null) localStorage.removeItem(SESSION_KEY)
  else localStorage.setItem(SESSION_KEY, text)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })))
}

afterEach(() => localStorage.clear())

describe('a stored session at start-up', () => {
  it('is restored with the current member', async () => {
    localStorage.setItem(SESSION_KEY, kept(newToken()))
    const { calls } = show(() => ({ viewer: VIEWER }))
    await says('authenticated Ada true')
    expect(calls.map(({ context }) => context['asViewer'])).toEqual([true])
    expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '').user.fullName).toBe('Ada')
  })

  it('is cleared when the server does not know it', async () => {
    localStorage.setItem(SESSION_KEY, kept(newToken()))
    show(() => ({ viewer: null }))
    await says('anonymous nobody -')
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it.each([401, 403])('is cleared by a %i', async (statusCode) => {
    localStorage.setItem(SESSION_KEY, kept(newToken()))
    const response = new Response('', { status: statusCode })
    show(fail(new ServerError('Refused', { response, bodyText: '' })))
    await says('anonymous nobody -')
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it('is cleared by a response that requires a session', async () => {
    localStorage.setItem(SESSION_KEY, kept(newToken()))
    const errors = [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }]
    show(fail(new CombinedGraphQLErrors({ errors })))
    await says('anonymous nobody -')
  })

  it.each([
    [
      'another error of the server',
      new ServerError('x', { response: new Response('', { status: 503 }), bodyText: '' }),
    ],
    ['a network that is away', new TypeError('Failed to fetch')],
  ])('stays with its stored member on %s, and is verified later', async (_what, error) => {
    localStorage.setItem(SESSION_KEY, kept(newToken()))
    let away = true
    show(() => {
      if (away) throw error
      return { viewer: VIEWER }
    })
    await says('authenticated Kept false')
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull()
    away = false
    act(() => void window.dispatchEvent(new Event('online')))
    await says('authenticated Ada true')
  })

  it.each(['nonsense', '{}', '{"access_token":7}', 'null'])('is cleared when it reads %s', async (text) => {
    localStorage.setItem(SESSION_KEY, text)
    const { calls } = show(() => ({ viewer: VIEWER }))
    await says('anonymous nobody -')
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(calls).toEqual([])
  })
})

describe('a change in another tab', () => {
  it('signs in and out here too', async () => {
    show(() => ({ viewer: VIEWER }))
    await says('anonymous nobody -')
    changeElsewhere(kept(newToken()))
    await says('authenticated Ada true')
    changeElsewhere(null)
    await says('anonymous nobody -')
  })
})

describe('a token that is replaced', () => {
  /** A server that knows some tokens, and answers when it is told to. */
  function waitingServer(...known: string[]) {
    const answers: (() => void)[] = []
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          const sent = storedToken() ?? ''
          answers.push(() => {
            observer.next({ data: { viewer: known.includes(sent) ? VIEWER : null } })
            observer.complete()
          })
        }),
    )
    const client = new ApolloClient({ cache: createCache(), link })
    retryReplacedTokens(client)
    const query = gql`
      query Who {
        viewer {
          id
        }
      }
    `
    const ask = () => client.query({ query, context: { asViewer: true }, fetchPolicy: 'no-cache' })
    return { answers, ask }
  }

  it('while a request is under way has it sent again, so that nobody is signed out', async () => {
    const next = newToken()
    localStorage.setItem(SESSION_KEY, kept(newToken()))
    const { answers, ask } = waitingServer(next)
    const result = ask()
    localStorage.setItem(SESSION_KEY, kept(next))
    answers.shift()?.()
    await waitFor(() => expect(answers).toHaveLength(1))
    answers.shift()?.()
    expect((await result).data).toMatchObject({ viewer: { id: 'v1' } })
  })

  it('by another tab is waited for, and used once it is stored', async () => {
    const [former, next] = [newToken(), newToken()]
    const renewing = JSON.stringify({ ...JSON.parse(kept(former)), renewing: Date.now() })
    localStorage.setItem(SESSION_KEY, renewing)
    const { answers, ask } = waitingServer(next)
    const result = ask()
    answers.shift()?.()
    await Promise.resolve()
    expect(answers).toEqual([])
    changeElsewhere(kept(next))
    await waitFor(() => expect(answers).toHaveLength(1))
    answers.shift()?.()
    expect((await result).data).toMatchObject({ viewer: { id: 'v1' } })
  })

  it('by that of another member does not send requests again', async () => {
    const next = newToken()
    localStorage.setItem(SESSION_KEY, kept(newToken()))
    const { answers, ask } = waitingServer(next)
    const result = ask()
    localStorage.setItem(SESSION_KEY, kept(next).replace('v1', 'v2'))
    answers.shift()?.()
    expect((await result).data).toEqual({ viewer: null })
    expect(answers).toEqual([])
  })

  it('in another tab keeps the member signed in here, and is checked', async () => {
    localStorage.setItem(SESSION_KEY, kept(newToken()))
    const { calls } = show(() => ({ viewer: VIEWER }))
    await says('authenticated Ada true')
    changeElsewhere(kept(newToken()))
    expect(screen.getByText('authenticated Kept true')).toBeDefined()
    await says('authenticated Ada true')
    expect(calls).toHaveLength(2)
  })

  it('is marked for other tabs while it is replaced', async () => {
    const token = newToken()
    localStorage.setItem(SESSION_KEY, kept(token))
    const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')
    await whileRenewing(async () =>
      expect(stored()).toMatchObject({ access_token: token, renewing: expect.any(Number) }),
    )
    expect(stored()).toEqual(JSON.parse(kept(token)))
  })
})

describe('signing out', () => {
  const signIn = async (answer: (operation: string) => unknown) => {
    const shown = show(answer)
    const token = newToken()
    const session = { accessToken: token, expiresAt: '2026-12-01T00:00:00Z' }
    act(() => startSession(shown.client, { session, deviceToken: 'a device' }, VIEWER as never))
    await says('authenticated Ada true')
    return { ...shown, token }
  }

  it('ends the session here and revokes it on the server', async () => {
    const { client, calls, token } = await signIn(() => ({
      signOut: { __typename: 'SignOutPayload' },
    }))
    await act(() => endSession(client))
    await says('anonymous nobody -')
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(calls.map(({ operation }) => operation)).toEqual(['SignOut'])
    expect(calls[0]?.context['headers']).toEqual({ authorization: `Bearer ${token}` })
  })

  it('removes quiz answers, which are stored in the account', async () => {
    const keys = ['toolfinch.quizDraft', 'quizResults', 'processQuizAfterAuth']
    const { client } = await signIn((operation) =>
      operation === 'SignOut' ? { signOut: { __typename: 'SignOutPayload' } } : { viewer: VIEWER },
    )
    for (const key of keys) localStorage.setItem(key, 'x')
    await act(() => endSession(client))
    expect(keys.map((key) => localStorage.getItem(key))).toEqual([null, null, null])
    // Without a session they are a visitor's, and are kept for an account.
    for (const key of keys) localStorage.setItem(key, 'x')
    await act(() => endSession(client))
    expect(keys.map((key) => localStorage.getItem(key))).toEqual(['x', 'x', 'x'])
  })

  it('removes viewed and compared tools, sent reports and unsent reviews', async () => {
    const { client } = await signIn((operation) =>
      operation === 'SignOut' ? { signOut: { __typename: 'SignOutPayload' } } : { viewer: VIEWER },
    )
    const alpha = { id: 'alpha-id', slug: 'alpha', name: 'Alpha' }
    noteRecent(alpha)
    toggleCompared(alpha)
    localStorage.setItem('toolfinch.reports', '[{"id":"r1","about":"tool:t1"}]')
    localStorage.setItem('toolfinch.reviewDrafts', '{"t1":{"memberId":"m1","values":{}}}')
    await act(() => endSession(client))
    expect([recentTools.get(), comparedTools.get()]).toEqual([[], []])
    // Only the device token stays, by which the server recognizes this browser.
    expect({ ...localStorage }).toEqual({ 'toolfinch.device': 'a device' })
    noteRecent(alpha)
    await act(() => endSession(client))
    expect(recentTools.get()).toEqual([alpha])
  })

  it('keeps unsent reviews when the server has ended the session, for the next sign-in of their author', async () => {
    const { client } = await signIn(() => ({ viewer: VIEWER }))
    localStorage.setItem('toolfinch.reviewDrafts', '{}')
    act(() => dropSession(client))
    expect(localStorage.getItem('toolfinch.reviewDrafts')).toBe('{}')
  })

  it('works when the server is unreachable', async () => {
    const { client } = await signIn(fail(new TypeError('Failed to fetch')))
    await act(() => endSession(client))
    await waitFor(() => expect(screen.getByText('anonymous nobody -')).toBeDefined())
  })
})
