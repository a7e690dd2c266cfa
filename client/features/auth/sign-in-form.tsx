import { useApolloClient } from '@apollo/client/react'
import { readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { storedDeviceToken } from '../../lib/device-token.ts'
import { SessionUser_viewer, startSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'
import { EmailLine, FormFrame, Line } from './auth-controls.tsx'
import { signInProblems } from './auth-rules.ts'
import { refusalOf, useAuthForm } from './use-auth-form.ts'

const SignInDocument = graphql(`
  mutation SignInMutation($input: SignInInput!) {
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
      ... on Failure {
        message
      }
      ... on InvalidInputError {
        field
      }
    }
  }
`)

export type AuthFormProps = { readonly email: string; readonly onEmail?: (email: string) => void }

type SignInFormProps = AuthFormProps & {
  /** Whether the address is given and cannot be changed. */
  readonly fixed?: boolean
  readonly onSignedIn?: () => void
}

/** Begins a session. Where it leads to is for the screen around it to say. */
export function SignInForm({ onSignedIn, ...props }: SignInFormProps) {
  const client = useApolloClient()
  const form = useAuthForm({
    check: signInProblems,
    fallback: 'An error occurred during sign in',
    send: async (values) => {
      const input = {
        email: values('email').trim(),
        password: values('password'),
        deviceToken: storedDeviceToken.get(),
      }
      // Never in the cache: the answer holds the token.
      const { data } = await client.mutate({ mutation: SignInDocument, variables: { input }, fetchPolicy: 'no-cache' })
      const result = data?.signIn
      if (!result) return { problem: 'Failed to sign in' }
      if (result.__typename !== 'SignInPayload') return refusalOf(result, ['email', 'password'])
      startSession(client, result, readFragment(SessionUser_viewer, result.viewer))
      toast('Welcome back!')
      onSignedIn?.()
      return null
    },
  })
  return (
    <FormFrame form={form} submit="Sign In" busy="Signing in…">
      <EmailLine form={form} {...props} />
      <Line form={form} name="password" label="Password" type="password" autoComplete="current-password" required />
    </FormFrame>
  )
}
