import { InvalidInputError } from '#core/errors.ts'
import { isPlainText } from '#core/plain-text.ts'

/** In characters, for texts about refunds. */
const MAX_NOTE = 1_000

/**
 * Trims a multi-line text; null when empty. Throws InvalidInputError for control characters and beyond 1,000
 * characters.
 */
export const noteText = (text: string | null | undefined, field: string): string | null => {
  const note = (text ?? '').replace(/\r\n?/g, '\n').trim().normalize('NFC')
  if (!isPlainText(note) || !note.isWellFormed()) {
    throw new InvalidInputError(`"${field}" must be plain text.`, field)
  }
  if ([...note].length > MAX_NOTE) {
    throw new InvalidInputError(`"${field}" must be at most ${MAX_NOTE} characters.`, field)
  }
  return note === '' ? null : note
}
