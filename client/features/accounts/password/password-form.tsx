import { type FieldErrors, type FormValues, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { passwordLengthProblem } from '#core/accounts/password.ts'
import { useChangePassword } from './use-change-password.ts'

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const
type Name = (typeof FIELDS)[number]

export const PASSWORD_CHANGED = 'Password updated successfully!'
const FAILURE = 'Failed to update password. Please try again.'

function confirmProblem(next: string, confirmed: string): string | null {
  if (confirmed === '') return 'Please confirm the new password'
  return next === confirmed ? null : 'New passwords do not match'
}

function check({ currentPassword, newPassword, confirmPassword }: FormValues<Name>): FieldErrors<Name> {
  const problems: Record<Name, string | null> = {
    currentPassword: currentPassword === '' ? 'Current password is required' : null,
    newPassword: newPassword === '' ? 'New password is required' : passwordLengthProblem(newPassword),
    confirmPassword: confirmProblem(newPassword, confirmPassword),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

type PasswordFormProps = {
  readonly email: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Changes the password. This ends all other sessions. */
export function PasswordForm({ email, onDone, onCancel }: PasswordFormProps) {
  const changePassword = useChangePassword()
  const { formProps, errors, problem, busy, clearError } = useForm({
    fields: FIELDS,
    check,
    send: async (values) => {
      const outcome = await changePassword(values)
      if ('done' in outcome) onDone()
      return outcome
    },
    failure: FAILURE,
  })
  // No maximum length on the inputs: a pasted password that is silently cut off would not work later.
  const field = (name: Name, label: string, autoComplete: string, hint?: string) => (
    <Field label={label} error={errors[name]} hint={hint}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="password"
          autoComplete={autoComplete}
          aria-required
          autoFocus={name === 'currentPassword'}
          onChange={() => clearError(name)}
        />
      )}
    </Field>
  )
  return (
    <form {...formProps} className="grid gap-4">
      {/* Tells password managers which account the password belongs to. */}
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
