/** The values of the change feed in a row of `tools`. */
import { FEED_FIELDS } from '#core/catalogue/fields/feed-fields.ts'
import { type KnownPlan, toPlanRecord } from '#core/catalogue/known-plan.ts'
import { Prisma } from '#prisma/client/client.ts'

/** Columns have the names of their fields. */
const COLUMNS = FEED_FIELDS.filter((field) => field !== 'category')
  .map((field) => `t."${field}"`)
  .join(', ')

/** A tool of alias `t` as JSON: its fields, with plans as they are stored. */
export const STORED_VALUES = Prisma.raw(`(SELECT to_json(v) FROM (
  SELECT ${COLUMNS}, (SELECT c.slug FROM categories c WHERE c.id = t.category_id) AS category) v)`)

export type StoredValues = Readonly<Record<string, unknown>> & { readonly plans: readonly KnownPlan[] }

/** In the format of the data files. */
export const valuesOfStored = (stored: StoredValues): Readonly<Record<string, unknown>> => ({
  ...stored,
  plans: stored.plans.map(toPlanRecord),
})
