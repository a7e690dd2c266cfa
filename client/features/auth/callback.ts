import type { ApolloClient } from '@apollo/client'
import { PRODUCT_NAME } from '../../../core/brand.ts'
import { graphql } from '../../gql/gql.ts'
import { currentSession, verifySession } from '../../lib/session.ts'
import { carryPendingQuiz } from '../../lib/submit-quiz.ts'
import { memberStart } from './auth-address.ts'
import { holdRecoveryCode, type RecoveryCode } from './recovery-code.ts'

const VerifyEmailDocument = graphql(`
  mutation VerifyEmailMutation($code: String!) {
    verifyEmail(code: $code) {
      __typename
      ... on Failure {
        message
      }
    }
  }
`)

const EmailCodeDocument = graphql(`
  query EmailCodeQuery($code: String!) {
    emailCode(code: $code) {
      __typename
      ... on EmailCode {
        email
        emailVerified
      }
      ... on Failure {
        message
      }
    }
  }
`)

/** What came of the link of an email, and where it leads to. */
export type CallbackOutcome =
  | { readonly status: 'success'; readonly message: string; readonly next: string }
  /** This browser does not hold the account's session: its reader has to show that the account is theirs. */
  | { readonly status: 'unconfirmed'; readonly code: RecoveryCode }
  /** `retry` is where another try begins. */
  | { readonly status: 'error'; readonly message: string; readonly retry: string }

const LONGEST_DESCRIPTION = 200
const TOKENS = ['access_token', 'refresh_token']

const failed = (message: string, retry = '/auth'): CallbackOutcome => ({ status: 'error', message, retry })

/** Where a new link can be had in the place of one that is not valid: by signing in, or for a lost password without. */
const NEW_LINK = { signup: '/auth?returnTo=/profile', recovery: '/auth?mode=reset' } as const

/** The address without tokens: they never make a session, and have no place in an address. Null when it has none. */
export function withoutTokens(query: URLSearchParams): string | null {
  if (!TOKENS.some((name) => query.has(name))) return null
  const rest = new URLSearchParams(query)
  for (const name of TOKENS) rest.delete(name)
  return rest.size === 0 ? '/auth/callback' : `/auth/callback?${rest}`
}

/** The results of a quiz that waited for the account of this browser's session; without one, where members start. */
async function pendingResults(client: ApolloClient): Promise<string> {
  if (currentSession().status !== 'authenticated') return memberStart()
  const carried = await carryPendingQuiz(client)
  return carried.status === 'carried' ? carried.path : memberStart()
}

/** What a code is good for; the text to show for one that is not valid. The code is not used by it. */
async function lookUp(client: ApolloClient, code: string): Promise<RecoveryCode | string> {
  const { data } = await client.query({
    query: EmailCodeDocument,
    variables: { code },
    fetchPolicy: 'no-cache',
  })
  const result = data?.emailCode
  if (!result) throw new Error('The answer is empty')
  if (result.__typename !== 'EmailCode') return result.message
  return { code, email: result.email, emailVerified: result.emailVerified }
}

/** Verifies the address of the session's account; null when the code belongs to another one. */
async function verifyOwn(client: ApolloClient, code: string): Promise<CallbackOutcome | null> {
  const { data } = await client.mutate({
    mutation: VerifyEmailDocument,
    variables: { code },
    context: { asViewer: true },
    fetchPolicy: 'no-cache',
  })
  const result = data?.verifyEmail
  if (!result) throw new Error('The answer is empty')
  if (result.__typename === 'SignInRequiredError') return null
  if (result.__typename !== 'VerifyEmailPayload') return failed(result.message, NEW_LINK.signup)
  return {
    status: 'success',
    message: `Email confirmed successfully! Welcome to ${PRODUCT_NAME}.`,
    next: await pendingResults(client),
  }
}

async function confirmEmail(client: ApolloClient, code: string): Promise<CallbackOutcome> {
  await verifySession(client)
  if (currentSession().status === 'authenticated') {
    const outcome = await verifyOwn(client, code)
    if (outcome !== null) return outcome
  }
  const found = await lookUp(client, code)
  return typeof found === 'string' ? failed(found, NEW_LINK.signup) : { status: 'unconfirmed', code: found }
}

async function recover(client: ApolloClient, code: string): Promise<CallbackOutcome> {
  const found = await lookUp(client, code)
  if (typeof found === 'string') return failed(found, NEW_LINK.recovery)
  holdRecoveryCode(found)
  return {
    status: 'success',
    message: 'Password reset link confirmed. Please set your new password.',
    next: '/auth?mode=reset-password',
  }
}

/** Follows the link of an email. Throws when the server cannot be reached; it can then be followed again. */
export async function followCallback(client: ApolloClient, query: URLSearchParams): Promise<CallbackOutcome> {
  if (query.get('error')) {
    return failed(query.get('error_description')?.slice(0, LONGEST_DESCRIPTION) || 'Authentication failed')
  }
  const type = query.get('type')
  const code = query.get('code')
  if (type === 'signup' || type === 'recovery') {
    if (!code) return failed('Authentication failed', NEW_LINK[type])
    return type === 'signup' ? confirmEmail(client, code) : recover(client, code)
  }
  await verifySession(client)
  const next = currentSession().status === 'authenticated' ? memberStart() : '/'
  return { status: 'success', message: 'Authentication successful!', next }
}
