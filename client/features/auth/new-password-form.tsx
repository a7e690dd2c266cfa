import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import { endSession } from '../../lib/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { FormFrame, Line } from './auth-controls.tsx'
import { newPasswordProblems } from './auth-rules.ts'
import { holdRecoveryCode, recoveryCode } from './recovery-code.ts'
import { refusalOf, useAuthForm } from './use-auth-form.ts'

const ResetPasswordDocument = graphql(`
  mutation ResetPasswordMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
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

/** Sets a new password with the code of an email's link. `onDone` follows once every session has ended. */
export function NewPasswordForm({ onDone }: { readonly onDone: () => void }) {
  const client = useApolloClient()
  const [recovery] = useState(recoveryCode)
  const form = useAuthForm({
    check: newPasswordProblems,
    fallback: 'Failed to update password. Please try again.',
    send: async (values) => {
      const input = { code: recovery?.code ?? '', newPassword: values('newPassword') }
      const { data } = await client.mutate({
        mutation: ResetPasswordDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      })
      const result = data?.resetPassword
      if (!result) throw new Error('The answer is empty')
      if (result.__typename !== 'ResetPasswordPayload') return refusalOf(result, ['newPassword'])
      holdRecoveryCode(null)
      // The server has ended it already, and with it every other one.
      await endSession(client)
      toast('Password updated successfully!')
      onDone()
      return null
    },
  })
  if (recovery === null) {
    return (
      <Notice tone="warning" title="This step starts in your email">
        Open the link in the email again, or request a new one.
      </Notice>
    )
  }
  return (
    <FormFrame form={form} submit="Set New Password" busy="Saving…">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={recovery.email} readOnly hidden />
      {recovery.emailVerified ? null : (
        <Notice className="wrap-anywhere">
          {recovery.email} is not confirmed yet. A new password confirms it and clears the profile.
        </Notice>
      )}
      <Line
        form={form}
        name="newPassword"
        label="New Password"
        hint="At least 8 characters"
        type="password"
        autoComplete="new-password"
        required
      />
      <Line
        form={form}
        name="confirmPassword"
        label="Confirm New Password"
        type="password"
        autoComplete="new-password"
        required
      />
    </FormFrame>
  )
}
