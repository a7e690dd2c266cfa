/** Maps between a tool's state and its row. Columns are named like fields, except for category and plans. */

import type { StoredFact, ToolState, ToolValues } from '#core/catalogue/fields/tool-values.ts'
import { type KnownPlan, toKnownPlan, toPlanRecord } from '#core/catalogue/known-plan.ts'
import { addressKey, nameKeys } from '#core/catalogue/tool-identity.ts'
import { foldText, namesTextOf } from '#core/catalogue/tool-query.ts'
import { sortPriceCents } from '#core/display/lowest-price.ts'
import { hasFreeTier } from '#core/display/price.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { STORED_FIELDS } from '../tool-row.ts'

type Category = { readonly id: string; readonly slug: string; readonly name: string }
export type Categories = {
  readonly bySlug: ReadonlyMap<string, Category>
  readonly byId: ReadonlyMap<string, Category>
}

type DerivedColumns = {
  readonly name_lower: string
  readonly names_text: string
  readonly name_keys: readonly string[]
  readonly address_key: string | null
  readonly free_tier: boolean
  readonly price_cents: number | null
  /** With the amounts in US dollars. */
  readonly plans: readonly KnownPlan[]
}

export type StoredTool = ToolState & { readonly derived: DerivedColumns }

const DERIVED_COLUMNS = [
  'name_lower',
  'names_text',
  'name_keys',
  'address_key',
  'free_tier',
  'price_cents',
  'plans',
] as const satisfies readonly (keyof DerivedColumns)[]

/** All columns set by a write, without id and times. */
export const WRITTEN_COLUMNS: readonly string[] = [...STORED_FIELDS, 'category_id', ...DERIVED_COLUMNS]

/** Throws for an unknown slug: callers validate external input. */
const categoryOf = (categories: Categories, slug: string): Category => {
  const category = categories.bySlug.get(slug)
  if (category === undefined) throw new Error(`No category has the slug "${slug}"`)
  return category
}

export const derivedColumns = (values: ToolValues): DerivedColumns => {
  const plans = values.plans.map(toKnownPlan)
  return {
    name_lower: foldText(values.name),
    names_text: namesTextOf(values),
    name_keys: nameKeys(values),
    address_key: addressKey(values.website_url),
    free_tier: hasFreeTier(values.pricing_model, plans),
    price_cents: sortPriceCents(values.pricing_model, plans),
    plans,
  }
}

/** The row of a state, by column. */
export const rowOf = ({ id, slug, values }: ToolState, categories: Categories): Record<string, unknown> => {
  const { category: categorySlug, plans: _, ...plain } = values
  const category = categoryOf(categories, categorySlug)
  return {
    ...plain,
    ...derivedColumns(values),
    id,
    slug,
    category_id: category.id,
  }
}

type ReadRow = { tool: Record<string, unknown>; facts: Record<string, StoredFact> | null }

const stateOf = ({ tool, facts }: ReadRow, categories: Categories): StoredTool => {
  const category = categories.byId.get(String(tool['category_id']))
  if (category === undefined) throw new Error(`No category has the id ${String(tool['category_id'])}`)
  const values = Object.fromEntries(STORED_FIELDS.map((field) => [field, tool[field]]))
  const derived = Object.fromEntries(DERIVED_COLUMNS.map((column) => [column, tool[column]]))
  return {
    id: String(tool['id']),
    slug: String(tool['slug']),
    values: {
      ...values,
      category: category.slug,
      plans: (tool['plans'] as KnownPlan[]).map(toPlanRecord),
    } as ToolValues,
    facts: facts ?? {},
    derived: derived as DerivedColumns,
  }
}

/** Conditions may use columns of `t`; `rest` may add ordering and limits. */
export const readToolStates = async (
  tx: Pick<TransactionClient, '$queryRaw'>,
  categories: Categories,
  rest: Prisma.Sql,
): Promise<StoredTool[]> => {
  const rows = await tx.$queryRaw<ReadRow[]>(Prisma.sql`
    SELECT row_to_json(t) AS tool, (
      SELECT json_object_agg(f.field, json_build_object('source', f.source, 'as_of', to_char(f.known_for, 'YYYY-MM'),
        'url', f.source_url, 'checked_on', f.checked_on))
      FROM tool_facts f WHERE f.tool_id = t.id) AS facts
    FROM tools t ${rest}`)
  return rows.map((row) => stateOf(row, categories))
}

/** By slug and by id. */
export const readCategories = async (tx: Pick<TransactionClient, 'category'>): Promise<Categories> => {
  const rows = await tx.category.findMany({ select: { id: true, slug: true, name: true } })
  return {
    bySlug: new Map(rows.map((row) => [row.slug, row])),
    byId: new Map(rows.map((row) => [row.id, row])),
  }
}
