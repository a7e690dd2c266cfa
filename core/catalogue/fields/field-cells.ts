/** Tool values as cells of imported and exported files. */
import { z } from 'zod'
import { hasDirectionControl } from '../../plain-text.ts'
import { safeWebsiteUrl } from '../../website-url.ts'
import { hasSourceUrl, SOURCE_WITHOUT_URL } from '../vocabulary.ts'
import { definitionOf, FIELD_NAMES, type ToolField } from './field-names.ts'
import { schemaOf } from './field-schemas.ts'
import type { ToolFieldDefinition } from './field-types.ts'
import { factOfField, isKnown, storedFactSchema } from './tool-values.ts'

type Notation = 'text' | 'verbatim' | 'number' | 'boolean' | 'list' | 'json'
type Column = {
  readonly notation: Notation
  readonly schema: z.ZodType
  /** The known values of a closed vocabulary, accepted in any case and spelling of spaces. */
  readonly words?: readonly string[]
}

const urlCell = z.string().transform((text, context) => {
  const url = safeWebsiteUrl(text)
  if (url === null) {
    context.addIssue('is not an http or https address')
    return z.NEVER
  }
  // Keep the original where parsing only added a slash to a bare host.
  return url === `${text}/` ? text : url
})

const NOTATIONS: Record<ToolFieldDefinition['kind'], Notation> = {
  text: 'text',
  prose: 'verbatim',
  url: 'text',
  flag: 'boolean',
  integer: 'number',
  decimal: 'number',
  day: 'text',
  choice: 'text',
  choices: 'list',
  phrases: 'list',
  slug: 'text',
  category: 'text',
  plans: 'json',
  events: 'json',
  topics: 'json',
  logo: 'text',
}

const columnOf = (name: ToolField): Column => {
  const field = definitionOf(name)
  return {
    notation: NOTATIONS[field.kind],
    schema: field.kind === 'url' ? urlCell : schemaOf(name),
    ...('words' in field && { words: field.words }),
  }
}

const COLUMNS = Object.fromEntries(FIELD_NAMES.map((name) => [name, columnOf(name)])) as Record<ToolField, Column>

const factsSchema = z.partialRecord(
  z.enum(FIELD_NAMES.filter((field) => factOfField(field) === field)),
  storedFactSchema.refine(hasSourceUrl, { path: ['url'], error: SOURCE_WITHOUT_URL }),
)

/** A cell's value; `keep` for a blank cell without meaning; or a problem. */
type ReadCell = { readonly value: unknown } | { readonly problem: string } | 'keep'

// Tabs and line breaks are allowed; other control characters are not.
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const TRUE = new Set(['true', 'yes', '1'])
const FALSE = new Set(['false', 'no', '0'])

const parsers: Record<Notation, (text: string) => unknown> = {
  text: (text) => text.trim(),
  verbatim: (text) => text,
  number: (text) => (/^-?\d+(\.\d+)?(e-?\d+)?$/i.test(text.trim()) ? Number(text) : text),
  boolean: (text) => {
    const word = text.trim().toLowerCase()
    return TRUE.has(word) ? true : FALSE.has(word) ? false : text
  },
  list: (text) =>
    text.trim().startsWith('[')
      ? JSON.parse(text)
      : text
          .split('|')
          .map((item) => item.trim())
          .filter((item) => item !== ''),
  json: (text) => JSON.parse(text),
}

const folded = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The words of a vocabulary as it spells them; anything else as it is. */
const spelled = (value: unknown, words: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => spelled(item, words))
  return typeof value === 'string' ? (words.find((word) => folded(word) === folded(value)) ?? value) : value
}

/** Whether every text in a parsed value is plain: JSON can write any character as an escape sequence. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'string') return !NO_TEXT.test(value) && !hasDirectionControl(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, item]) => isPlain(key) && isPlain(item))
}

/** Parses and validates a cell of JSON or text. */
const read = ({ notation, schema, words }: Column, text: string): Exclude<ReadCell, 'keep'> => {
  if (NO_TEXT.test(text)) return { problem: 'has control characters' }
  let parsed: unknown
  try {
    parsed = parsers[notation](text)
  } catch {
    return { problem: 'is not JSON' }
  }
  if (!isPlain(parsed)) return { problem: 'has control characters' }
  const result = schema.safeParse(words === undefined ? parsed : spelled(parsed, words))
  if (result.success) return { value: result.data }
  const [issue] = result.error.issues
  const place = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `
  return { problem: `${place}${issue?.message ?? 'is not valid'}` }
}

/** Reads a field's cell by the rules of the data files. */
export const readCell = (field: ToolField, text: string): ReadCell => {
  if (text.trim() !== '') return read(COLUMNS[field], text)
  const { blank, initial } = definitionOf(field)
  if (blank !== undefined) return blank
  return initial === undefined ? { problem: 'must not be blank' } : { value: initial }
}

export const readFactsCell = (text: string): ReadCell =>
  text.trim() === '' ? 'keep' : read({ notation: 'json', schema: factsSchema }, text)

/** The fields with numbers. */
export const NUMBER_FIELDS: ReadonlySet<ToolField> = new Set(
  FIELD_NAMES.filter((field) => COLUMNS[field].notation === 'number'),
)

/** Formats a value as cell text: unknown is blank, lists and records are JSON. */
export const cellOf = (value: unknown): string => {
  if (!isKnown(value)) return ''
  if (typeof value === 'object') return Object.keys(value as object).length === 0 ? '' : JSON.stringify(value)
  return String(value)
}
