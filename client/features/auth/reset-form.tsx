import { useEffect, useRef } from 'react'
import { useForm } from '../../lib/use-form.ts'
import { EmailLine, FormFrame } from './auth-controls.tsx'
import { authFailure } from './auth-failure.ts'
import { resetProblems } from './auth-rules.ts'
import type { AuthFormProps } from './sign-in-form.tsx'
import { RESET_FIELDS, useRequestPasswordReset } from './use-request-password-reset.ts'

const FAILED = 'Failed to send reset email'

/** Requests an email with a link to set a new password. */
export function ResetForm(props: AuthFormProps) {
  const form = useForm({
    fields: RESET_FIELDS,
    check: resetProblems,
    send: useRequestPasswordReset(),
    failure: authFailure({ empty: FAILED, failed: `${FAILED}. Please try again.` }),
  })
  if (form.done) return <CheckYourEmail email={props.email} />
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
      {/* The same text whether or not there is such an account. */}
      <p className="wrap-anywhere mt-2 text-soft">
        If there is an account for {email.trim()}, an email with a link to set a new password is on its way. The link
        works for 30 minutes.
      </p>
    </section>
  )
}
