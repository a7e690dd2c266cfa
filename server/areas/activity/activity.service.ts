import { checkFirst } from '#core/paging.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import type { Prisma, ToolView } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { SettingsService } from '../accounts/settings.service.ts'
import type { ToolService } from '../catalogue/tool.service.ts'

export type ActivityService = ReturnType<typeof createActivityService>

const VIEWS = { limit: 120, windowSeconds: 60 }
const MAX_RECENT = 100

export const createActivityService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  tools: Pick<ToolService, 'toolsById'>
  settings: Pick<SettingsService, 'read'>
}) => {
  const { database, clock, limiter, tools, settings } = dependencies
  const { toolView: table } = database.prisma

  return {
    /**
     * Adds a tool to the viewer's history. Stores nothing without a session, under Global Privacy Control, with the
     * history off, or for an unknown tool. Returns whether it was stored. Throws RateLimitedError past 120 a minute.
     */
    trackToolView: async (viewer: Viewer | null, toolId: string, privacyControl: boolean): Promise<boolean> => {
      if (viewer === null || privacyControl) return false
      const { id: userId } = authorizeOwn(viewer, 'activity:change')
      limiter.take(`tool-view:${userId}`, VIEWS)
      const { keepHistory } = await settings.read(viewer, { select: { keepHistory: true } })
      if (!keepHistory) return false
      const [tool] = (await tools.toolsById([toolId], new Set(['id']))).values()
      if (tool === undefined) return false
      const now = clock.now()
      await table.upsert({
        where: { userId_toolId: { userId, toolId: tool.id } },
        create: { userId, toolId: tool.id, firstViewedAt: now, viewedAt: now },
        update: { viewedAt: now },
      })
      return true
    },

    /** Distinct tools, most recently viewed first. Throws InvalidInputError outside 1 to 100. */
    recent: async (
      viewer: Viewer | null,
      first: number,
      { select }: Pick<Prisma.ToolViewFindManyArgs, 'select' | 'include'>,
    ): Promise<ToolView[]> => {
      const { id: userId } = authorizeOwn(viewer, 'activity:read')
      checkFirst(first, MAX_RECENT)
      return table.findMany({
        where: { userId },
        orderBy: [{ viewedAt: 'desc' }, { id: 'desc' }],
        take: first,
        select,
      })
    },

    /** By slug. */
    exportFor: async (userId: string): Promise<unknown> => {
      const rows = await table.findMany({ where: { userId }, include: { tool: { select: { slug: true } } } })
      return rows.map(({ tool, firstViewedAt, viewedAt }) => ({ tool: tool.slug, firstViewedAt, viewedAt }))
    },

    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.toolView.deleteMany({ where: { userId } })
    },

    /** Distinct tools viewed. */
    toolsExplored: (viewer: Viewer | null): Promise<number> => {
      const { id: userId } = authorizeOwn(viewer, 'activity:read')
      return table.count({ where: { userId } })
    },
  }
}
