import { isPlainLine, isPlainText } from './plain-text.ts'

/** Per member. */
export const MAX_COLLECTIONS = 50
export const MAX_COLLECTION_TOOLS = 200
/** In characters. */
export const MAX_COLLECTION_NAME = 80
/** Characters of a note on a collection or one of its tools. */
export const MAX_COLLECTION_NOTE = 500

/** Normalizes a name or note for storage: NFC, line feeds only, trimmed. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').trim().normalize('NFC')

/** Null when valid. */
export const collectionNameProblem = (name: string): string | null => {
  const text = cleanText(name)
  if (text === '') return 'Enter a name.'
  if ([...text].length > MAX_COLLECTION_NAME) return `The name can have at most ${MAX_COLLECTION_NAME} characters.`
  return isPlainLine(text) ? null : 'The name must be a single line of text.'
}

/** Null when valid. */
export const collectionNoteProblem = (note: string): string | null => {
  const text = cleanText(note)
  if ([...text].length > MAX_COLLECTION_NOTE) return `A note can have at most ${MAX_COLLECTION_NOTE} characters.`
  return isPlainText(text) ? null : 'The note must be plain text.'
}
