import { authorize, type Viewer } from '#core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

export type ProductFiguresService = ReturnType<typeof createProductFiguresService>

export type ProductFigures = { readonly memberCount: number; readonly toolCount: number; readonly startedAt: Date }

export const createProductFiguresService = (dependencies: {
  database: Database
  clock: Clock
  /** Active tools in the catalog. */
  toolCount: () => Promise<number>
}) => {
  const { database, clock, toolCount } = dependencies
  const startedAt = clock.now()
  return {
    /** Throws ForbiddenError. */
    read: async (viewer: Viewer | null): Promise<ProductFigures> => {
      authorize(viewer, 'administration:read', null)
      return { memberCount: await database.prisma.user.count(), toolCount: await toolCount(), startedAt }
    },
  }
}
