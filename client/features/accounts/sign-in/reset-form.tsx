import { useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { RECOVERY_MINUTES } from '#core/retention.ts'
import { EmailLine, FormFrame } from './auth-controls.tsx'
import { authFailure } from './auth-failure.ts'
import { resetProblems } from './auth-rules.ts'
import type { AuthFormProps } from './sign-in-form.tsx'
import { RESET_FIELDS, useRequestPasswordReset } from './use-request-password-reset.ts'

const FAILED = 'Failed to send reset email'

type ResetFormProps = AuthFormProps & {
  readonly isSent: boolean
  /** Called with the email address once the request was accepted, and with null to make another one. */
  readonly onSent: (email: string | null) => void
}

/** Requests an email with a link to set a new password, then says where to look for it. */
export function ResetForm({ isSent, onSent, ...props }: ResetFormProps) {
  return isSent ? (
    <CheckYourEmail email={props.email} onRestart={() => onSent(null)} />
  ) : (
    <RequestForm {...props} onSent={onSent} />
  )
}

function RequestForm({ onSent, ...props }: Omit<ResetFormProps, 'isSent'>) {
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

type CheckYourEmailProps = { readonly email: string; readonly onRestart: () => void }

/** The same text whether or not the account exists. */
function CheckYourEmail({ email, onRestart }: CheckYourEmailProps) {
  return (
    <div className="mt-2 grid justify-items-start gap-4">
      <p className="wrap-anywhere text-soft">
        If there's an account for {email.trim()}, we've sent a link to set a new password. The link expires in{' '}
        {RECOVERY_MINUTES} minutes.
      </p>
      <Button variant="secondary" onClick={onRestart}>
        Try another address or resend
      </Button>
    </div>
  )
}
