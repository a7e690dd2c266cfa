import { useState } from 'react'
import { useForm } from '#client/lib/use-form.ts'
import { Notice } from '#client/ui/notice.tsx'
import { passwordLengthProblem } from '#core/accounts/password.ts'
import { EmailLine, FormFrame, PasswordLine } from './auth-controls.tsx'
import { authFailure } from './auth-failure.ts'
import { found, resetProblems } from './auth-rules.ts'
import { recoveryCode } from './recovery-code.ts'
import { useResetPassword } from './use-reset-password.ts'

const FAILED = 'Failed to update password. Please try again.'

/** Sets a new password with the code from an email link. `onDone` is called once every session has ended. */
export function NewPasswordForm({ onDone }: { readonly onDone: () => void }) {
  const [recovery] = useState(recoveryCode)
  const resetPassword = useResetPassword()
  const form = useForm({
    fields: ['email', 'newPassword', 'confirmPassword'],
    check: (values) => ({
      ...(recovery?.emailRequired ? resetProblems(values) : {}),
      ...found({
        newPassword: passwordLengthProblem(values.newPassword),
        confirmPassword: values.newPassword === values.confirmPassword ? null : 'New passwords do not match',
      }),
    }),
    send: async ({ email, newPassword }) => {
      const outcome = await resetPassword({ code: recovery?.code ?? '', newPassword, email })
      if ('done' in outcome) onDone()
      return outcome
    },
    failure: authFailure({ empty: FAILED, failed: FAILED }),
  })
  if (recovery === null) {
    return (
      <Notice tone="warning" title="Use the link in your email">
        Open the link again, or request a new one.
      </Notice>
    )
  }
  return (
    <FormFrame form={form} submit="Set New Password" busy="Saving…">
      {recovery.emailRequired ? (
        <>
          <p className="text-soft">
            This link was requested in another browser. Enter the email address of your account ({recovery.email}) to
            continue.
          </p>
          <EmailLine form={form} email="" />
        </>
      ) : (
        // Tells password managers which account the password belongs to.
        <input type="text" name="username" autoComplete="username" value={recovery.email} readOnly hidden />
      )}
      {recovery.emailVerified ? null : (
        <Notice className="wrap-anywhere">
          {recovery.email} isn't verified yet. A new password verifies it and clears the profile.
        </Notice>
      )}
      <PasswordLine
        form={form}
        name="newPassword"
        label="New Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        required
      />
      <PasswordLine
        form={form}
        name="confirmPassword"
        label="Confirm New Password"
        autoComplete="new-password"
        required
      />
    </FormFrame>
  )
}
