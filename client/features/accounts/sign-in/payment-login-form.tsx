import { useState } from 'react'
import { useForm } from '#client/lib/use-form.ts'
import { EmailLine, FormFrame, PasswordLine } from './auth-controls.tsx'
import { authFailure } from './auth-failure.ts'
import { signInProblems } from './auth-rules.ts'
import { type AuthFormProps, SecondStep } from './sign-in-form.tsx'
import { type PendingSignIn, SIGN_IN_FIELDS, useSignIn } from './use-sign-in.ts'

type PaymentLoginProps = AuthFormProps & {
  /** Called with the reason when the server rejects the login: there may be no account yet. */
  readonly onRefused: (reason: string) => void
}

const FAILED = "We couldn't log you in. Please check your connection and try again."

/** Logs in a customer after a payment. */
export function PaymentLoginForm({ onRefused, ...props }: PaymentLoginProps) {
  const [pending, setPending] = useState<PendingSignIn | null>(null)
  const signIn = useSignIn()
  const form = useForm({
    fields: SIGN_IN_FIELDS,
    check: signInProblems,
    send: async (values) => {
      const outcome = await signIn(values)
      if (!('done' in outcome)) onRefused(outcome.problem ?? Object.values(outcome.errors ?? {})[0] ?? '')
      else if (outcome.done !== 'signed-in') setPending(outcome.done)
      return outcome
    },
    failure: authFailure({ empty: FAILED, failed: FAILED }),
  })
  if (pending !== null) return <SecondStep pending={pending} onBack={() => setPending(null)} />
  return (
    <FormFrame form={form} submit="Login" busy="Logging in...">
      <EmailLine form={form} {...props} />
      <PasswordLine form={form} name="password" label="Password" autoComplete="current-password" required />
    </FormFrame>
  )
}
