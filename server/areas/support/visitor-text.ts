/** Validates visitors' form input: length limits, and no email header injection. */
import { normalizedEmail } from '#core/email-address.ts'
import { InvalidInputError } from '#core/errors.ts'
import { isPlainLine, isPlainText } from '#core/plain-text.ts'
import { VISITOR_LIMITS } from '#core/visitor-limits.ts'

/** Most characters of all notes joined into one record. */
const MAX_NOTES = 4_000

const invalid = (field: string, rule: string) => new InvalidInputError(`"${field}" ${rule}.`, field)

const bounded = (text: string, field: string, max: number): string => {
  if ([...text].length > max) throw invalid(field, `must be at most ${max} characters`)
  return text.normalize('NFC')
}

/** One trimmed line; null when empty. Throws InvalidInputError for control characters and beyond `max`. */
export const visitorLine = (text: string | null | undefined, field: string, max: number): string | null => {
  if (text === null || text === undefined) return null
  if (!isPlainLine(text)) throw invalid(field, 'must be a single line')
  const line = text.trim()
  return line === '' ? null : bounded(line, field, max)
}

/** A trimmed multi-line note; null when empty. Throws InvalidInputError beyond `max` characters. */
export const visitorNote = (
  text: string | null | undefined,
  field: string,
  max: number = VISITOR_LIMITS.note,
): string | null => {
  if (text === null || text === undefined) return null
  if (!isPlainText(text)) throw invalid(field, 'must be plain text')
  const note = text.replace(/\r\n?/g, '\n').trim()
  return note === '' ? null : bounded(note, field, max)
}

/** Optional email. Throws InvalidInputError when invalid. */
export const visitorEmail = (text: string | null | undefined, field: string): string | null => {
  const line = visitorLine(text, field, VISITOR_LIMITS.email)
  if (line === null) return null
  const email = normalizedEmail(line)
  if (email === null) throw invalid(field, 'must be an email address')
  return email
}

/** Notes that no longer fit are dropped. */
export const joinNotes = (kept: string | null, added: string | null): string | null => {
  if (kept === null || added === null) return kept ?? added
  const joined = `${kept}\n\n${added}`
  return joined.length > MAX_NOTES ? kept : joined
}
