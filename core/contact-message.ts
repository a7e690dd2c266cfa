import { INVALID_EMAIL, normalizedEmail } from './email-address.ts'
import { isPlainLine, isPlainText } from './plain-text.ts'

export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5000 } as const

export type ContactField = keyof typeof CONTACT_LIMITS
export type ContactValues = Readonly<Record<ContactField, string>>
/** Errors by field, in form order. */
type ContactErrors = Readonly<Partial<Record<ContactField, string>>>

export const CONTACT_SUCCESS = "Thank you for your message! We'll get back to you soon."

const FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[]
const LABELS = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' } as const
/** Fewest characters, without surrounding spaces. */
const LEAST = { name: 2, email: 0, subject: 5, message: 10 } as const

/** Normalizes the fields for storage: NFC, line feeds only, trimmed. */
export const normalizeContact = (values: ContactValues): ContactValues => {
  const clean = (text: string): string => text.replace(/\r\n?/g, '\n').trim().normalize('NFC')
  return {
    name: clean(values.name),
    email: normalizedEmail(values.email) ?? clean(values.email),
    subject: clean(values.subject),
    message: clean(values.message),
  }
}

const errorOf = (field: ContactField, given: string, text: string): string | null => {
  const label = LABELS[field]
  const length = [...text].length
  if (length === 0) return `${label} is required`
  if (length > CONTACT_LIMITS[field]) return `${label} can have at most ${CONTACT_LIMITS[field]} characters`
  if (field === 'email') return !isPlainLine(given) || normalizedEmail(text) === null ? INVALID_EMAIL : null
  // Fields that become email headers: a line break would inject another header.
  if (field !== 'message' && !isPlainLine(given)) return `${label} must be a single line`
  if (!isPlainText(given)) return `${label} must be plain text`
  return length < LEAST[field] ? `${label} must be at least ${LEAST[field]} characters` : null
}

/** The error of every invalid field; empty when all are valid. */
export const contactErrors = (values: ContactValues): ContactErrors => {
  const texts = normalizeContact(values)
  const found = FIELDS.map((field) => [field, errorOf(field, values[field], texts[field])] as const)
  return Object.fromEntries(found.filter(([, error]) => error !== null)) as ContactErrors
}
