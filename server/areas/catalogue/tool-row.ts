/** A tool as the catalog's service hands it on, and the columns behind its fields. */
import { LRUCache } from 'lru-cache'
import { type CamelValues, FIELD_NAMES, type ToolField } from '#core/catalogue/fields/field-names.ts'
import { camelCase, snakeCase } from '#core/catalogue/fields/field-types.ts'
import type { PlanRecord } from '#core/catalogue/fields/plan-record.ts'
import type { StoredFact } from '#core/catalogue/fields/tool-values.ts'
import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import type { FactSource } from '#core/catalogue/vocabulary.ts'
import { Prisma } from '#prisma/client/client.ts'

export type CategoryRow = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
}

export type FactRow = {
  readonly field: string
  readonly source: FactSource
  /** First day of the month the fact is known for, `YYYY-MM-DD`. */
  readonly knownFor: string
  readonly sourceUrl: string | null
  /** `YYYY-MM-DD`. */
  readonly checkedOn: string | null
}

/** A tool's plans at one time, as in the change feed. */
type FedPlans = { readonly plans: readonly PlanRecord[] | null; readonly fact: StoredFact | null }

export type PlansChangeRow = { readonly before: FedPlans; readonly after: FedPlans }

/** Fields with a column of the same name. */
type StoredField = Exclude<ToolField, 'category' | 'plans'>
export const STORED_FIELDS = FIELD_NAMES.filter((name) => name !== 'category' && name !== 'plans')

/** Only requested columns are present, plus `id` and `slug`. Days are `YYYY-MM-DD`, moments ISO 8601 with an offset. */
export type ToolRow = CamelValues<StoredField> & {
  readonly id: string
  readonly slug: string
  readonly categoryId: string
  readonly plans: readonly KnownPlan[]
  readonly priceCents: number | null
  readonly freeTier: boolean
  /** Equal to `createdAt` until the first change. */
  readonly updatedAt: string
  readonly createdAt: string
  /** Member ratings that count: their number, and the sum of stars. */
  readonly ratingCount: number
  readonly ratingSum: number
  /** What stands for missing ratings, in millionths of a star. */
  readonly ratingPrior: number
  readonly reviewCount: number
  readonly category: CategoryRow
  readonly facts: readonly FactRow[]
  /** The latest plan changes, oldest first. */
  readonly planChanges: readonly PlansChangeRow[]
}

type ToolColumn = Exclude<keyof ToolRow, 'category' | 'facts' | 'planChanges'>

/** Columns for finding similar tools. */
const SIMILAR_COLUMNS = [
  'topics',
  'prominence',
  'skill',
  'priceCents',
  'freeTier',
  'apiAvailable',
  'categoryId',
] as const

/** GraphQL fields whose columns are named differently. */
const COLUMNS_OF_FIELD: Readonly<Record<string, readonly ToolColumn[]>> = {
  // Shown beside a similar tool, computed from these.
  similar: SIMILAR_COLUMNS,
  questions: [
    ...SIMILAR_COLUMNS,
    ...(['name', 'status', 'vendor', 'owner', 'pricingModel', 'plans', 'useCases', 'platforms', 'privacy'] as const),
  ],
  verdict: ['status', 'pricingModel', 'useCases', 'cons', 'plans', 'topics', 'skill', 'teamFit', 'events'],
  mark: ['logo'],
  categoryIcon: ['logo'],
  otherChoices: SIMILAR_COLUMNS,
  startingPrice: ['pricingModel', 'plans'],
  knownPriceChange: ['events', 'plans'],
  ageNote: ['name', 'plans'],
  priceText: ['pricingModel', 'plans'],
  priceAsOf: ['pricingModel', 'plans'],
  priceAmount: ['pricingModel', 'plans'],
  priceNote: ['pricingModel', 'plans'],
  lowestMonthlyPriceUsd: ['priceCents'],
  events: ['status'],
  formerNames: ['events'],
  factTexts: ['mcpServer', 'license', 'latestRelease', 'latestReleaseOn', 'contextWindow'],
  statusText: ['name', 'status', 'events'],
  earlierPrices: ['websiteUrl'],
  priceHistory: ['websiteUrl'],
  verified: ['verifiedOn'],
  revisedAt: ['createdAt', 'updatedAt'],
  rating: ['ratingCount', 'ratingSum', 'ratingPrior', 'importedRating', 'importedRatingCount', 'importedRatingSource'],
  reviewSummary: ['reviewCount', 'ratingCount', 'ratingSum', 'ratingPrior'],
}

/** All selectable columns: the allow-list between a document and SQL. */
const ALL_COLUMNS: ReadonlySet<string> = new Set<ToolColumn>([
  ...STORED_FIELDS.map(camelCase),
  'id',
  'slug',
  'categoryId',
  'plans',
  'priceCents',
  'freeTier',
  'updatedAt',
  'ratingCount',
  'ratingSum',
  'ratingPrior',
  'reviewCount',
])

/** What a query reads for the requested GraphQL fields. */
export type ToolSelection = {
  readonly columns: readonly ToolColumn[]
  readonly category: boolean
  readonly facts: boolean
  readonly planChanges?: boolean
  /** The last change to consider; all when undefined. */
  readonly planChangesUntil?: bigint | undefined
}

const createSelection = (fields: ReadonlySet<string>): ToolSelection => {
  const columns = new Set<ToolColumn>(['id', 'slug'])
  for (const field of fields) {
    for (const column of COLUMNS_OF_FIELD[field] ?? []) columns.add(column)
    if (ALL_COLUMNS.has(field)) columns.add(field as ToolColumn)
  }
  return {
    columns: [...columns].sort(),
    category: fields.has('category') || fields.has('categoryIcon'),
    facts: ['facts', 'questions', 'ageNote', 'verdict'].some((field) => fields.has(field)),
    planChanges: fields.has('priceHistory') || fields.has('earlierPrices'),
  }
}

const selections = new WeakMap<ReadonlySet<string>, ToolSelection>()
const selectionsByText = new LRUCache<string, ToolSelection>({ max: 500 })

/** The narrowest columns that answer the requested fields; the same object for the same columns. */
export const selectionFor = (fields: ReadonlySet<string>): ToolSelection => {
  const known = selections.get(fields)
  if (known !== undefined) return known
  const created = createSelection(fields)
  const text = JSON.stringify(created)
  const selection = selectionsByText.get(text) ?? created
  selectionsByText.set(text, selection)
  selections.set(fields, selection)
  return selection
}

const CATEGORY = Prisma.sql`(
  SELECT json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'description', c.description)
  FROM categories c WHERE c.id = t.category_id) AS category`

const FACTS = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('field', f.field, 'source', f.source, 'knownFor', f.known_for,
    'sourceUrl', f.source_url, 'checkedOn', f.checked_on) ORDER BY f.field), '[]'::json)
  FROM tool_facts f WHERE f.tool_id = t.id) AS facts`

/** Considered plan changes per tool. */
const MAX_PLAN_CHANGES = 24

const PLANS_CHANGE = Prisma.sql`json_build_object(
  'before', json_build_object('plans', c.old_value, 'fact', c.old_fact),
  'after', json_build_object('plans', c.new_value, 'fact', c.new_fact))`

const planChanges = (until: bigint | undefined): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(json_agg(${PLANS_CHANGE} ORDER BY c.sequence), '[]'::json) FROM (
    SELECT * FROM tool_changes f WHERE f.tool_id = t.id AND f.field = 'plans' AND f.old_value IS DISTINCT FROM f.new_value
      ${until === undefined ? Prisma.empty : Prisma.sql`AND f.sequence <= ${until}`}
    ORDER BY f.sequence DESC LIMIT ${MAX_PLAN_CHANGES}::int) c) AS "planChanges"`

/** Columns of alias `t` by their names in rows, and other SQL expressions. */
export const columnList = (
  columns: readonly (ToolColumn | 'nameLower' | 'directoryRank')[],
  expressions: readonly string[],
): Prisma.Sql =>
  Prisma.raw([...columns.map((column) => `t.${snakeCase(column)} AS "${column}"`), ...expressions].join(', '))

const createSelectList = (selection: ToolSelection): Prisma.Sql =>
  Prisma.join([
    columnList(selection.columns, []),
    ...(selection.category ? [CATEGORY] : []),
    ...(selection.facts ? [FACTS] : []),
    ...(selection.planChanges ? [planChanges(selection.planChangesUntil)] : []),
  ])

const selectLists = new WeakMap<ToolSelection, Prisma.Sql>()

/** The select list for table alias `t`. Names come from the list above, never from a caller. */
export const selectList = (selection: ToolSelection): Prisma.Sql => {
  const known = selectLists.get(selection)
  if (known !== undefined) return known
  const list = createSelectList(selection)
  selectLists.set(selection, list)
  return list
}
