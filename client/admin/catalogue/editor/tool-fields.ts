/** The fields of a tool as the form shows them. The server validates every value with the import rules. */
import type { ToolField } from '#core/catalogue/fields/field-names.ts'
import type { ToolFieldDefinition } from '#core/catalogue/fields/field-types.ts'
import { TOOL_FIELDS } from '#core/catalogue/fields/tool-fields.ts'
import {
  INDUSTRY_OPTIONS,
  INTEGRATION_OPTIONS,
  type Option,
  PLATFORM_OPTIONS,
  PRICING_MODEL_OPTIONS,
  PRIVACY_OPTIONS,
  ROLE_OPTIONS,
  TEAM_SIZE_OPTIONS,
} from './field-options.ts'

/** The input type of a field. `lines`: a list with one entry per line. `choices`: a list from a closed vocabulary. */
type Control =
  | { readonly kind: 'text' | 'area' | 'lines' | 'plans' | 'events' | 'topics' | 'category' | 'logo' }
  | { readonly kind: 'select' | 'choices'; readonly options: readonly Option[] }

/** What the form adds to a field's definition. `options` in the order of the form. */
type Texts = { readonly label: string; readonly hint?: string; readonly options?: readonly Option[] }

export type ToolFieldRow = Control & { readonly name: EditedField; readonly label: string; readonly hint?: string }

type Group = { readonly title: string; readonly fields: readonly ToolFieldRow[] }

/** The other fields are set by actions: merging, featuring, checking. */
type EditedField = Exclude<ToolField, 'merged_into' | 'featured' | 'verified_on' | 'added_on'>

const readable = (value: string): string => `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`

const UNKNOWN: Option = ['', 'Not known']
const YES_NO: readonly Option[] = [
  ['true', 'Yes'],
  ['false', 'No'],
]

const IDENTITY = {
  name: { label: 'Name' },
  vendor: { label: 'Vendor' },
  owner: { label: 'Owner', hint: "The vendor's parent company. Leave empty if unknown." },
  website_url: { label: 'Website' },
  category: { label: 'Category' },
  status: {
    label: 'Status',
    options: [
      ['active', 'Active'],
      ['discontinued', 'Retired'],
      ['delisted', 'Delisted'],
    ],
  },
  aliases: { label: 'Other names' },
  logo: { label: 'Logo' },
  events: { label: 'Events' },
} satisfies Partial<Record<EditedField, Texts>>

const PRICES = {
  pricing_model: { label: 'Pricing model', options: PRICING_MODEL_OPTIONS },
  plans: { label: 'Plans' },
} satisfies Partial<Record<EditedField, Texts>>

const TEXTS = {
  description: { label: 'Description', hint: 'One sentence, 60 to 160 characters.' },
  long_description: {
    label: 'Long description',
    hint: '300 to 3,600 characters. Separate paragraphs with a blank line.',
  },
  features: { label: 'Features' },
  use_cases: { label: 'Use cases' },
  pros: { label: 'Advantages' },
  cons: { label: 'Disadvantages' },
} satisfies Partial<Record<EditedField, Texts>>

const MATCHING = {
  topics: { label: 'Topics' },
  prominence: {
    label: 'Prominence',
    options: [
      ['0', 'Niche'],
      ['1', 'Known in its niche'],
      ['2', 'Category leader'],
      ['3', 'Household name'],
    ],
  },
  skill: {
    label: 'Skill needed',
    options: [
      ['1', 'None'],
      ['2', 'Some training'],
      ['3', 'Technical'],
      ['4', 'Developer'],
    ],
  },
  general_assistant: { label: 'General assistant' },
  setup_minutes: { label: 'Setup time', hint: 'Minutes to a first result. Leave empty if unknown.' },
  roles: { label: 'Only for these roles', options: ROLE_OPTIONS },
  industries: { label: 'Only for these industries', options: INDUSTRY_OPTIONS },
  team_fit: { label: 'Team sizes', options: TEAM_SIZE_OPTIONS },
} satisfies Partial<Record<EditedField, Texts>>

const TECHNOLOGY = {
  platforms: { label: 'Platforms', options: PLATFORM_OPTIONS },
  api_available: { label: 'Public API' },
  mcp_server: { label: 'MCP server', hint: 'Whether it has one of its own.' },
  open_source: { label: 'Open source' },
  license: { label: 'License', hint: 'An SPDX identifier, or the name.' },
  latest_release: { label: 'Newest release', hint: 'The version.' },
  latest_release_on: { label: 'Day of the newest release', hint: 'YYYY-MM-DD.' },
  context_window: { label: 'Context window', hint: 'In tokens, for models only.' },
  integrations: { label: 'Integrations', options: INTEGRATION_OPTIONS },
  privacy: { label: 'Privacy', options: PRIVACY_OPTIONS },
  privacy_url: { label: 'Privacy page' },
  logo_url: { label: 'Logo address', hint: 'Stored, never shown.' },
} satisfies Partial<Record<EditedField, Texts>>

const IMPORTED_RATING = {
  imported_rating: { label: 'Mean', hint: '0 to 5.' },
  imported_rating_count: { label: 'Number of ratings' },
  imported_rating_source: { label: 'Collected by' },
} satisfies Partial<Record<EditedField, Texts>>

const ALL: Readonly<Record<EditedField, Texts>> = {
  ...IDENTITY,
  ...PRICES,
  ...TEXTS,
  ...MATCHING,
  ...TECHNOLOGY,
  ...IMPORTED_RATING,
}

/** Longer texts get an area. */
const LONGEST_LINE = 100

function controlOf(field: ToolFieldDefinition, options: readonly Option[] | undefined): Control {
  const { kind, initial } = field
  if (kind === 'plans' || kind === 'events' || kind === 'topics' || kind === 'category' || kind === 'logo') {
    return { kind }
  }
  if (kind === 'phrases') return { kind: 'lines' }
  if (kind === 'choices') return { kind, options: options ?? [] }
  const selected = kind === 'flag' ? YES_NO : options
  if (selected !== undefined) return { kind: 'select', options: initial === null ? [UNKNOWN, ...selected] : selected }
  return { kind: 'length' in field && field.length[1] > LONGEST_LINE ? 'area' : 'text' }
}

function hintOf(field: ToolFieldDefinition): string | undefined {
  if (field.kind === 'url') return 'An http or https address.'
  if (field.kind !== 'phrases') return undefined
  const [min, max] = field.count
  return `One per line, ${min === 0 ? 'at most' : `${min} to`} ${max}.`
}

function rowOf(name: EditedField): ToolFieldRow {
  const field: ToolFieldDefinition = TOOL_FIELDS[name]
  const { label, options, hint = hintOf(field) } = ALL[name]
  return { name, label, ...(hint !== undefined && { hint }), ...controlOf(field, options) }
}

const groupOf = (title: string, fields: Partial<Record<EditedField, Texts>>): Group => ({
  title,
  fields: (Object.keys(fields) as EditedField[]).map(rowOf),
})

export const FIELD_GROUPS: readonly Group[] = [
  groupOf('Identity', IDENTITY),
  groupOf('Prices', PRICES),
  groupOf('Texts', TEXTS),
  groupOf('Matching', MATCHING),
  groupOf('Technology and privacy', TECHNOLOGY),
  groupOf('Imported rating', IMPORTED_RATING),
]

const BY_NAME: ReadonlyMap<string, ToolFieldRow> = new Map(
  FIELD_GROUPS.flatMap(({ fields }) => fields.map((field) => [field.name, field])),
)

/** The label of a field, or its name if the form doesn't show it. */
export const fieldLabel = (name: string): string => BY_NAME.get(name)?.label ?? readable(name)

/** The required fields of a new tool; the others can be added later. */
export const NEW_TOOL_FIELDS = (['name', 'website_url', 'category', 'description'] as const).map(rowOf)

/** A field value in readable form; `—` when empty. */
export const shownValue = (name: string, cell: string): string => {
  if (cell === '') return '—'
  if (name === 'logo') return `Uploaded logo ${cell.slice(0, 8)}`
  const field = BY_NAME.get(name)
  if (field?.kind === 'select') return field.options.find(([value]) => value === cell)?.[1] ?? cell
  if (!cell.startsWith('[') && !cell.startsWith('{')) return cell
  try {
    return readableJson(JSON.parse(cell))
  } catch {
    return cell
  }
}

const readableJson = (value: unknown): string => {
  if (!Array.isArray(value)) {
    return Object.entries(value as object)
      .map(([name, one]) => `${name}: ${one}`)
      .join(', ')
  }
  return value.map((one) => (typeof one === 'object' ? recordText(one) : String(one))).join('; ')
}

type RecordCell = Readonly<Record<string, unknown>>

/** The values of a plan or an event, without those that say nothing. */
const recordText = ({ name, ...values }: RecordCell): string =>
  [
    ...(name === undefined ? [] : [String(name)]),
    ...Object.entries(values)
      .filter(([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0))
      .map(([field, value]) => `${field.replaceAll('_', ' ')} ${valueText(value)}`),
  ].join(', ')

const valueText = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(' / ')
    : typeof value === 'object' && value !== null
      ? Object.values(value).join(' per ')
      : value === true
        ? 'yes'
        : String(value)
