/** Tools as editors see them: every field with its source. */

import { foldText } from '#core/catalogue/tool-query.ts'
import type { ToolStatus } from '#core/catalogue/vocabulary.ts'
import { InvalidInputError } from '#core/errors.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { type Categories, readToolStates, type StoredTool } from '../changes/tool-state.ts'
import { likePattern } from '../like-pattern.ts'

/** Null means any. */
export type EditableToolFilter = {
  /** Part of a name, alias or slug. */
  readonly search: string | null
  /** Category slug. */
  readonly category: string | null
  readonly status: ToolStatus | null
  readonly featured: boolean | null
  /** Only tools with a price known for a month before this one, `YYYY-MM`. */
  readonly pricesBefore: string | null
}

/** `oldest_check`: never checked first, then by last check. `best_known`: the most prominent first. */
export type EditableToolOrder = 'name' | 'oldest_check' | 'best_known'

const MAX_SEARCH = 100

/** A condition on alias `t`. Throws InvalidInputError for a search beyond 100 characters. */
const editableCondition = (filter: EditableToolFilter): Prisma.Sql => {
  const { search, category, status, featured, pricesBefore } = filter
  const term = foldText((search ?? '').trim())
  if (term.length > MAX_SEARCH)
    throw new InvalidInputError(`"search" must be at most ${MAX_SEARCH} characters.`, 'search')
  const pattern = likePattern(term, 'contains')
  return Prisma.join(
    [
      Prisma.sql`TRUE`,
      ...(term === '' ? [] : [Prisma.sql`(t.names_text LIKE ${pattern} OR t.slug LIKE ${pattern})`]),
      ...(category === null
        ? []
        : [Prisma.sql`t.category_id = (SELECT c.id FROM categories c WHERE c.slug = ${category})`]),
      ...(status === null ? [] : [Prisma.sql`t.status = ${status}::"ToolStatus"`]),
      ...(featured === null ? [] : [Prisma.sql`t.featured = ${featured}`]),
      ...(pricesBefore === null
        ? []
        : [Prisma.sql`EXISTS (SELECT FROM jsonb_array_elements(t.plans) p WHERE p ->> 'asOf' < ${pricesBefore})`]),
    ],
    ' AND ',
  )
}

const ORDERS: Readonly<Record<EditableToolOrder, Prisma.Sql>> = {
  name: Prisma.sql`t.name_lower, t.id`,
  oldest_check: Prisma.sql`t.verified_on NULLS FIRST, t.prominence DESC, t.name_lower, t.id`,
  best_known: Prisma.sql`t.prominence DESC, t.name_lower, t.id`,
}

type Reader = Pick<TransactionClient, '$queryRaw'>

export const readEditableTools = (
  tx: Reader,
  categories: Categories,
  list: {
    readonly filter: EditableToolFilter
    readonly order: EditableToolOrder
    readonly skip: number
    readonly take: number
  },
): Promise<StoredTool[]> =>
  readToolStates(
    tx,
    categories,
    Prisma.sql`WHERE ${editableCondition(list.filter)} ORDER BY ${ORDERS[list.order]}
      LIMIT ${list.take}::int OFFSET ${list.skip}::int`,
  )

export const countEditableTools = async (tx: Reader, filter: EditableToolFilter): Promise<number> => {
  const rows = await tx.$queryRaw<[{ count: bigint }]>`SELECT count(*) FROM tools t WHERE ${editableCondition(filter)}`
  return Number(rows[0].count)
}
