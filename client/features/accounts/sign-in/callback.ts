import type { ApolloClient } from '@apollo/client'
import { graphql } from '#client/gql/gql.ts'
import { currentSession, verifySession } from '#client/lib/session.ts'
import { EmptyResultError } from '#client/lib/unwrap.ts'
import type { PendingOutcome } from '#client/lib/use-submit-quiz.ts'
import { PRODUCT_NAME } from '#core/brand.ts'
import { DEFAULT_DESTINATION } from '#core/safe-path.ts'
import { type RecoveryCode, setRecoveryCode } from './recovery-code.ts'
import { storedResetRequest } from './reset-request.ts'
import type { VerifyEmail } from './use-verify-email.ts'

const EmailCodeDocument = graphql(`
  query EmailCode($code: String!, $requestToken: String) {
    emailCode(code: $code, requestToken: $requestToken) {
      __typename
      ... on EmailCode {
        email
        emailRequired
        emailVerified
      }
      ... on Failure {
        message
      }
    }
  }
`)

/** The actions that following a link can trigger. */
type CallbackActions = {
  readonly client: ApolloClient
  readonly verifyEmail: VerifyEmail
  readonly submitPendingQuiz: () => Promise<PendingOutcome>
}

/** The result of following an email link, and where to go next. */
export type CallbackOutcome =
  | {
      readonly status: 'success'
      readonly message: string
      readonly next: string
      /** Whether it verified an email address. */
      readonly verified?: boolean
    }
  /** This browser has no session for the account, so the visitor has to prove that the account is theirs. */
  | { readonly status: 'unconfirmed'; readonly code: RecoveryCode }
  /** The link cancels a removal of second factors, once the visitor confirms it: programs that read emails open links. */
  | { readonly status: 'keep-factors'; readonly code: string }
  /** `retry`: where to try again. */
  | { readonly status: 'error'; readonly message: string; readonly retry: string }

const LONGEST_DESCRIPTION = 200
const TOKENS = ['access_token', 'refresh_token']

const failed = (message: string, retry = '/auth'): CallbackOutcome => ({ status: 'error', message, retry })

/** Where to get a new link when this one is invalid: after signing in, or for a lost password without signing in. */
const NEW_LINK = { signup: '/auth?returnTo=/profile', recovery: '/auth?mode=reset' } as const

/** The address without tokens, which never create a session and don't belong in a URL. Null when it has none. */
export function withoutTokens(query: URLSearchParams): string | null {
  if (!TOKENS.some((name) => query.has(name))) return null
  const rest = new URLSearchParams(query)
  for (const name of TOKENS) rest.delete(name)
  return rest.size === 0 ? '/auth/callback' : `/auth/callback?${rest}`
}

/** The results of a pending quiz for this browser's session; without one, the default destination. */
async function pendingResults(submitPendingQuiz: CallbackActions['submitPendingQuiz']): Promise<string> {
  if (currentSession().status !== 'authenticated') return DEFAULT_DESTINATION
  const outcome = await submitPendingQuiz()
  return 'path' in outcome ? outcome.path : DEFAULT_DESTINATION
}

/** The account of a code, or the message for an invalid one. Does not use up the code. */
async function lookUp(client: ApolloClient, code: string): Promise<RecoveryCode | string> {
  const { data } = await client.query({
    query: EmailCodeDocument,
    variables: { code, requestToken: storedResetRequest.get() },
    // Never cached: the code is a secret.
    fetchPolicy: 'no-cache',
  })
  const result = data?.emailCode
  if (!result) throw new EmptyResultError()
  if (result.__typename !== 'EmailCode') return result.message
  return { code, email: result.email, emailRequired: result.emailRequired, emailVerified: result.emailVerified }
}

/** Verifies the email address of the session's account; null when the code belongs to another account. */
async function verifyOwn(actions: CallbackActions, code: string): Promise<CallbackOutcome | null> {
  const { failure } = await actions.verifyEmail(code)
  if (failure?.__typename === 'SignInRequiredError') return null
  if (failure) return failed(failure.message, NEW_LINK.signup)
  return {
    status: 'success',
    message: `Email confirmed successfully! Welcome to ${PRODUCT_NAME}.`,
    next: await pendingResults(actions.submitPendingQuiz),
    verified: true,
  }
}

async function confirmEmail(actions: CallbackActions, code: string): Promise<CallbackOutcome> {
  await verifySession(actions.client)
  if (currentSession().status === 'authenticated') {
    const outcome = await verifyOwn(actions, code)
    if (outcome !== null) return outcome
  }
  const found = await lookUp(actions.client, code)
  return typeof found === 'string' ? failed(found, NEW_LINK.signup) : { status: 'unconfirmed', code: found }
}

async function recover(client: ApolloClient, code: string): Promise<CallbackOutcome> {
  const found = await lookUp(client, code)
  if (typeof found === 'string') return failed(found, NEW_LINK.recovery)
  setRecoveryCode(found)
  return {
    status: 'success',
    message: 'Password reset link confirmed. Please set your new password.',
    next: '/auth?mode=reset-password',
  }
}

/** Follows an email link. Rejects when the server is unreachable; the link can then be followed again. */
export async function followCallback(actions: CallbackActions, query: URLSearchParams): Promise<CallbackOutcome> {
  if (query.get('error')) {
    return failed(query.get('error_description')?.slice(0, LONGEST_DESCRIPTION) || 'Authentication failed')
  }
  const type = query.get('type')
  const code = query.get('code')
  if (type === 'signup' || type === 'recovery') {
    if (!code) return failed('Authentication failed', NEW_LINK[type])
    return type === 'signup' ? confirmEmail(actions, code) : recover(actions.client, code)
  }
  if (type === 'keep-factors') return code ? { status: 'keep-factors', code } : failed('Authentication failed')
  await verifySession(actions.client)
  const next = currentSession().status === 'authenticated' ? DEFAULT_DESTINATION : '/'
  return { status: 'success', message: 'Authentication successful!', next }
}
