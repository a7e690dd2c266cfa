import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import { storedDeviceToken } from '../../lib/device-token.ts'
import { EmailLine, FormFrame } from './auth-controls.tsx'
import { resetProblems } from './auth-rules.ts'
import type { AuthFormProps } from './sign-in-form.tsx'
import { refusalOf, useAuthForm } from './use-auth-form.ts'

const RequestPasswordResetDocument = graphql(`
  mutation RequestPasswordResetMutation($email: String!, $deviceToken: String) {
    requestPasswordReset(email: $email, deviceToken: $deviceToken) {
      __typename
      ... on Failure {
        message
      }
      ... on InvalidInputError {
        field
      }
    }
  }
`)

/** Requests an email with a link to set a new password. */
export function ResetForm(props: AuthFormProps) {
  const client = useApolloClient()
  const [sent, setSent] = useState(false)
  const form = useAuthForm({
    check: resetProblems,
    fallback: 'Failed to send reset email. Please try again.',
    send: async (values) => {
      const { data } = await client.mutate({
        mutation: RequestPasswordResetDocument,
        variables: { email: values('email').trim(), deviceToken: storedDeviceToken.get() },
        fetchPolicy: 'no-cache',
      })
      const result = data?.requestPasswordReset
      if (!result) return { problem: 'Failed to send reset email' }
      if (result.__typename !== 'RequestPasswordResetPayload') return refusalOf(result, ['email'])
      setSent(true)
      return null
    },
  })
  if (sent) return <CheckYourEmail email={props.email} />
  return (
    <FormFrame form={form} submit="Send Reset Link" busy="Sending…">
      <EmailLine form={form} {...props} />
    </FormFrame>
  )
}

function CheckYourEmail({ email }: { readonly email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="check-email">
      <h2 id="check-email" ref={heading} tabIndex={-1} className="text-xl">
        Check Your Email
      </h2>
      {/* Whether there is such an account is nobody's business. */}
      <p className="wrap-anywhere mt-2 text-soft">
        If there is an account for {email.trim()}, an email with a link to set a new password is on its way. The link
        works for 30 minutes.
      </p>
    </section>
  )
}
