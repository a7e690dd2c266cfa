/**
 * The validation rules of the account forms, applied immediately and shown beside the field. The server applies them
 * too. Those of new accounts and passwords are in modules that the sign-in page does not load.
 */

import type { FieldErrors, FormValues } from '#client/lib/use-form.ts'
import { INVALID_EMAIL, normalizedEmail } from '#core/email-address.ts'

type Checked<Name extends string> = Readonly<Partial<Record<Name, string | null>>>

export const found = <Name extends string>(checked: Checked<Name>): FieldErrors<Name> =>
  Object.fromEntries(Object.entries(checked).filter(([, problem]) => problem !== null)) as FieldErrors<Name>

export function emailProblem(email: string): string | null {
  const address = email.trim()
  if (address === '') return 'Email is required'
  return normalizedEmail(address) === null ? INVALID_EMAIL : null
}

export const signInProblems = (values: FormValues<'email' | 'password'>) =>
  found({
    email: emailProblem(values.email),
    password: values.password === '' ? 'Password is required' : null,
  })

export const resetProblems = (values: FormValues<'email'>) => found({ email: emailProblem(values.email) })
