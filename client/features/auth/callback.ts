import type { ApolloClient } from '@apollo/client'
import { PRODUCT_NAME } from '../../../core/brand.ts'
import { graphql } from '../../gql/gql.ts'
import { currentSession, verifySession } from '../../lib/session.ts'
import { carryPendingQuiz } from '../../lib/submit-quiz.ts'
import { memberStart } from './auth-address.ts'
import { holdRecoveryTicket } from './recovery-ticket.ts'

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

const RedeemRecoveryCodeDocument = graphql(`
  mutation RedeemRecoveryCodeMutation($code: String!) {
    redeemRecoveryCode(code: $code) {
      __typename
      ... on RedeemRecoveryCodePayload {
        ticket
      }
      ... on Failure {
        message
      }
    }
  }
`)

/** What became of a link from a letter, and where it leads to. */
export type CallbackOutcome =
  | { readonly status: 'success'; readonly message: string; readonly next: string }
  /** `retry` is where another try begins. */
  | { readonly status: 'error'; readonly message: string; readonly retry: string }

const LONGEST_DESCRIPTION = 200
const TOKENS = ['access_token', 'refresh_token']

const failed = (message: string, retry = '/auth'): CallbackOutcome => ({ status: 'error', message, retry })

/** Where a new link can be had in the place of one that is not good: by signing in, or for a lost password without. */
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

async function confirmEmail(client: ApolloClient, code: string): Promise<CallbackOutcome> {
  const { data } = await client.mutate({ mutation: VerifyEmailDocument, variables: { code }, fetchPolicy: 'no-cache' })
  const result = data?.verifyEmail
  if (!result) throw new Error('The answer is empty')
  if (result.__typename !== 'VerifyEmailPayload') return failed(result.message, NEW_LINK.signup)
  await verifySession(client)
  return {
    status: 'success',
    message: `Email confirmed successfully! Welcome to ${PRODUCT_NAME}.`,
    next: await pendingResults(client),
  }
}

async function recover(client: ApolloClient, code: string): Promise<CallbackOutcome> {
  const { data } = await client.mutate({
    mutation: RedeemRecoveryCodeDocument,
    variables: { code },
    fetchPolicy: 'no-cache',
  })
  const result = data?.redeemRecoveryCode
  if (!result) throw new Error('The answer is empty')
  if (result.__typename !== 'RedeemRecoveryCodePayload') return failed(result.message, NEW_LINK.recovery)
  holdRecoveryTicket(result.ticket)
  return {
    status: 'success',
    message: 'Password reset link confirmed. Please set your new password.',
    next: '/auth?mode=reset-password',
  }
}

/** Follows the link of a letter. Throws when the server cannot be asked; a code is good for one try that succeeds. */
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
