import { z } from 'zod'
import { hasDirectionControl } from '../plain-text.ts'
import { slugSchema } from '../slug.ts'
import { safeWebsiteUrl } from '../website-url.ts'
import { toolRecordSchema } from './tool-record.ts'
import { factOfField, isKnown, storedFactSchema, type ToolField } from './tool-values.ts'
import {
  hasSourceUrl,
  INDUSTRIES,
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  ROLES,
  SOURCE_WITHOUT_URL,
  TEAM_SIZES,
  TOOL_STATUSES,
} from './vocabulary.ts'

/** The meaning of a blank cell: a value for "unknown", `keep` for required values, `refuse` where blank is invalid. */
type Blank = { readonly value: unknown } | 'keep' | 'refuse'
type Kind = 'text' | 'verbatim' | 'number' | 'boolean' | 'list' | 'json' | 'address'
type Column = {
  readonly kind: Kind
  readonly schema: z.ZodType
  readonly blank: Blank
  /** The known values of a closed vocabulary, accepted in any case and spelling of spaces. */
  readonly words?: readonly string[]
}

const NULL: Blank = { value: null }
const EMPTY_TEXT: Blank = { value: '' }
const EMPTY_LIST: Blank = { value: [] }

const address = z.string().transform((text, context) => {
  const url = safeWebsiteUrl(text)
  if (url === null) {
    context.addIssue('is not an http or https address')
    return z.NEVER
  }
  // Keep the original where parsing only added a slash to a bare host.
  return url === `${text}/` ? text : url
})

const shape = toolRecordSchema.shape
const column = (kind: Kind, schema: z.ZodType, blank: Blank): Column => ({ kind, schema, blank })
const choice = (words: readonly string[], schema: z.ZodType, blank: Blank): Column => ({
  ...column('text', schema, blank),
  words,
})
const choices = (words: readonly string[], schema: z.ZodType): Column => ({
  ...column('list', schema, EMPTY_LIST),
  words,
})

const COLUMNS: Record<ToolField, Column> = {
  name: column('text', shape.name, 'refuse'),
  vendor: column('text', shape.vendor, EMPTY_TEXT),
  owner: column('text', shape.owner, NULL),
  website_url: column('address', address, NULL),
  logo_url: column('address', address, NULL),
  category: column('text', z.string().min(1).max(80), 'refuse'),
  pricing_model: choice(PRICING_MODELS, shape.pricing_model, NULL),
  description: column('text', shape.description, 'refuse'),
  long_description: column('verbatim', shape.long_description, EMPTY_TEXT),
  features: column('list', shape.features, EMPTY_LIST),
  use_cases: column('list', shape.use_cases, EMPTY_LIST),
  pros: column('list', shape.pros, EMPTY_LIST),
  cons: column('list', shape.cons, EMPTY_LIST),
  plans: column('json', shape.plans, EMPTY_LIST),
  topics: column('json', shape.topics, { value: {} }),
  prominence: column('number', shape.prominence, 'keep'),
  skill: column('number', shape.skill, 'keep'),
  general_assistant: column('boolean', z.boolean(), 'keep'),
  api_available: column('boolean', shape.api_available, NULL),
  open_source: column('boolean', z.boolean(), NULL),
  platforms: choices(PLATFORMS, shape.platforms),
  integrations: choices(INTEGRATIONS, shape.integrations),
  privacy: choices(PRIVACY_FLAGS, shape.privacy),
  privacy_url: column('address', address, NULL),
  industries: choices(INDUSTRIES, shape.industries),
  roles: choices(ROLES, shape.roles),
  team_fit: choices(TEAM_SIZES, shape.team_fit),
  setup_minutes: column('number', shape.setup_minutes, NULL),
  status: choice(TOOL_STATUSES, shape.status, 'keep'),
  merged_into: column('text', slugSchema, NULL),
  aliases: column('list', shape.aliases, EMPTY_LIST),
  featured: column('boolean', z.boolean(), 'keep'),
  verified_on: column('text', z.iso.date(), NULL),
  added_on: column('text', shape.added_on, 'keep'),
  imported_rating: column('number', z.number().min(0).max(5), NULL),
  imported_rating_count: column('number', z.int().min(1).max(2_000_000_000), NULL),
  imported_rating_source: column('text', shape.vendor, NULL),
}

/** In the order of an exported file. */
export const TOOL_FIELDS = Object.keys(COLUMNS) as readonly ToolField[]

const factsSchema = z.partialRecord(
  z.enum(TOOL_FIELDS.filter((field) => factOfField(field) === field)),
  storedFactSchema.refine(hasSourceUrl, { path: ['url'], error: SOURCE_WITHOUT_URL }),
)

/** A cell's value; `keep` for a blank cell without meaning; or a problem. */
type ReadCell = { readonly value: unknown } | { readonly problem: string } | 'keep'

// Tabs and line breaks are allowed; other control characters are not.
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const TRUE = new Set(['true', 'yes', '1'])
const FALSE = new Set(['false', 'no', '0'])

const parsers: Record<Kind, (text: string) => unknown> = {
  text: (text) => text.trim(),
  verbatim: (text) => text,
  address: (text) => text.trim(),
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
const read = ({ kind, schema, words }: Omit<Column, 'blank'>, text: string): Exclude<ReadCell, 'keep'> => {
  if (NO_TEXT.test(text)) return { problem: 'has control characters' }
  let parsed: unknown
  try {
    parsed = parsers[kind](text)
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
  const { blank, ...column } = COLUMNS[field]
  if (text.trim() !== '') return read(column, text)
  return blank === 'refuse' ? { problem: 'must not be blank' } : blank
}

export const readFactsCell = (text: string): ReadCell =>
  text.trim() === '' ? 'keep' : read({ kind: 'json', schema: factsSchema }, text)

/** The fields with numbers. */
export const NUMBER_FIELDS: ReadonlySet<ToolField> = new Set(
  TOOL_FIELDS.filter((field) => COLUMNS[field].kind === 'number'),
)

/** Formats a value as cell text: unknown is blank, lists and records are JSON. */
export const cellOf = (value: unknown): string => {
  if (!isKnown(value)) return ''
  if (typeof value === 'object') return Object.keys(value as object).length === 0 ? '' : JSON.stringify(value)
  return String(value)
}
