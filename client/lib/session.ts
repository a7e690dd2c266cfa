import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useSyncExternalStore } from 'react'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import type { SessionUser_viewerFragment } from '../gql/graphql.ts'
import { PUBLIC_ROOT_FIELDS } from '../gql/public-fields.ts'
import { comparedTools, recentTools } from './compare-storage.ts'
import { keepDeviceToken } from './device-token.ts'
import { forgetAnswers } from './member-storage.ts'
import { keep, parseKept, type SessionUser } from './session-storage.ts'
import { onStoredSession, SESSION_KEY, storedSession, storedToken } from './stored-session.ts'

/** What is kept of a member beside the token, so that a menu has a name before the server has answered. */
export const SessionUser_viewer = graphql(`
  fragment SessionUser_viewer on Viewer {
    id
    email
    fullName
    entitlement {
      label
      paid
    }
  }
`)

const SessionViewerQuery = graphql(`
  query SessionViewerQuery {
    viewer {
      id
      ...SessionUser_viewer
    }
  }
`)

const SignOutDocument = graphql(`
  mutation SignOutMutation {
    signOut {
      signedOut
    }
  }
`)

export type SessionState =
  /** Loading: a session is kept and the server has not said yet whether it holds. Its user is known by then. */
  | { readonly status: 'loading'; readonly user: SessionUser | null }
  | { readonly status: 'anonymous'; readonly user: null }
  /** Verified is false while the server cannot be asked: the name may be shown, the member's data not. */
  | { readonly status: 'authenticated'; readonly user: SessionUser; readonly verified: boolean }

/** What the server said about a token: it holds, it could not be asked. A token that does not hold is not kept. */
type Verdict = 'valid' | 'unknown'

const LOADING: SessionState = { status: 'loading', user: null }
const ANONYMOUS: SessionState = { status: 'anonymous', user: null }

let verdicts = new Map<string, Verdict>()
const asked = new Map<string, Promise<void>>()
let seen: { readonly text: string | null; readonly verdict: Verdict | undefined; readonly state: SessionState } | null =
  null

function tell(): void {
  // Storage events reach the other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
}

function stateOf(text: string | null): SessionState {
  const kept = text === null ? null : parseKept(text)
  if (kept === null) return ANONYMOUS
  const verdict = verdicts.get(kept.token)
  if (verdict === undefined) return { status: 'loading', user: kept.user }
  return { status: 'authenticated', user: kept.user, verified: verdict === 'valid' }
}

/** The session as it is now; the same object until something changes. */
export function currentSession(): SessionState {
  const text = storedSession()
  const verdict = verdicts.get(storedToken() ?? '')
  if (seen === null || seen.text !== text || seen.verdict !== verdict) seen = { text, verdict, state: stateOf(text) }
  return seen.state
}

function clear(): void {
  try {
    localStorage.removeItem(SESSION_KEY)
  } catch {
    // Storage that is refused holds nothing.
  }
  verdicts = new Map()
}

/** Drops from the cache what was a member's own. */
function forget(client: ApolloClient): void {
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (PUBLIC_ROOT_FIELDS.has(fieldName) ? value : DELETE),
  })
  client.cache.evict({ id: 'ROOT_MUTATION' })
  client.cache.gc()
}

const userOf = ({ id, email, fullName, entitlement }: SessionUser_viewerFragment): SessionUser => ({
  id,
  email,
  fullName,
  planLabel: entitlement.label,
  paid: entitlement.paid,
})

/** Whether the server said that this token is worth nothing; every other failure may pass. */
function refused(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401 || error.statusCode === 403
  if (!CombinedGraphQLErrors.is(error)) return false
  return error.errors.some(({ extensions }) => ['UNAUTHENTICATED', 'FORBIDDEN'].includes(String(extensions?.['code'])))
}

async function ask(client: ApolloClient, token: string): Promise<void> {
  if (verdicts.size > 0 && !verdicts.has(token)) {
    // Somebody signed in in another tab: what was asked for before was for another session.
    verdicts = new Map()
    forget(client)
  }
  let user: SessionUser | null = null
  let verdict: Verdict | 'refused' = 'refused'
  try {
    const { data } = await client.query({
      query: SessionViewerQuery,
      context: { asViewer: true },
      fetchPolicy: 'no-cache',
    })
    if (data?.viewer) {
      user = userOf(readFragment(SessionUser_viewer, data.viewer))
      verdict = 'valid'
    }
  } catch (error) {
    if (!refused(error)) verdict = 'unknown'
  }
  // Another session may have taken its place while the server was asked.
  if (storedToken() !== token) return
  if (verdict === 'refused') {
    clear()
    forget(client)
  } else {
    verdicts.set(token, verdict)
    if (user) keepUser(user)
  }
  tell()
}

function keepUser(user: SessionUser): void {
  try {
    const { access_token: token, expires_at: expiresAt } = JSON.parse(storedSession() ?? '')
    keep(token, user, expiresAt)
  } catch {
    // Nothing is kept any more, or storage is full: the name stays as it was.
  }
}

/** Asks the server once whether the kept session holds, and again where it could not be asked. Clears what is broken. */
export function verifySession(client: ApolloClient): Promise<void> {
  const text = storedSession()
  if (text === null) {
    // It may have ended in another tab.
    forget(client)
    return Promise.resolve()
  }
  const token = parseKept(text)?.token
  if (token === undefined) {
    clear()
    tell()
    return Promise.resolve()
  }
  if (verdicts.get(token) === 'valid') return Promise.resolve()
  const underWay = asked.get(token) ?? ask(client, token).finally(() => asked.delete(token))
  asked.set(token, underWay)
  return underWay
}

type IssuedSession = {
  readonly session: { readonly accessToken: string; readonly expiresAt: string }
  readonly deviceToken: string
}

/** Begins a session that the server has just issued: after signing in, signing up and changing the password. */
export function startSession(
  client: ApolloClient,
  { session, deviceToken }: IssuedSession,
  viewer: SessionUser_viewerFragment,
): void {
  keepDeviceToken(deviceToken)
  keep(session.accessToken, userOf(viewer), session.expiresAt)
  verdicts = new Map([[session.accessToken, 'valid']])
  forget(client)
  tell()
}

/** Takes a changed profile over into what is kept, so that menus show it. */
export function updateSessionUser(viewer: SessionUser_viewerFragment): void {
  keepUser(userOf(viewer))
  tell()
}

/** Ends the session in this browser alone, where the server has ended it already. */
export function dropSession(client: ApolloClient): void {
  // What a visitor has gathered waits for an account; nobody signed out of one.
  if (storedToken() !== null) {
    forgetAnswers()
    for (const list of [recentTools, comparedTools]) list.set([])
  }
  clear()
  tell()
  forget(client)
}

/** Ends the session here at once, and on the server as soon as it hears of it. Answers whether it has heard; never fails. */
export async function endSession(client: ApolloClient): Promise<boolean> {
  const token = storedToken()
  dropSession(client)
  if (token === null) return true
  try {
    await client.mutate({
      mutation: SignOutDocument,
      // The token is not kept any more, so it goes along by hand.
      context: { headers: { authorization: `Bearer ${token}` } },
      fetchPolicy: 'no-cache',
    })
    return true
  } catch {
    // Here the session has ended; on the server it ends by itself.
    return false
  }
}

const onServer = (): SessionState => LOADING

/** The member's session. Verifies it at the start, after a change in another tab and once the network is back. */
export function useSession(): SessionState {
  const client = useApolloClient()
  const state = useSyncExternalStore(onStoredSession, currentSession, onServer)
  useEffect(() => {
    const verify = () => void verifySession(client)
    verify()
    window.addEventListener('storage', verify)
    window.addEventListener('online', verify)
    return () => {
      window.removeEventListener('storage', verify)
      window.removeEventListener('online', verify)
    }
  }, [client])
  return state
}
