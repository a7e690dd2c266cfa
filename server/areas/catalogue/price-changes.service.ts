/** The price changes of all active tools. Everything is public. */
import type { EventRecord } from '#core/catalogue/fields/event-record.ts'
import { knownPriceChange } from '#core/catalogue/known-price-change.ts'
import type { PriceChange } from '#core/catalogue/price-history.ts'
import { checkFirst } from '#core/paging.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'
import { plansHistory } from './plans-history.ts'
import type { RevisionWatch } from './revision-watch.ts'
import { createToolReader } from './tool-reader.ts'
import { selectionFor, type ToolRow } from './tool-row.ts'

export type PriceChangesService = ReturnType<typeof createPriceChangesService>

/** `note` and `url`: of the event that reports it, if any. */
export type ToolPriceChange = Omit<PriceChange, 'fromMonth'> & {
  readonly toolId: string
  readonly note: string | null
  readonly url: string | null
}

const MOST = 100
const SELECTION = selectionFor(new Set(['name', 'priceHistory', 'knownPriceChange']))

const reportedBy = ({ id: toolId, events, plans }: ToolRow): ToolPriceChange | null => {
  const known = knownPriceChange({ events: events as readonly EventRecord[], plans })
  if (known === null) return null
  const { plan, from, to, month, note, url } = known
  const perSeat = plans.find(({ name }) => name === plan)?.perSeat ?? false
  return { toolId, plan, from, to, month, period: 'month', perSeat, currency: 'USD', note, url }
}

const isSame = (a: ToolPriceChange, b: ToolPriceChange): boolean =>
  a.plan === b.plan && a.period === b.period && a.currency === b.currency && a.from === b.from && a.to === b.to

/** An event that reports a change has its month, and its source; readings of price pages may notice it later. */
const changesOf = (tool: ToolRow): ToolPriceChange[] => {
  const reported = reportedBy(tool)
  const read = plansHistory(tool.planChanges, tool.websiteUrl).map(
    ({ fromMonth: _, ...change }): ToolPriceChange => ({ ...change, toolId: tool.id, note: null, url: null }),
  )
  return reported === null ? read : [reported, ...read.filter((change) => !isSame(change, reported))]
}

export const createPriceChangesService = (dependencies: {
  database: Database
  catalogueRevision: Pick<RevisionWatch, 'current' | 'check'>
}) => {
  const { database, catalogueRevision } = dependencies
  const reader = createToolReader(database)

  /** No index has this order, so it is cached per revision. */
  const latest = createRevisionCache({
    source: catalogueRevision,
    compute: async (): Promise<readonly ToolPriceChange[]> => {
      const rows = await reader.read(
        SELECTION,
        Prisma.sql`WHERE t.status = 'active' AND (t.events @> '[{"kind": "price_changed"}]' OR EXISTS (
          SELECT 1 FROM tool_changes c WHERE c.tool_id = t.id AND c.field = 'plans' AND c.old_value IS DISTINCT FROM c.new_value))
          ORDER BY t.name_lower, t.id`,
      )
      return rows
        .flatMap(changesOf)
        .sort((a, b) => (a.month < b.month ? 1 : a.month > b.month ? -1 : 0))
        .slice(0, MOST)
    },
  })

  return {
    /** Latest month first. Throws InvalidInputError for more than 100. */
    latest: async (first: number): Promise<readonly ToolPriceChange[]> => {
      checkFirst(first, MOST)
      return (await latest.get()).slice(0, first)
    },
  }
}
