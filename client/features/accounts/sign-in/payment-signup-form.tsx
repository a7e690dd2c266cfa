import { useForm } from '#client/lib/use-form.ts'
import { EmailLine, FormFrame, Line, PasswordLine } from './auth-controls.tsx'
import { authFailure, UNEXPECTED } from './auth-failure.ts'
import type { AuthFormProps } from './sign-in-form.tsx'
import { signUpProblems } from './sign-up-rules.ts'
import { useSignUp } from './use-sign-up.ts'

const FIELDS = ['fullName', 'email', 'password', 'confirmPassword'] as const
type Values = Readonly<Record<(typeof FIELDS)[number], string>>

const FAILED = 'Please check your connection and try again.'

const failureOf = authFailure({ empty: FAILED, failed: FAILED })

const problemsOf = (values: Values) => ({
  ...signUpProblems(values),
  ...(values.password === values.confirmPassword ? {} : { confirmPassword: 'Passwords do not match' }),
})

const notCreated = (reason: string): string => `Error creating account: ${reason}`

/** Creates an account after a payment. */
export function PaymentSignupForm(props: AuthFormProps) {
  const signUp = useSignUp()
  const form = useForm({
    fields: FIELDS,
    check: problemsOf,
    send: async ({ confirmPassword: _confirmed, ...values }) => {
      const outcome = await signUp({ ...values, company: '', jobTitle: '', industry: '', referralCode: '' })
      if ('done' in outcome) return outcome
      const { email, password, fullName } = outcome.errors ?? {}
      const errors = { ...(email && { email }), ...(password && { password }), ...(fullName && { fullName }) }
      const reason = outcome.problem ?? Object.values(outcome.errors ?? {})[0] ?? UNEXPECTED
      return { errors, problem: notCreated(reason) }
    },
    failure: (error) => {
      const reason = failureOf(error)
      return reason === UNEXPECTED ? UNEXPECTED : notCreated(reason)
    },
  })
  return (
    <FormFrame form={form} submit="Create Account" busy="Creating Account...">
      <Line form={form} name="fullName" label="Full Name" autoComplete="name" maxLength={100} required />
      <EmailLine form={form} {...props} />
      <PasswordLine
        form={form}
        name="password"
        label="Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        required
      />
      <PasswordLine form={form} name="confirmPassword" label="Confirm Password" autoComplete="new-password" required />
    </FormFrame>
  )
}
