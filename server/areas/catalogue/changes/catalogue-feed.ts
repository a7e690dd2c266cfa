/** For areas that follow the catalog: its full state, later changes, and successors of removed tools. */

import type { ToolState } from '#core/catalogue/fields/tool-values.ts'
import type { PriceChange } from '#core/catalogue/price-history.ts'
import { addressKey, nameKey } from '#core/catalogue/tool-identity.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { plansHistory } from '../plans-history.ts'
import { selectionFor, selectList, type ToolRow } from '../tool-row.ts'
import { readCategories, readToolStates } from './tool-state.ts'

export type CatalogueFeed = ReturnType<typeof createCatalogueFeed>

/** The tool that replaced a removed one. */
type Successor = { readonly id: string; readonly slug: string }

/** Earlier plan prices, newest first. */
type PricedTool = { readonly slug: string; readonly name: string; readonly history: readonly PriceChange[] }

const BATCH = 200

/** The part of a removed record that identifies its successor, as the data files had it. */
type LeftRecord = {
  readonly name?: string
  readonly website_url?: string | null
  readonly merged_into?: string | null
}

export const createCatalogueFeed = ({ database }: { database: Database }) => {
  const { prisma } = database

  const findSuccessor = async (id: string, record: LeftRecord): Promise<Successor | null> => {
    const active = (where: Prisma.ToolWhereInput) =>
      prisma.tool.findFirst({
        where: { ...where, status: 'active', id: { not: id } },
        orderBy: { slug: 'asc' },
        select: { id: true, slug: true },
      })
    const { name = '', website_url: website = null, merged_into: mergedInto = null } = record
    if (mergedInto !== null) return active({ slug: mergedInto })
    // A record may return under another slug; a slug never changes while the tool exists.
    const address = addressKey(website)
    const key = nameKey(name)
    const same = address === null ? null : await active({ addressKey: address })
    return same ?? (key === null ? null : active({ nameKeys: { has: key } }))
  }

  return {
    categories: () =>
      prisma.category.findMany({ select: { slug: true, name: true, description: true }, orderBy: { slug: 'asc' } }),

    /** All active tools by id, in batches: concurrent changes appear in the feed after the number read before. */
    activeTools: async (): Promise<ToolState[]> => {
      const categories = await readCategories(prisma)
      const tools: ToolState[] = []
      let after = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const page = Prisma.sql`WHERE t.id > ${after}::uuid AND t.status = 'active' ORDER BY t.id LIMIT ${BATCH}::int`
        const batch = await readToolStates(prisma, categories, page)
        const last = batch.at(-1)
        if (last === undefined) return tools
        after = last.id
        tools.push(...batch.map(({ id, slug, values, facts }) => ({ id, slug, values, facts })))
      }
    },

    /** Tools touched after this number, and the number of the last change. */
    changesAfter: async (sequence: bigint): Promise<{ toolIds: ReadonlySet<string>; sequence: bigint }> => {
      const last = await prisma.toolChange.findFirst({ orderBy: { sequence: 'desc' }, select: { sequence: true } })
      if (last === null || last.sequence === sequence) return { toolIds: new Set(), sequence: last?.sequence ?? 0n }
      const rows = await prisma.$queryRaw<{ toolId: string }[]>`
        SELECT DISTINCT tool_id AS "toolId" FROM tool_changes WHERE sequence > ${sequence} AND sequence <= ${last.sequence}`
      return { toolIds: new Set(rows.map(({ toolId }) => toolId)), sequence: last.sequence }
    },

    /** Active tools whose plans changed after this number, up to `last`. */
    planChangesBetween: async (after: bigint, last: bigint): Promise<readonly string[]> => {
      const rows = await prisma.$queryRaw<{ toolId: string }[]>`
        SELECT DISTINCT c.tool_id AS "toolId" FROM tool_changes c JOIN tools t ON t.id = c.tool_id AND t.status = 'active'
        WHERE c.sequence > ${after} AND c.sequence <= ${last} AND c.field = 'plans'`
      return rows.map(({ toolId }) => toolId)
    },

    /** Earlier prices of these active tools by id, up to the change `until` if given. */
    priceHistories: async (
      reader: Pick<TransactionClient, '$queryRaw'>,
      ids: readonly string[],
      until?: bigint,
    ): Promise<ReadonlyMap<string, PricedTool>> => {
      const selection = { ...selectionFor(new Set(['name', 'priceHistory'])), planChangesUntil: until }
      const rows = await reader.$queryRaw<ToolRow[]>(Prisma.sql`
        SELECT ${selectList(selection)} FROM tools t WHERE t.id = ANY(${[...ids]}::uuid[]) AND t.status = 'active'`)
      return new Map(
        rows.map(({ id, slug, name, planChanges, websiteUrl }) => [
          id,
          { slug, name, history: plansHistory(planChanges, websiteUrl) },
        ]),
      )
    },

    /** Maps ids of merged tools to the remaining tool; others have no entry. */
    remainingOf: async (
      reader: Pick<TransactionClient, '$queryRaw'>,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, string>> => {
      const rows = await reader.$queryRaw<{ id: string; remaining: string }[]>`
        SELECT m.id, t.id AS remaining FROM tools m JOIN tools t ON t.slug = m.merged_into
        WHERE m.id = ANY(${[...ids]}::uuid[]) AND m.status = 'merged'`
      return new Map(rows.map(({ id, remaining }) => [id, remaining]))
    },

    /** Maps ids of merged or removed tools to their active successor, if any. */
    successorsOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, Successor>> => {
      const found = new Map<string, Successor>()
      for (const id of ids) {
        const stored = await prisma.tool.findUnique({ where: { id }, select: { status: true, mergedInto: true } })
        const removal =
          stored === null
            ? await prisma.toolChange.findFirst({
                where: { toolId: id, action: 'removed' },
                orderBy: { sequence: 'desc' },
                select: { oldValue: true },
              })
            : null
        const record = stored === null ? (removal?.oldValue as LeftRecord | null) : { merged_into: stored.mergedInto }
        const successor = record === null || record === undefined ? null : await findSuccessor(id, record)
        if (successor !== null) found.set(id, successor)
      }
      return found
    },
  }
}
