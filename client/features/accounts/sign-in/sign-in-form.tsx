import { useState } from 'react'
import { latePart } from '#client/lib/later.tsx'
import { useForm } from '#client/lib/use-form.ts'
import { EmailLine, FormFrame, PasswordLine } from './auth-controls.tsx'
import { authFailure } from './auth-failure.ts'
import { signInProblems } from './auth-rules.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { type PendingSignIn, SIGN_IN_FIELDS, useSignIn } from './use-sign-in.ts'

export type AuthFormProps = { readonly email: string; readonly onEmail?: (email: string) => void }

export const SecondStep = latePart(
  'client/features/accounts/sign-in/second-step.tsx',
  () => import('./second-step.tsx').then((module) => module.SecondStep),
  () => <div className="h-64" />,
)

type SignInFormProps = AuthFormProps & {
  /** Whether the email address is preset and can't be changed. */
  readonly fixed?: boolean
  readonly onSignedIn?: () => void
}

/** Starts a session. The surrounding screen decides where to go next. */
export function SignInForm({ onSignedIn, ...props }: SignInFormProps) {
  const [pending, setPending] = useState<PendingSignIn | null>(null)
  const signIn = useSignIn()
  const form = useForm({
    fields: SIGN_IN_FIELDS,
    check: signInProblems,
    send: async (values) => {
      const outcome = await signIn(values)
      if (!('done' in outcome)) return outcome
      if (outcome.done === 'signed-in') onSignedIn?.()
      else setPending(outcome.done)
      return outcome
    },
    failure: authFailure({ empty: 'Failed to sign in', failed: 'An error occurred during sign in' }),
  })
  if (pending !== null) return <SecondStep pending={pending} onSignedIn={onSignedIn} onBack={() => setPending(null)} />
  return (
    <>
      <FormFrame form={form} submit="Sign In" busy="Signing in…">
        <EmailLine form={form} {...props} />
        <PasswordLine form={form} name="password" label="Password" autoComplete="current-password" required />
      </FormFrame>
      {props.fixed ? null : <PasskeyButton />}
    </>
  )
}
