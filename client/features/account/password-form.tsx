import { useApolloClient } from '@apollo/client/react'
import { useId } from 'react'
import { passwordLengthProblem } from '../../../core/accounts/password.ts'
import { readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { storedDeviceToken } from '../../lib/device-token.ts'
import { SessionUser_viewer, startSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Errors, fieldText, type Outcome, useAccountForm } from './use-account-form.ts'

const ChangePasswordDocument = graphql(`
  mutation ChangePasswordMutation($input: ChangePasswordInput!) {
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

type Name = 'currentPassword' | 'newPassword' | 'confirmPassword'

export const PASSWORD_CHANGED = 'Password updated successfully!'
const FAILURE = 'Failed to update password. Please try again.'

function check(form: FormData): Errors<Name> {
  const [current, next, confirmed] = (['currentPassword', 'newPassword', 'confirmPassword'] as const).map((name) =>
    fieldText(form, name),
  ) as [string, string, string]
  const lengthProblem = next === '' ? 'New password is required' : passwordLengthProblem(next)
  const confirmProblem = confirmed === '' ? 'Please confirm the new password' : null
  return {
    ...(current === '' ? { currentPassword: 'Current password is required' } : {}),
    ...(lengthProblem === null ? {} : { newPassword: lengthProblem }),
    ...(confirmProblem === null
      ? next === confirmed
        ? {}
        : { confirmPassword: 'New passwords do not match' }
      : { confirmPassword: confirmProblem }),
  }
}

type PasswordFormProps = {
  readonly email: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Changes the password. All sessions end with it; this browser goes on with a new one. */
export function PasswordForm({ email, onDone, onCancel }: PasswordFormProps) {
  const client = useApolloClient()
  const form = useId()
  const idOf = (name: Name) => `${form}-${name}`
  const send = async (data: FormData): Promise<Outcome<Name>> => {
    const input = {
      currentPassword: fieldText(data, 'currentPassword'),
      newPassword: fieldText(data, 'newPassword'),
      deviceToken: storedDeviceToken.get(),
    }
    const { data: answer } = await client.mutate({
      mutation: ChangePasswordDocument,
      variables: { input },
      context: { asViewer: true },
      // The answer holds a token, which must not lie in the cache.
      fetchPolicy: 'no-cache',
    })
    const result = answer?.changePassword
    if (!result) throw new Error('The answer is empty')
    switch (result.__typename) {
      case 'ChangePasswordPayload':
        startSession(client, result, readFragment(SessionUser_viewer, result.viewer))
        onDone()
        return { done: PASSWORD_CHANGED }
      case 'InvalidCredentialsError':
        return { errors: { currentPassword: result.message } }
      case 'InvalidInputError':
        return result.field === 'newPassword'
          ? { errors: { newPassword: result.message } }
          : { problem: result.message }
      default:
        return { problem: result.message }
    }
  }
  const { errors, problem, busy, submit, edit } = useAccountForm<Name>({ check, send, failure: FAILURE, idOf })
  // No bound on the inputs: a pasted password that loses its end without a word opens nothing later.
  const field = (name: Name, label: string, autoComplete: string, hint?: string) => (
    <Field id={idOf(name)} label={label} error={errors[name]} hint={hint}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="password"
          autoComplete={autoComplete}
          aria-required
          autoFocus={name === 'currentPassword'}
          onChange={() => edit(name)}
        />
      )}
    </Field>
  )
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {field('currentPassword', 'Current Password', 'current-password')}
      {field('newPassword', 'New Password', 'new-password', 'At least 8 characters.')}
      {field('confirmPassword', 'Confirm New Password', 'new-password')}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? 'Updating…' : 'Update Password'}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
