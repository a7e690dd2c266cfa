import { useMutation } from '@apollo/client/react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { storedDeviceToken } from '#client/lib/device-token.ts'
import { whileRenewing } from '#client/lib/renew-session.ts'
import { SessionUser_viewer, startSession } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'

const ChangePasswordDocument = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on ChangePasswordPayload {
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
      ... on InvalidCredentialsError {
        message
      }
      ... on InvalidInputError {
        field
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

const FIELDS = ['currentPassword', 'newPassword'] as const
type Name = (typeof FIELDS)[number]

/**
 * Changes the password, which ends every other session and gives this one a new token. Rejects when the server is
 * unreachable.
 */
export function useChangePassword() {
  const [mutate, { client }] = useMutation(ChangePasswordDocument, {
    context: { asViewer: true, ownRenewal: true },
    // Never cached: the response contains the token.
    fetchPolicy: 'no-cache',
  })
  return async ({ currentPassword, newPassword }: Readonly<Record<Name, string>>): Promise<FormOutcome<Name, true>> => {
    const input = { currentPassword, newPassword, deviceToken: storedDeviceToken.get() }
    return whileRenewing(async () => {
      const { data } = await mutate({ variables: { input } })
      const { payload, failure } = unwrap(data?.changePassword)
      if (failure?.__typename === 'InvalidCredentialsError') return { errors: { currentPassword: failure.message } }
      if (failure) return formFailureOf(failure, ['newPassword'])
      startSession(client, payload, readFragment(SessionUser_viewer, payload.viewer))
      return { done: true }
    })
  }
}
