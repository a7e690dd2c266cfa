/** The rules of collections, the same in the browser and on the server. */

/** Maximum number of collections per member. */
export const MAX_COLLECTIONS = 50
/** Maximum number of tools in a collection. */
export const MAX_COLLECTION_TOOLS = 200
/** Maximum length of a collection's name. */
export const MAX_COLLECTION_NAME = 80
/** Maximum length of a note on a collection, or on a tool in it. */
export const MAX_COLLECTION_NOTE = 500

// A name is shown on one line.
const BREAK_OR_CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u
const CONTROL_BUT_BREAKS = /[^\P{Cc}\t\n]/u

/** A name or note as it is stored: NFC, only line feeds as line breaks, trimmed. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').trim().normalize('NFC')

/** The error of a name; null if it is valid. */
export const collectionNameProblem = (name: string): string | null => {
  const text = cleanText(name)
  if (text === '') return 'Enter a name.'
  if ([...text].length > MAX_COLLECTION_NAME) return `The name can have at most ${MAX_COLLECTION_NAME} characters.`
  return BREAK_OR_CONTROL.test(text) ? 'The name must be a single line of text.' : null
}

/** The error of a note; null if it is valid. */
export const collectionNoteProblem = (note: string): string | null => {
  const text = cleanText(note)
  if ([...text].length > MAX_COLLECTION_NOTE) return `A note can have at most ${MAX_COLLECTION_NOTE} characters.`
  return CONTROL_BUT_BREAKS.test(text) ? 'The note must be plain text.' : null
}
