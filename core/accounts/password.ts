const MIN_PASSWORD_LENGTH = 8
/** Bounds the work of hashing. */
export const MAX_PASSWORD_LENGTH = 128

/**
 * What is wrong with the length of a new password, in UTF-16 units as form fields count; null when nothing is. No
 * character is trimmed or refused.
 */
export const passwordLengthProblem = (password: string): string | null => {
  if (password === '') return 'Password is required'
  if (password.length < MIN_PASSWORD_LENGTH) return 'Password must be at least 8 characters long'
  if (password.length > MAX_PASSWORD_LENGTH) return 'Password must be at most 128 characters long'
  return null
}
