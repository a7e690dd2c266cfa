/**
 * The validation rules of the account forms, applied immediately and shown beside the field. The server applies them
 * too.
 */

import { type FieldErrors, type FormFailure, type FormValues, formFailureOf } from '#client/lib/use-form.ts'
import { passwordLengthProblem } from '#core/accounts/password.ts'
import { INVALID_EMAIL, normalizedEmail } from '#core/email-address.ts'

type Checked<Name extends string> = Readonly<Partial<Record<Name, string | null>>>

const found = <Name extends string>(checked: Checked<Name>): FieldErrors<Name> =>
  Object.fromEntries(Object.entries(checked).filter(([, problem]) => problem !== null)) as FieldErrors<Name>

function emailProblem(email: string): string | null {
  const address = email.trim()
  if (address === '') return 'Email is required'
  return normalizedEmail(address) === null ? INVALID_EMAIL : null
}

export const signInProblems = (values: FormValues<'email' | 'password'>) =>
  found({
    email: emailProblem(values.email),
    password: values.password === '' ? 'Password is required' : null,
  })

export const signUpProblems = (values: FormValues<'email' | 'password' | 'fullName'>) =>
  found({
    email: emailProblem(values.email),
    password: passwordLengthProblem(values.password),
    fullName: values.fullName.trim() === '' ? 'Full name is required' : null,
  })

export const resetProblems = (values: FormValues<'email'>) => found({ email: emailProblem(values.email) })

export const newPasswordProblems = (values: FormValues<'newPassword' | 'confirmPassword'>) =>
  found({
    newPassword: passwordLengthProblem(values.newPassword),
    confirmPassword: values.newPassword === values.confirmPassword ? null : 'New passwords do not match',
  })

/** Shown beside the email address of an existing account. */
export const EXISTS = 'An account with this email already exists. Please sign in instead.'

type Failure = { readonly __typename: string; readonly message: string; readonly field?: string | null }

/** Maps a server failure to the outcome of an account form with these fields. */
export function authFailureOf<Name extends string>(failure: Failure, fields: readonly Name[]): FormFailure<Name> {
  return failure.__typename === 'AccountExistsError'
    ? { ...formFailureOf({ message: EXISTS, field: 'email' }, fields), problem: failure.message }
    : formFailureOf(failure, fields)
}

/** The referral code from the URL in upper case, or none. It is displayed, so anything else is rejected. */
export const referralCodeOf = (code: string | null): string =>
  code && /^[A-Za-z0-9]{1,8}$/.test(code) ? code.toUpperCase() : ''
