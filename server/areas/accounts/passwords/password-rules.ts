import { passwordLengthProblem } from '#core/accounts/password.ts'
import { InvalidInputError } from '#core/errors.ts'
import { fold } from './fold.ts'
import { guessableWords, type Person } from './guessable-words.ts'
import type { EstimateStrength } from './strength.ts'
import { weakPasswordText } from './weak-password-text.ts'

/** Scores below it take fewer than a million tries. */
const LEAST_SCORE = 2

/** Throws InvalidInputError unless it has 8 to 128 characters. */
export const expectPasswordLength = (password: string, field = 'password'): void => {
  const problem = passwordLengthProblem(password)
  if (problem !== null) throw new InvalidInputError(problem, field)
}

export type PasswordRules = {
  readonly isLeaked: (password: string) => boolean
  readonly estimateStrength: EstimateStrength
}

export type CheckNewPassword = (password: string, person: Person, field?: string) => Promise<void>

/**
 * Throws InvalidInputError for a password that is the email address, is known from data leaks, or is easy to guess. Some
 * milliseconds of another thread, so count the caller's limits first, and check the length before.
 */
export const createPasswordRules =
  (rules: PasswordRules): CheckNewPassword =>
  async (password, person, field = 'password') => {
    if (fold(password) === fold(person.email)) {
      throw new InvalidInputError('This password is your email address. Please choose another one.', field)
    }
    if (rules.isLeaked(password)) {
      throw new InvalidInputError(
        'This password appears in lists of leaked passwords. Please choose another one.',
        field,
      )
    }
    const estimate = await rules.estimateStrength({ password, words: guessableWords(person) })
    if (estimate !== null && estimate.score < LEAST_SCORE) {
      throw new InvalidInputError(weakPasswordText(estimate.reason), field)
    }
  }
