import type { ApolloClient } from '@apollo/client'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { storedDeviceToken } from '#client/lib/device-token.ts'
import { SessionUser_viewer, startSession } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { toast } from '#client/ui/toast.ts'

const StartPasskeySignInDocument = graphql(`
  mutation StartPasskeySignIn {
    startPasskeySignIn {
      __typename
      ... on StartPasskeySignInPayload {
        token
        options
      }
      ...Failure_failure
    }
  }
`)

const SignInWithPasskeyDocument = graphql(`
  mutation SignInWithPasskey($input: SignInWithPasskeyInput!) {
    signInWithPasskey(input: $input) {
      __typename
      ... on SignInWithPasskeyPayload {
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
      ...Failure_failure
    }
  }
`)

const UNSUPPORTED = 'This browser can’t use passkeys on this page. Sign in with your password instead.'
const NOT_USED = 'No passkey was used. Try again, or sign in with your password.'

/** Starts the session in this browser. Resolves with null, or with what to tell. Rejects when the server is unreachable. */
export async function signInWithPasskey(client: ApolloClient): Promise<string | null> {
  if (!browserSupportsWebAuthn()) return UNSUPPORTED
  // Never cached: the responses contain secrets.
  const fetchPolicy = 'no-cache'
  const { data } = await client.mutate({ mutation: StartPasskeySignInDocument, fetchPolicy })
  const started = unwrap(data?.startPasskeySignIn)
  if (started.failure) return started.failure.message
  const { token, options } = started.payload
  let response: string
  try {
    response = JSON.stringify(await startAuthentication({ optionsJSON: options as never }))
  } catch {
    // Canceled, timed out or refused by the device: browsers do not tell them apart.
    return NOT_USED
  }
  const input = { token, response, deviceToken: storedDeviceToken.get() }
  const answer = await client.mutate({ mutation: SignInWithPasskeyDocument, variables: { input }, fetchPolicy })
  const { payload, failure } = unwrap(answer.data?.signInWithPasskey)
  if (failure) return failure.message
  startSession(client, payload, readFragment(SessionUser_viewer, payload.viewer))
  toast('Welcome back!')
  return null
}
