/** What visitors without an account may write into a form: bounded, and without what could pass for a header of a mail. */
import { z } from 'zod'
import { InvalidInputError } from '../../../core/errors.ts'
import { VISITOR_LIMITS } from '../../../core/visitor-limits.ts'

/** Most characters of all notes that were joined into one record. */
const MAX_NOTES = 4_000

const CONTROL = /\p{Cc}/u
const CONTROL_BUT_BREAKS = /[^\P{Cc}\t\n\r]/u

const invalid = (field: string, rule: string) => new InvalidInputError(`"${field}" ${rule}.`, field)

const bounded = (text: string, field: string, max: number): string => {
  if ([...text].length > max) throw invalid(field, `must be at most ${max} characters`)
  return text.normalize('NFC')
}

/** One line of text, trimmed; null when there is none. Throws InvalidInputError for control characters and beyond `max`. */
export const visitorLine = (text: string | null | undefined, field: string, max: number): string | null => {
  if (text === null || text === undefined) return null
  if (CONTROL.test(text)) throw invalid(field, 'must be a single line')
  const line = text.trim()
  return line === '' ? null : bounded(line, field, max)
}

/** A note of several lines, trimmed; null when there is none. Throws InvalidInputError beyond `max` characters. */
export const visitorNote = (
  text: string | null | undefined,
  field: string,
  max: number = VISITOR_LIMITS.note,
): string | null => {
  if (text === null || text === undefined) return null
  if (CONTROL_BUT_BREAKS.test(text)) throw invalid(field, 'must be plain text')
  const note = text.replace(/\r\n?/g, '\n').trim()
  return note === '' ? null : bounded(note, field, max)
}

/** An email address, if one was given. Throws InvalidInputError for what is none. */
export const visitorEmail = (text: string | null | undefined, field: string): string | null => {
  const email = visitorLine(text, field, VISITOR_LIMITS.email)
  if (email !== null && !z.email().safeParse(email).success) throw invalid(field, 'must be an email address')
  return email
}

/** Notes of several visitors in one record; what no longer fits is left out. */
export const joinNotes = (kept: string | null, added: string | null): string | null => {
  if (kept === null || added === null) return kept ?? added
  const joined = `${kept}\n\n${added}`
  return joined.length > MAX_NOTES ? kept : joined
}
