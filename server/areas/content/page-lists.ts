import { DAY_MS } from '#core/durations.ts'
import { InvalidInputError } from '#core/errors.ts'
import { GENERATED_PAGE_TYPES, type GeneratedPageType } from '#core/pages/page-model.ts'
import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { DELETED_PAGE_DAYS } from '#core/retention.ts'
import { isUuid } from '#core/uuid.ts'
import type { PageStatus, Prisma, ProgrammaticPage } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { GENERATED } from './page-changes.ts'
import { containing, VISIBLE } from './page-visibility.ts'

export type PageQuery = { readonly select: Prisma.ProgrammaticPageSelect }
type PageFilter = {
  readonly search: string | null
  readonly type: GeneratedPageType | null
  readonly status: PageStatus | null
  readonly deleted: boolean
}
export type PageStatistics = { readonly total: number; readonly published: number } & Record<GeneratedPageType, number>

const MAX_SEARCH = 200

/** Pages with this status; an administrator's decision overrides the quality gate's. */
const withStatus = (status: PageStatus): Prisma.ProgrammaticPageWhereInput => ({
  OR: [{ statusOverride: status }, { statusOverride: null, status }],
})

/** Pages deleted after this time can be restored. */
export const restorableSince = (clock: Clock): Date => new Date(clock.now().getTime() - DELETED_PAGE_DAYS * DAY_MS)

/** Generated pages for administrators. */
export const createPageLists = (dependencies: { database: Database; clock: Clock }) => {
  const { database, clock } = dependencies
  const { programmaticPage: table } = database.prisma

  const whereOf = ({ search, type, status, deleted }: PageFilter): Prisma.ProgrammaticPageWhereInput => {
    const text = (search ?? '').trim()
    if (text.length > MAX_SEARCH)
      throw new InvalidInputError(`"search" must be at most ${MAX_SEARCH} characters.`, 'search')
    const found: Prisma.ProgrammaticPageWhereInput =
      text !== ''
        ? { OR: [containing(text), { slug: { contains: text.toLowerCase().replace(/[\\%_]/g, '\\$&') } }] }
        : { ...(type !== null && { type }) }
    return {
      AND: [GENERATED, found, ...(status === null ? [] : [withStatus(status)])],
      deletedAt: deleted ? { gte: restorableSince(clock) } : null,
    }
  }

  return {
    /**
     * Generated pages, latest change first. A search overrides the type.
     * @throws ForbiddenError for anyone but an administrator, InvalidInputError for a page outside its bounds.
     */
    list: async (
      viewer: Viewer | null,
      filter: PageFilter & PageNumber,
      { select }: PageQuery,
    ): Promise<ProgrammaticPage[]> => {
      authorize(viewer, 'page:read', null)
      const slice = sliceOf(filter)
      return table.findMany({
        where: whereOf(filter),
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        ...slice,
        select,
      })
    },

    /** The number of matching pages. */
    count: (viewer: Viewer | null, filter: PageFilter): Promise<number> => {
      authorize(viewer, 'page:read', null)
      return table.count({ where: whereOf(filter) })
    },

    /** A page, including deleted ones; null when there is none. */
    find: async (viewer: Viewer | null, id: string, { select }: PageQuery): Promise<ProgrammaticPage | null> => {
      authorize(viewer, 'page:read', null)
      return isUuid(id) ? table.findFirst({ where: { id, ...GENERATED }, select }) : null
    },

    /** Counts of pages, without deleted ones. */
    statistics: async (viewer: Viewer | null): Promise<PageStatistics> => {
      authorize(viewer, 'page:read', null)
      const where = { ...GENERATED, deletedAt: null }
      const groups = await table.groupBy({ by: ['type'], where, _count: true })
      const published = await table.count({ where: { AND: [GENERATED, VISIBLE] } })
      const countOf = (type: GeneratedPageType): number => groups.find((group) => group.type === type)?._count ?? 0
      const counts = Object.fromEntries(GENERATED_PAGE_TYPES.map((type) => [type, countOf(type)]))
      const total = groups.reduce((sum, { _count }) => sum + _count, 0)
      return { total, published, ...(counts as Record<GeneratedPageType, number>) }
    },
  }
}
