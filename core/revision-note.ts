import { InvalidInputError } from './errors.ts'
import { isPlainText } from './plain-text.ts'

export const MAX_REVISION_NOTE = 1000

/** Trims a note; null when empty. Throws InvalidInputError for control characters and beyond 1,000 characters. */
export const revisionNote = (text: string | null | undefined): string | null => {
  const note = text?.trim() || null
  if (note !== null && !isPlainText(note)) throw new InvalidInputError('"note" must be plain text.', 'note')
  if (note !== null && note.length > MAX_REVISION_NOTE) {
    throw new InvalidInputError(`"note" must be at most ${MAX_REVISION_NOTE} characters.`, 'note')
  }
  return note
}

/** An administrator's message to the editor. Also throws InvalidInputError for a rejection without a reason. */
export const decisionNote = (accept: boolean, text: string | null | undefined): string | null => {
  const note = revisionNote(text)
  if (!accept && note === null) throw new InvalidInputError('A rejection needs a reason.', 'note')
  return note
}
