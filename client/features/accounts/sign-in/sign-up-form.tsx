import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useForm } from '#client/lib/use-form.ts'
import { Field, Select } from '#client/ui/field.tsx'
import { PROFILE_INDUSTRIES } from '#core/accounts/industries.ts'
import { EmailLine, FormFrame, Line, PasswordLine } from './auth-controls.tsx'
import { authFailure } from './auth-failure.ts'
import { SignUpLead } from './purchase-summary.tsx'
import type { AuthFormProps } from './sign-in-form.tsx'
import { EXISTS, referralCodeOf, signUpProblems } from './sign-up-rules.ts'
import { SIGN_UP_FIELDS, useSignUp } from './use-sign-up.ts'

const MAX_LINE = 100
const MAX_CODE = 8

type SignUpFormProps = AuthFormProps & {
  /** From a member's referral link; null without one. */
  readonly referralCode: string | null
  /** The sign-in address; the email address is passed along. */
  readonly signInHref: string
  /** Where the new member goes. */
  readonly destination: string
}

/** Creates an account and starts its first session. */
export function SignUpForm({ referralCode, signInHref, destination, ...props }: SignUpFormProps) {
  const [code, setCode] = useState(() => referralCodeOf(referralCode))
  const [open, setOpen] = useState(code !== '')
  const form = useForm({
    fields: SIGN_UP_FIELDS,
    check: signUpProblems,
    send: useSignUp(),
    failure: authFailure({ empty: 'Failed to sign up', failed: 'An error occurred during sign up' }),
  })
  const { company, jobTitle, industry, referralCode: codeError } = form.errors
  const offer =
    form.errors.email === EXISTS ? (
      <Link to={signInHref} className="link inline-flex min-h-11 items-center justify-self-start font-semibold">
        Sign in with this email
      </Link>
    ) : null
  return (
    <>
      <SignUpLead destination={destination} />
      <FormFrame form={form} submit="Create Account" busy="Creating account…" offer={offer}>
        <EmailLine form={form} {...props} />
        <PasswordLine
          form={form}
          name="password"
          label="Password"
          hint="At least 8 characters"
          autoComplete="new-password"
          required
        />
        <Line form={form} name="fullName" label="Full Name" autoComplete="name" maxLength={MAX_LINE} required />
        <details
          open={open || [company, jobTitle, industry, codeError].some((error) => error !== undefined)}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="link min-h-11 w-fit cursor-pointer content-center font-semibold text-sm">
            Add details (optional)
          </summary>
          <div className="mt-2 grid gap-4">
            <Line form={form} name="company" label="Company" autoComplete="organization" maxLength={MAX_LINE} />
            <Line
              form={form}
              name="jobTitle"
              label="Job Title"
              autoComplete="organization-title"
              maxLength={MAX_LINE}
            />
            <Field label="Industry" error={form.errors.industry}>
              {(control) => (
                <Select {...control} name="industry" defaultValue="" onChange={() => form.clearError('industry')}>
                  <option value="">Select an industry</option>
                  {PROFILE_INDUSTRIES.map((industry) => (
                    <option key={industry}>{industry}</option>
                  ))}
                </Select>
              )}
            </Field>
            <div className="grid gap-1">
              <Line
                form={form}
                name="referralCode"
                label="Referral Code"
                autoComplete="off"
                maxLength={MAX_CODE}
                value={code}
                onChange={(event) => setCode(event.target.value.replace(/[a-z]+/g, (letters) => letters.toUpperCase()))}
              />
              <p role="status" className="text-sm text-support empty:hidden">
                {code.trim() === '' ? '' : "You'll help your friend earn rewards when you subscribe!"}
              </p>
            </div>
          </div>
        </details>
      </FormFrame>
    </>
  )
}
