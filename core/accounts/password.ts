const MIN_PASSWORD_LENGTH = 8
/** Limits the work of hashing. */
export const MAX_PASSWORD_LENGTH = 128

/** What is wrong with a new password's length in UTF-16 units; null when valid. Nothing is trimmed. */
export const passwordLengthProblem = (password: string): string | null => {
  if (password === '') return 'Password is required'
  if (password.length < MIN_PASSWORD_LENGTH) return 'Password must be at least 8 characters long'
  if (password.length > MAX_PASSWORD_LENGTH) return 'Password must be at most 128 characters long'
  return null
}
