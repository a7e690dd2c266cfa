/** The validation rules of new accounts. */

import { type FormFailure, type FormValues, formFailureOf } from '#client/lib/use-form.ts'
import { passwordLengthProblem } from '#core/accounts/password.ts'
import { emailProblem, found } from './auth-rules.ts'

export const signUpProblems = (values: FormValues<'email' | 'password' | 'fullName'>) =>
  found({
    email: emailProblem(values.email),
    password: passwordLengthProblem(values.password),
    fullName: values.fullName.trim() === '' ? 'Full name is required' : null,
  })

/** Shown beside the email address of an existing account. */
export const EXISTS = 'An account with this email already exists. Please sign in instead.'

type Failure = { readonly __typename: string; readonly message: string; readonly field?: string | null }

/** Maps a server failure to the outcome of a form for new accounts with these fields. */
export function signUpFailureOf<Name extends string>(failure: Failure, fields: readonly Name[]): FormFailure<Name> {
  return failure.__typename === 'AccountExistsError'
    ? { ...formFailureOf({ message: EXISTS, field: 'email' }, fields), problem: failure.message }
    : formFailureOf(failure, fields)
}

/** The referral code from the URL in upper case, or none. It is displayed, so anything else is rejected. */
export const referralCodeOf = (code: string | null): string =>
  code && /^[A-Za-z0-9]{1,8}$/.test(code) ? code.toUpperCase() : ''
