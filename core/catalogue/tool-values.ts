/** A tool as the change feed, imports and exports spell it: the fields of the data files, with those that only rows have. */
import { z } from 'zod'
import { type ToolRecord, toolRecordSchema } from './tool-record.ts'
import { FACT_SOURCES, type Topic } from './vocabulary.ts'

/** Every value of a tool but its id and slug, which never change. */
export type ToolValues = Omit<ToolRecord, 'slug' | 'as_of' | 'facts' | 'topics'> & {
  readonly topics: Partial<Record<Topic, number>>
  /** The slug of its category. */
  readonly category: string
  readonly logo_url: string | null
  readonly featured: boolean
  readonly imported_rating: number | null
  readonly imported_rating_count: number | null
  readonly imported_rating_source: string | null
}
export type ToolField = keyof ToolValues

/** Where one fact of a stored tool comes from; unlike a record's, its source may outrank the data files. */
export const storedFactSchema = z.strictObject({
  source: z.enum(FACT_SOURCES),
  /** The month it is known for, `YYYY-MM`. */
  as_of: toolRecordSchema.shape.as_of.shape.as_of,
  url: z.httpUrl().max(2048).nullable().default(null),
  /** The day somebody checked it again; null when nobody has. */
  checked_on: z.iso.date().nullable().default(null),
})
export type StoredFact = z.infer<typeof storedFactSchema>

/** A tool as it stands: facts by the name of the fact, which for most is the name of its field. */
export type ToolState = {
  readonly id: string
  readonly slug: string
  readonly values: ToolValues
  readonly facts: Readonly<Record<string, StoredFact>>
}

/** Fields that share the fact of another. */
const SHARED_FACTS: Partial<Record<ToolField, ToolField>> = {
  privacy_url: 'privacy',
  merged_into: 'status',
  imported_rating_count: 'imported_rating',
  imported_rating_source: 'imported_rating',
}

/** The name of the fact that says where a field's value comes from. */
export const factOfField = (field: ToolField): ToolField => SHARED_FACTS[field] ?? field

/** Fields whose values carry no source: they are the editors' own doing. */
const WITHOUT_SOURCE: ReadonlySet<ToolField> = new Set(['category', 'featured', 'added_on', 'verified_on', 'logo_url'])

/** Whether a field is a fact of its own: it carries a source, and shares it with no field before it. */
export const isFact = (field: ToolField): boolean => factOfField(field) === field && !WITHOUT_SOURCE.has(field)

/** Whether a value says anything: null, an empty text and an empty list do not. */
export const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** What a new tool has where nothing is said. */
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
