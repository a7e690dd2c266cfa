import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passwordLengthProblem } from '#core/accounts/password.ts'
import { InvalidInputError } from '#core/errors.ts'

// The 10,000 most common passwords of at least 8 characters, in lower case: @zxcvbn-ts/language-common 4.1.3 (MIT).
const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .map((password) => fold(password)),
)

/** Normalizes case and compatibility characters such as full-width letters. */
function fold(text: string): string {
  // Upper case first: it unifies "ſ" and "s", "ß" and "ss", and both forms of sigma.
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}

/**
 * Throws InvalidInputError unless it has 8 to 128 characters, is not common, and is not the email itself. Cheap, so
 * call it before hashing.
 */
export const checkNewPassword = (password: string, email: string, field = 'password'): void => {
  const problem = passwordLengthProblem(password)
  if (problem !== null) throw new InvalidInputError(problem, field)
  const folded = fold(password)
  if (COMMON.has(folded) || folded === fold(email)) {
    throw new InvalidInputError('This password is too common. Please choose another one.', field)
  }
}
