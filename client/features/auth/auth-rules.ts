/** The rules of the account forms, told at once and beside the field. The server holds them too. */
import { passwordLengthProblem } from '../../../core/accounts/password.ts'

export type AuthField =
  | 'email'
  | 'password'
  | 'fullName'
  | 'company'
  | 'jobTitle'
  | 'industry'
  | 'referralCode'
  | 'newPassword'
  | 'confirmPassword'
export type AuthErrors = Readonly<Partial<Record<AuthField, string>>>
export type Values = (field: AuthField) => string

const FIELDS: ReadonlySet<string> = new Set([
  'email',
  'password',
  'fullName',
  'company',
  'jobTitle',
  'industry',
  'referralCode',
  'newPassword',
  'confirmPassword',
] satisfies AuthField[])

export const isAuthField = (name: string | null | undefined): name is AuthField =>
  typeof name === 'string' && FIELDS.has(name)

/** Only what is surely no address; the server looks closer. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Checked = Readonly<Partial<Record<AuthField, string | null>>>

const found = (checked: Checked): AuthErrors =>
  Object.fromEntries(Object.entries(checked).filter(([, problem]) => problem !== null)) as AuthErrors

function emailProblem(email: string): string | null {
  const address = email.trim()
  if (address === '') return 'Email is required'
  return LOOKS_LIKE_EMAIL.test(address) ? null : 'Please enter a valid email address'
}

export const signInProblems = (values: Values): AuthErrors =>
  found({
    email: emailProblem(values('email')),
    password: values('password') === '' ? 'Password is required' : null,
  })

export const signUpProblems = (values: Values): AuthErrors =>
  found({
    email: emailProblem(values('email')),
    password: passwordLengthProblem(values('password')),
    fullName: values('fullName').trim() === '' ? 'Full name is required' : null,
  })

export const resetProblems = (values: Values): AuthErrors => found({ email: emailProblem(values('email')) })

export const newPasswordProblems = (values: Values): AuthErrors =>
  found({
    newPassword: passwordLengthProblem(values('newPassword')),
    confirmPassword: values('newPassword') === values('confirmPassword') ? null : 'New passwords do not match',
  })

/** A referral code of the address, or none: it is shown, so nothing else may come in by it. */
export const referralCodeOf = (code: string | null): string => (code && /^[A-Z0-9]{1,8}$/.test(code) ? code : '')
