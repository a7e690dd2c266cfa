import { InvalidInputError } from './errors.ts'

/** The most characters of a note of an editor or an administrator. */
export const MAX_REVISION_NOTE = 1000

/** A note without blanks around it; null for an empty one. @throws InvalidInputError for one beyond 1,000 characters. */
export const revisionNote = (text: string | null | undefined): string | null => {
  const note = text?.trim() || null
  if (note !== null && note.length > MAX_REVISION_NOTE) {
    throw new InvalidInputError(`"note" must be at most ${MAX_REVISION_NOTE} characters.`, 'note')
  }
  return note
}

/** What an administrator tells the editor. @throws InvalidInputError as above, and for a rejection without a reason. */
export const decisionNote = (accept: boolean, text: string | null | undefined): string | null => {
  const note = revisionNote(text)
  if (!accept && note === null) throw new InvalidInputError('A rejection needs a reason.', 'note')
  return note
}
