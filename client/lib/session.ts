import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useSyncExternalStore } from 'react'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import type { SessionUser_viewerFragment } from '../gql/graphql.ts'
import { PUBLIC_ROOT_FIELDS } from '../gql/public-fields.ts'
import { storedDeviceToken } from './device-token.ts'
import { isRefused } from './is-refused.ts'
import { removeMemberEntries, removeReviewDrafts } from './member-entries.ts'
import { retryReplacedTokens } from './renew-session.ts'
import { parseSession, type SessionUser, storeSession } from './session-storage.ts'
import { storedSession, storedToken } from './stored-session.ts'

/** The member's data stored next to the token, so that menus have a name before the server has responded. */
export const SessionUser_viewer = graphql(`
  fragment SessionUser_viewer on Viewer {
    id
    email
    fullName
    role
    emailVerified
    entitlement {
      label
      paid
    }
  }
`)

const SessionViewerQuery = graphql(`
  query SessionViewer {
    viewer {
      id
      ...SessionUser_viewer
    }
  }
`)

const SignOutDocument = graphql(`
  mutation SignOut {
    signOut {
      __typename
    }
  }
`)

type SessionState =
  /** Loading: a session is stored, and the server has not confirmed yet that it is valid. Its user is already known. */
  | { readonly status: 'loading'; readonly user: SessionUser | null }
  | { readonly status: 'anonymous'; readonly user: null }
  /** Verified is false while the server is unreachable: the name may be shown, but not the member's data. */
  | { readonly status: 'authenticated'; readonly user: SessionUser; readonly verified: boolean }

/** The server's verdict on a token: valid, or the server was unreachable. An invalid token is not stored. */
type Verdict = 'valid' | 'unknown'

const LOADING: SessionState = { status: 'loading', user: null }
const ANONYMOUS: SessionState = { status: 'anonymous', user: null }

let verdicts = new Map<string, Verdict>()
const pendingChecks = new Map<string, Promise<void>>()
let seen: { readonly text: string | null; readonly verdict: Verdict | undefined; readonly state: SessionState } | null =
  null

/** A token that another tab stored in place of the same member's: shown as before, until the server has confirmed it. */
let adopted: string | null = null

function adopt(token: string, userId: string): void {
  const [verdict] = verdicts.values()
  if (verdict === undefined || verdicts.has(token) || seen?.state.user?.id !== userId) return
  verdicts = new Map([[token, verdict]])
  adopted = token
}

function stateOf(text: string | null): SessionState {
  const session = text === null ? null : parseSession(text)
  if (session === null) return ANONYMOUS
  adopt(session.token, session.user.id)
  const verdict = verdicts.get(session.token)
  if (verdict === undefined) return { status: 'loading', user: session.user }
  return { status: 'authenticated', user: session.user, verified: verdict === 'valid' }
}

/** The current session; the same object until something changes. */
export function currentSession(): SessionState {
  const text = storedSession.get()
  const token = storedToken() ?? ''
  if (seen === null || seen.text !== text || seen.verdict !== verdicts.get(token)) {
    const state = stateOf(text)
    seen = { text, verdict: verdicts.get(token), state }
  }
  return seen.state
}

function clear(): void {
  // First, so that listeners do not see a verdict on a removed session.
  verdicts = new Map()
  storedSession.remove()
}

/** Removes the member's data from the cache. */
function forget(client: ApolloClient): void {
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (PUBLIC_ROOT_FIELDS.has(fieldName) ? value : DELETE),
  })
  client.cache.evict({ id: 'ROOT_MUTATION' })
  client.cache.gc()
}

const userOf = ({
  id,
  email,
  fullName,
  role,
  emailVerified,
  entitlement,
}: SessionUser_viewerFragment): SessionUser => ({
  id,
  email,
  fullName,
  planLabel: entitlement.label,
  paid: entitlement.paid,
  administrator: role !== 'MEMBER' && emailVerified,
})

/** The member of the stored token. Never cached: another session may begin before the server responds. */
async function loadUser(client: ApolloClient): Promise<SessionUser | null> {
  const { data } = await client.query({
    query: SessionViewerQuery,
    context: { asViewer: true },
    fetchPolicy: 'no-cache',
  })
  return data?.viewer ? userOf(readFragment(SessionUser_viewer, data.viewer)) : null
}

async function validate(client: ApolloClient, token: string): Promise<void> {
  if (verdicts.size > 0 && !verdicts.has(token)) {
    // Somebody signed in in another tab: earlier requests belong to another session.
    verdicts = new Map()
    forget(client)
  }
  let user: SessionUser | null = null
  let verdict: Verdict | 'refused' = 'refused'
  try {
    user = await loadUser(client)
    if (user) verdict = 'valid'
  } catch (error) {
    // The server rejected this token; every other failure may be temporary.
    if (!isRefused(error, ['UNAUTHENTICATED', 'FORBIDDEN'])) verdict = 'unknown'
  }
  adopted = null
  // Another session may have replaced it during the request.
  if (storedToken() !== token) return
  if (verdict === 'refused') {
    clear()
    forget(client)
  } else {
    verdicts.set(token, verdict)
    if (user) storeUser(user)
  }
  storedSession.notify()
}

function storeUser(user: SessionUser): void {
  try {
    const { access_token: token, expires_at: expiresAt } = JSON.parse(storedSession.get() ?? '')
    // If storage is full, the name stays as it was.
    storeSession(token, user, expiresAt)
  } catch {
    // No session is stored any more.
  }
}

/**
 * Asks the server once whether the stored session is valid, and again if it was unreachable. Removes an invalid
 * session.
 */
export function verifySession(client: ApolloClient): Promise<void> {
  retryReplacedTokens(client)
  // First, because it takes over the verdict on a token that was replaced.
  currentSession()
  const text = storedSession.get()
  if (text === null) {
    // It may have ended in another tab.
    forget(client)
    return Promise.resolve()
  }
  const token = parseSession(text)?.token
  if (token === undefined) {
    clear()
    return Promise.resolve()
  }
  if (verdicts.get(token) === 'valid' && adopted !== token) return Promise.resolve()
  const pending = pendingChecks.get(token) ?? validate(client, token).finally(() => pendingChecks.delete(token))
  pendingChecks.set(token, pending)
  return pending
}

type IssuedSession = {
  readonly session: { readonly accessToken: string; readonly expiresAt: string }
  readonly deviceToken: string
}

/**
 * Starts a session that the server has just issued: after signing in, signing up or changing the password. Throws if
 * the browser does not store it, because a session in memory would be lost on the next page load.
 */
export function startSession(
  client: ApolloClient,
  { session, deviceToken }: IssuedSession,
  viewer: SessionUser_viewerFragment,
): void {
  storedDeviceToken.set(deviceToken)
  const before = verdicts
  // First, or the listeners would verify the session with the server.
  verdicts = new Map([[session.accessToken, 'valid']])
  if (!storeSession(session.accessToken, userOf(viewer), session.expiresAt)) {
    verdicts = before
    throw new Error('The browser does not store the session')
  }
  forget(client)
}

/** Stores the new token of the current session. */
export function replaceToken({ accessToken, expiresAt }: IssuedSession['session']): void {
  const { user } = currentSession()
  if (user === null) return
  // First, or the listeners would verify the session with the server.
  verdicts = new Map([[accessToken, 'valid']])
  storeSession(accessToken, user, expiresAt)
}

/** Stores a changed profile, so that menus show it. */
export const updateSessionUser = (viewer: SessionUser_viewerFragment): void => storeUser(userOf(viewer))

/**
 * Reloads the member after a plan change, so that menus and paid features update at once: stores the user and drops
 * data that was loaded under the earlier plan. Rejects when the server is unreachable.
 */
export async function refreshSessionUser(client: ApolloClient): Promise<void> {
  const user = await loadUser(client)
  if (user) storeUser(user)
  forget(client)
}

/** Ends the session in this browser only, because the server has already ended it. */
export function dropSession(client: ApolloClient): void {
  // A visitor's stored data waits for an account; nobody signed out.
  if (storedToken() !== null) removeMemberEntries()
  clear()
  forget(client)
}

/** Ends the session here at once, then on the server. Resolves to whether the server has done so; never rejects. */
export async function endSession(client: ApolloClient): Promise<boolean> {
  const token = storedToken()
  dropSession(client)
  if (token === null) return true
  removeReviewDrafts()
  try {
    await client.mutate({
      mutation: SignOutDocument,
      // The token is no longer stored, so this operation sets its own header.
      context: { headers: { authorization: `Bearer ${token}` } },
    })
    return true
  } catch {
    // The session has ended here; on the server, it will expire.
    return false
  }
}

const onServer = (): SessionState => LOADING

/** The member's session. Verifies it at the start, after a change in another tab and once the network is back. */
export function useSession(): SessionState {
  const client = useApolloClient()
  const state = useSyncExternalStore(storedSession.subscribe, currentSession, onServer)
  useEffect(() => {
    const verify = () => void verifySession(client)
    verify()
    const unsubscribe = storedSession.subscribe(verify)
    window.addEventListener('online', verify)
    return () => {
      unsubscribe()
      window.removeEventListener('online', verify)
    }
  }, [client])
  return state
}
