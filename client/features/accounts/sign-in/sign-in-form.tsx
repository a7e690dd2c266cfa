import { useForm } from '#client/lib/use-form.ts'
import { EmailLine, FormFrame, PasswordLine } from './auth-controls.tsx'
import { authFailure } from './auth-failure.ts'
import { signInProblems } from './auth-rules.ts'
import { SIGN_IN_FIELDS, useSignIn } from './use-sign-in.ts'

export type AuthFormProps = { readonly email: string; readonly onEmail?: (email: string) => void }

type SignInFormProps = AuthFormProps & {
  /** Whether the email address is preset and can't be changed. */
  readonly fixed?: boolean
  readonly onSignedIn?: () => void
}

/** Starts a session. The surrounding screen decides where to go next. */
export function SignInForm({ onSignedIn, ...props }: SignInFormProps) {
  const signIn = useSignIn()
  const form = useForm({
    fields: SIGN_IN_FIELDS,
    check: signInProblems,
    send: async (values) => {
      const outcome = await signIn(values)
      if ('done' in outcome) onSignedIn?.()
      return outcome
    },
    failure: authFailure({ empty: 'Failed to sign in', failed: 'An error occurred during sign in' }),
  })
  return (
    <FormFrame form={form} submit="Sign In" busy="Signing in…">
      <EmailLine form={form} {...props} />
      <PasswordLine form={form} name="password" label="Password" autoComplete="current-password" required />
    </FormFrame>
  )
}
