import { useForm } from '#client/lib/use-form.ts'
import { EmailLine, FormFrame } from './auth-controls.tsx'
import { authFailure } from './auth-failure.ts'
import { resetProblems } from './auth-rules.ts'
import type { AuthFormProps } from './sign-in-form.tsx'
import { RESET_FIELDS, useRequestPasswordReset } from './use-request-password-reset.ts'

const FAILED = 'Failed to send reset email'

type ResetFormProps = AuthFormProps & {
  /** Called with the email address once the request was accepted. */
  readonly onSent: (email: string) => void
}

/** Requests an email with a link to set a new password. */
export function ResetForm({ onSent, ...props }: ResetFormProps) {
  const request = useRequestPasswordReset()
  const form = useForm({
    fields: RESET_FIELDS,
    check: resetProblems,
    send: async (values) => {
      const outcome = await request(values)
      if ('done' in outcome) onSent(values.email)
      return outcome
    },
    failure: authFailure({ empty: FAILED, failed: `${FAILED}. Please try again.` }),
  })
  return (
    <FormFrame form={form} submit="Send Reset Link" busy="Sending…">
      <EmailLine form={form} {...props} />
    </FormFrame>
  )
}
