import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passwordLengthProblem } from '../../../core/accounts/password.ts'
import { InvalidInputError } from '../../../core/errors.ts'

// The 10,000 commonest passwords of at least 8 characters, in lower case: @zxcvbn-ts/language-common 4.1.3 (MIT).
const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .map((password) => fold(password)),
)

/** One form for texts that differ in case or compatibility characters alone, such as full-width letters. */
function fold(text: string): string {
  // Upper case first: it is what makes one of "ſ" and "s", of "ß" and "ss", and of the two forms of sigma.
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}

/**
 * Lets a new password pass, or throws InvalidInputError: 8 to 128 characters, none of the most common in any case or
 * width of letters, not the address itself. Cheap, so that it stands before the hashing.
 */
export const checkNewPassword = (password: string, email: string, field = 'password'): void => {
  const problem = passwordLengthProblem(password)
  if (problem !== null) throw new InvalidInputError(problem, field)
  const folded = fold(password)
  if (COMMON.has(folded) || folded === fold(email)) {
    throw new InvalidInputError('This password is too common. Please choose another one.', field)
  }
}
