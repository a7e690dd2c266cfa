import { DAY_MS } from '#core/durations.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import type { PricePageReading, PriceReadingOutcome } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { CatalogueArea } from '../../catalogue/catalogue.area.ts'
import { duePages } from './due-pages.ts'

export type PriceWatchStatus = {
  readonly enabled: boolean
  /** Pages in the catalog, and those that are due. */
  readonly pages: number
  readonly due: number
  /** Latest readings of the last 30 days. */
  readonly outcomes: readonly { readonly outcome: PriceReadingOutcome; readonly count: number }[]
  readonly latest: readonly PricePageReading[]
}

export type PriceWatchStatusService = ReturnType<typeof createPriceWatchStatusService>

export const MAX_LISTED_READINGS = 20
const PERIOD_MS = 30 * DAY_MS

export const createPriceWatchStatusService = (dependencies: {
  database: Database
  clock: Clock
  catalogue: Pick<CatalogueArea, 'readPricePages'>
  enabled: boolean
}) => {
  const { database, clock, catalogue, enabled } = dependencies
  const { prisma } = database
  return {
    /** Throws ForbiddenError. */
    read: async (viewer: Viewer | null): Promise<PriceWatchStatus> => {
      authorize(viewer, 'system:read', null)
      const now = clock.now()
      const tools = await catalogue.readPricePages(prisma)
      const due = await duePages(prisma, tools, now)
      const counted = await prisma.pricePageReading.groupBy({
        by: ['outcome'],
        where: { readOn: { gt: new Date(now.getTime() - PERIOD_MS) } },
        _count: true,
        orderBy: { outcome: 'asc' },
      })
      return {
        enabled,
        pages: new Set(tools.map(({ url }) => url)).size,
        due: due.length,
        outcomes: counted.map(({ outcome, _count: count }) => ({ outcome, count })),
        latest: await prisma.pricePageReading.findMany({
          orderBy: [{ readOn: 'desc' }, { url: 'asc' }],
          take: MAX_LISTED_READINGS,
        }),
      }
    },
  }
}
