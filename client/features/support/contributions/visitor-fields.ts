/** Validation of the visitor forms: the server's rules, checked early and shown next to the field. */

import type { FieldErrors } from '#client/lib/use-form.ts'
import { countText } from '#core/display/numbers.ts'
import { normalizedEmail } from '#core/email-address.ts'
import { isPlainLine, isPlainText } from '#core/plain-text.ts'
import { VISITOR_LIMITS } from '#core/visitor-limits.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'

export type FieldName = keyof typeof VISITOR_LIMITS

/** The message for a field that the server rejects. */
export const FIELD_RULES: Readonly<Record<FieldName, string>> = {
  name: 'Please enter a one-line name with letters or digits.',
  websiteUrl: 'Please enter a web address, such as https://example.com.',
  category: 'Please choose a category from the list.',
  note: 'Please use plain text only.',
  email: 'Please enter a valid email, or leave it empty.',
}

const tooLong = (text: string, field: FieldName): string | null =>
  [...text].length > VISITOR_LIMITS[field] ? `Please use at most ${countText(VISITOR_LIMITS[field])} characters.` : null

function nameError(name: string): string | null {
  if (name === '') return "Please enter the tool's name."
  return !isPlainLine(name) || !/[\p{L}\p{N}]/u.test(name) ? FIELD_RULES.name : null
}

function addressError(address: string): string | null {
  if (address === '') return "Please enter the tool's web address."
  return !isPlainLine(address) || safeWebsiteUrl(address) === null ? FIELD_RULES.websiteUrl : null
}

const CHECKS: Readonly<Record<FieldName, (text: string) => string | null>> = {
  name: nameError,
  websiteUrl: addressError,
  category: () => null,
  note: (note) => (isPlainText(note) ? null : FIELD_RULES.note),
  email: (email) => (email !== '' && normalizedEmail(email) === null ? FIELD_RULES.email : null),
}

/** The errors of the invalid fields among those given, in their order; empty if all are valid. */
export function checkFields<Name extends FieldName>(
  values: Readonly<Partial<Record<Name, string>>>,
): FieldErrors<Name> {
  const found = Object.entries(values as Readonly<Record<string, string>>).map(([name, value]) => {
    const field = name as FieldName
    const text = value.trim()
    return [field, tooLong(text, field) ?? CHECKS[field](text)] as const
  })
  return Object.fromEntries(found.filter(([, error]) => error !== null)) as FieldErrors<Name>
}

/** The id of a field's control in a form. */
export const controlId = (form: string, field: FieldName): string => `${form}-${field}`
