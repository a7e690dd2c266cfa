import { useMutation } from '@apollo/client/react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SecondFactorMethod } from '#client/gql/graphql.ts'
import { storedDeviceToken } from '#client/lib/device-token.ts'
import { SessionUser_viewer, startSession } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignInPayload {
        session {
          accessToken
          expiresAt
        }
        viewer {
          id
          ...SessionUser_viewer
        }
        deviceToken
      }
      ... on SecondFactorRequiredError {
        challenge
        methods
      }
      ...Failure_failure
    }
  }
`)

export const SIGN_IN_FIELDS = ['email', 'password'] as const
type Name = (typeof SIGN_IN_FIELDS)[number]

/** A sign-in with the right password, of an account with a second factor. */
export type PendingSignIn = { readonly challenge: string; readonly methods: readonly SecondFactorMethod[] }

/**
 * Signs in: starts the session in this browser and welcomes the member, or resolves with the sign-in that needs a
 * second factor. Rejects when the server is unreachable.
 */
export function useSignIn() {
  // Never cached: the response contains the token.
  const [mutate, { client }] = useMutation(SignInDocument, { fetchPolicy: 'no-cache' })
  return async ({
    email,
    password,
  }: Readonly<Record<Name, string>>): Promise<FormOutcome<Name, PendingSignIn | 'signed-in'>> => {
    const input = { email: email.trim(), password, deviceToken: storedDeviceToken.get() }
    const { data } = await mutate({ variables: { input } })
    const { payload, failure } = unwrap(data?.signIn)
    if (failure?.__typename === 'SecondFactorRequiredError') return { done: failure }
    if (failure) return formFailureOf(failure, SIGN_IN_FIELDS)
    startSession(client, payload, readFragment(SessionUser_viewer, payload.viewer))
    toast('Welcome back!')
    return { done: 'signed-in' }
  }
}
