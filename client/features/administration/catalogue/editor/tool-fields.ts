/** The fields of a tool as the form shows them. The server validates every value with the import rules. */
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
  | { readonly kind: 'text' | 'area' | 'lines' | 'plans' | 'topics' | 'category' }
  | { readonly kind: 'select' | 'choices'; readonly options: readonly Option[] }

export type ToolFieldRow = Control & { readonly name: string; readonly label: string; readonly hint?: string }

type Group = { readonly title: string; readonly fields: readonly ToolFieldRow[] }

const readable = (value: string): string => `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`

const UNKNOWN: Option = ['', 'Not known']
const YES_NO: readonly Option[] = [
  ['true', 'Yes'],
  ['false', 'No'],
]

const GROUPS: readonly Group[] = [
  {
    title: 'Identity',
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'vendor', label: 'Vendor', kind: 'text' },
      {
        name: 'owner',
        label: 'Owner',
        kind: 'text',
        hint: "The vendor's parent company. Leave empty if unknown.",
      },
      { name: 'website_url', label: 'Website', kind: 'text', hint: 'An http or https address.' },
      { name: 'category', label: 'Category', kind: 'category' },
      {
        name: 'status',
        label: 'Status',
        kind: 'select',
        options: [
          ['active', 'Active'],
          ['discontinued', 'Retired'],
          ['delisted', 'Delisted'],
        ],
      },
      { name: 'aliases', label: 'Other names', kind: 'lines', hint: 'One per line, at most 6.' },
    ],
  },
  {
    title: 'Prices',
    fields: [
      {
        name: 'pricing_model',
        label: 'Pricing model',
        kind: 'select',
        options: [UNKNOWN, ...PRICING_MODEL_OPTIONS],
      },
      { name: 'plans', label: 'Plans', kind: 'plans' },
    ],
  },
  {
    title: 'Texts',
    fields: [
      { name: 'description', label: 'Description', kind: 'area', hint: 'One sentence, 60 to 160 characters.' },
      {
        name: 'long_description',
        label: 'Long description',
        kind: 'area',
        hint: '300 to 3,600 characters. Separate paragraphs with a blank line.',
      },
      { name: 'features', label: 'Features', kind: 'lines', hint: 'One per line, 4 to 8.' },
      { name: 'use_cases', label: 'Use cases', kind: 'lines', hint: 'One per line, 3 to 5.' },
      { name: 'pros', label: 'Advantages', kind: 'lines', hint: 'One per line, 2 to 4.' },
      { name: 'cons', label: 'Disadvantages', kind: 'lines', hint: 'One per line, 2 to 4.' },
    ],
  },
  {
    title: 'Matching',
    fields: [
      { name: 'topics', label: 'Topics', kind: 'topics' },
      {
        name: 'prominence',
        label: 'Prominence',
        kind: 'select',
        options: [
          ['0', 'Niche'],
          ['1', 'Known in its niche'],
          ['2', 'Category leader'],
          ['3', 'Household name'],
        ],
      },
      {
        name: 'skill',
        label: 'Skill needed',
        kind: 'select',
        options: [
          ['1', 'None'],
          ['2', 'Some training'],
          ['3', 'Technical'],
          ['4', 'Developer'],
        ],
      },
      { name: 'general_assistant', label: 'General assistant', kind: 'select', options: YES_NO },
      {
        name: 'setup_minutes',
        label: 'Setup time',
        kind: 'text',
        hint: 'Minutes to a first result. Leave empty if unknown.',
      },
      { name: 'roles', label: 'Only for these roles', kind: 'choices', options: ROLE_OPTIONS },
      { name: 'industries', label: 'Only for these industries', kind: 'choices', options: INDUSTRY_OPTIONS },
      { name: 'team_fit', label: 'Team sizes', kind: 'choices', options: TEAM_SIZE_OPTIONS },
    ],
  },
  {
    title: 'Technology and privacy',
    fields: [
      { name: 'platforms', label: 'Platforms', kind: 'choices', options: PLATFORM_OPTIONS },
      { name: 'api_available', label: 'Public API', kind: 'select', options: [UNKNOWN, ...YES_NO] },
      { name: 'open_source', label: 'Open source', kind: 'select', options: [UNKNOWN, ...YES_NO] },
      {
        name: 'integrations',
        label: 'Integrations',
        kind: 'choices',
        options: INTEGRATION_OPTIONS,
      },
      { name: 'privacy', label: 'Privacy', kind: 'choices', options: PRIVACY_OPTIONS },
      { name: 'privacy_url', label: 'Privacy page', kind: 'text', hint: 'An http or https address.' },
      { name: 'logo_url', label: 'Logo address', kind: 'text', hint: 'Stored, never shown.' },
    ],
  },
  {
    title: 'Imported rating',
    fields: [
      { name: 'imported_rating', label: 'Mean', kind: 'text', hint: '0 to 5.' },
      { name: 'imported_rating_count', label: 'Number of ratings', kind: 'text' },
      { name: 'imported_rating_source', label: 'Collected by', kind: 'text' },
    ],
  },
]

export const FIELD_GROUPS: readonly Group[] = GROUPS

const BY_NAME = new Map(GROUPS.flatMap(({ fields }) => fields.map((field) => [field.name, field])))

/** The label of a field, or its name if the form doesn't show it. */
export const fieldLabel = (name: string): string => BY_NAME.get(name)?.label ?? readable(name)

/** The required fields of a new tool; the others can be added later. */
export const NEW_TOOL_FIELDS: readonly ToolFieldRow[] = ['name', 'website_url', 'category', 'description'].flatMap(
  (name) => BY_NAME.get(name) ?? [],
)

/** A field value in readable form; `—` when empty. */
export const shownValue = (name: string, cell: string): string => {
  if (cell === '') return '—'
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
  return value.map((one) => (typeof one === 'object' ? planText(one) : String(one))).join('; ')
}

type PlanCell = { readonly name?: string; readonly usd_month?: number | null; readonly usd_year?: number | null }

const planText = ({ name, usd_month, usd_year }: PlanCell): string =>
  [name, usd_month == null ? null : `$${usd_month} a month`, usd_year == null ? null : `$${usd_year} a year`]
    .filter((part) => part != null)
    .join(', ')
