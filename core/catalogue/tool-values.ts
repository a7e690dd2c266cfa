/** A tool as in the change feed, imports and exports: the fields of the data files plus database-only fields. */
import { z } from 'zod'
import { monthSchema, type ToolRecord } from './tool-record.ts'
import { FACT_SOURCES, type Topic } from './vocabulary.ts'

/** Every value but id and slug, which never change. */
export type ToolValues = Omit<ToolRecord, 'slug' | 'as_of' | 'facts' | 'topics'> & {
  readonly topics: Partial<Record<Topic, number>>
  readonly category: string
  readonly logo_url: string | null
  readonly featured: boolean
  readonly imported_rating: number | null
  readonly imported_rating_count: number | null
  readonly imported_rating_source: string | null
}
export type ToolField = keyof ToolValues

/** The source of a stored fact; unlike in a record, it may outrank the data files. */
export const storedFactSchema = z.strictObject({
  source: z.enum(FACT_SOURCES),
  /** `YYYY-MM`. */
  as_of: monthSchema,
  url: z.httpUrl().max(2048).nullable().default(null),
  /** The day somebody re-checked it; null when nobody has. */
  checked_on: z.iso.date().nullable().default(null),
})
export type StoredFact = z.infer<typeof storedFactSchema>

/** The current state of a tool. Facts are keyed by fact name, usually the field name. */
export type ToolState = {
  readonly id: string
  readonly slug: string
  readonly values: ToolValues
  readonly facts: Readonly<Record<string, StoredFact>>
}

/** Fields that share another field's fact. */
const SHARED_FACTS: Partial<Record<ToolField, ToolField>> = {
  privacy_url: 'privacy',
  merged_into: 'status',
  imported_rating_count: 'imported_rating',
  imported_rating_source: 'imported_rating',
}

/** The name of the fact with the source of a field's value. */
export const factOfField = (field: ToolField): ToolField => SHARED_FACTS[field] ?? field

/** Fields without a source: decisions of the editors. */
const WITHOUT_SOURCE: ReadonlySet<ToolField> = new Set(['category', 'featured', 'added_on', 'verified_on', 'logo_url'])

/** Whether a field has a source of its own. */
export const isFact = (field: ToolField): boolean => factOfField(field) === field && !WITHOUT_SOURCE.has(field)

/** False for null, empty texts and empty lists. */
export const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Defaults of a new tool. */
export const UNKNOWN_VALUES: Omit<ToolValues, 'name' | 'description' | 'category' | 'added_on'> = {
  vendor: '',
  owner: null,
  website_url: null,
  logo_url: null,
  pricing_model: null,
  long_description: '',
  features: [],
  use_cases: [],
  pros: [],
  cons: [],
  plans: [],
  topics: {},
  prominence: 0,
  skill: 2,
  general_assistant: false,
  api_available: null,
  open_source: null,
  platforms: [],
  integrations: [],
  privacy: [],
  privacy_url: null,
  industries: [],
  roles: [],
  team_fit: [],
  setup_minutes: null,
  status: 'active',
  merged_into: null,
  aliases: [],
  featured: false,
  verified_on: null,
  imported_rating: null,
  imported_rating_count: null,
  imported_rating_source: null,
}
