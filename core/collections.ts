/** The rules of collections, the same in the browser and on the server. */

/** Most collections that a member can have. */
export const MAX_COLLECTIONS = 50
/** Most tools in one collection. */
export const MAX_COLLECTION_TOOLS = 200
/** Most characters of a collection's name. */
export const MAX_COLLECTION_NAME = 80
/** Most characters of a note on a collection, or on a tool in it. */
export const MAX_COLLECTION_NOTE = 500

// A name is shown in one line.
const BREAK_OR_CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u
const CONTROL_BUT_BREAKS = /[^\P{Cc}\t\n]/u

/** A name or note as it is stored: NFC, line feeds alone, no space around it. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').trim().normalize('NFC')

/** What is wrong with a name; null when nothing is. */
export const collectionNameProblem = (name: string): string | null => {
  const text = cleanText(name)
  if (text === '') return 'Enter a name.'
  if ([...text].length > MAX_COLLECTION_NAME) return `The name can have at most ${MAX_COLLECTION_NAME} characters.`
  return BREAK_OR_CONTROL.test(text) ? 'The name must be a single line of text.' : null
}

/** What is wrong with a note; null when nothing is. */
export const collectionNoteProblem = (note: string): string | null => {
  const text = cleanText(note)
  if ([...text].length > MAX_COLLECTION_NOTE) return `A note can have at most ${MAX_COLLECTION_NOTE} characters.`
  return CONTROL_BUT_BREAKS.test(text) ? 'The note must be plain text.' : null
}
