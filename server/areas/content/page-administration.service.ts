/** What administrators see and change of pages. Guides are files of the repository and are not among them. */
import { DAY_MS } from '../../../core/durations.ts'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { type NumberedPage, sliceOf } from '../../../core/numbered-page.ts'
import { GENERATED_PAGE_TYPES, type GeneratedPageType } from '../../../core/pages/page-model.ts'
import { authorize, authorizeDestructive, type Viewer } from '../../../core/policy.ts'
import { DELETED_PAGE_DAYS } from '../../../core/retention.ts'
import { isUuid } from '../../../core/uuid.ts'
import type { PageStatus, Prisma, ProgrammaticPage } from '../../../prisma/client/client.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AuditedChange, recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { contentHashOf, invalidatePages } from './content-changes.ts'
import { containing, descriptionOf, isVisible, statusOf, titleOf, VISIBLE } from './page-visibility.ts'

export type PageAdministrationService = ReturnType<typeof createPageAdministrationService>

type PageQuery = { readonly select: Prisma.ProgrammaticPageSelect }
type PageFilter = {
  readonly search: string | null
  readonly type: GeneratedPageType | null
  readonly status: PageStatus | null
  readonly deleted: boolean
}
/** Undefined leaves a value as it is; an empty text goes back to the generated one. */
type PageChanges = {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly status?: PageStatus | undefined
}
export type PageStatistics = { readonly total: number; readonly published: number } & Record<GeneratedPageType, number>

const NO_PAGE = 'There is no such page.'
const MAX_AT_ONCE = 100
const MAX_SEARCH = 200
const MAX_TITLE = 120
const MAX_DESCRIPTION = 320

const GENERATED = { type: { in: [...GENERATED_PAGE_TYPES] } } satisfies Prisma.ProgrammaticPageWhereInput

/** Pages with this status, an administrator's decision before that of the gate. */
const withStatus = (status: PageStatus): Prisma.ProgrammaticPageWhereInput => ({
  OR: [{ statusOverride: status }, { statusOverride: null, status }],
})

/** A text on one line, or null for an empty one. @throws InvalidInputError for one that is too long. */
const override = (text: string, field: string, most: number): string | null => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length > most) throw new InvalidInputError(`"${field}" may have at most ${most} characters.`, field)
  return line === '' ? null : line
}

const checkIds = (ids: readonly string[]): string[] => {
  if (ids.length === 0) throw new InvalidInputError('Choose at least one page.', 'ids')
  if (ids.length > MAX_AT_ONCE)
    throw new InvalidInputError(`At most ${MAX_AT_ONCE} pages can be changed at once.`, 'ids')
  return [...new Set(ids.map((id) => id.toLowerCase()))].filter(isUuid)
}

/** What the audit log says about a page. */
const audited = (row: ProgrammaticPage) => ({
  slug: row.slug,
  title: titleOf(row),
  description: descriptionOf(row),
  status: statusOf(row),
  deleted: row.deletedAt !== null,
})

export const createPageAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
}) => {
  const { database, clock, cacheInvalidations } = dependencies
  const { programmaticPage: table } = database.prisma

  /** Since when a page may have been deleted to be restored. */
  const restorableSince = (): Date => new Date(clock.now().getTime() - DELETED_PAGE_DAYS * DAY_MS)

  const whereOf = ({ search, type, status, deleted }: PageFilter): Prisma.ProgrammaticPageWhereInput => {
    const text = (search ?? '').trim()
    if (text.length > MAX_SEARCH)
      throw new InvalidInputError(`"search" may have at most ${MAX_SEARCH} characters.`, 'search')
    const found: Prisma.ProgrammaticPageWhereInput =
      text !== ''
        ? { OR: [containing(text), { slug: { contains: text.toLowerCase().replace(/[\\%_]/g, '\\$&') } }] }
        : { ...(type !== null && { type }) }
    return {
      AND: [GENERATED, found, ...(status === null ? [] : [withStatus(status)])],
      deletedAt: deleted ? { gte: restorableSince() } : null,
    }
  }

  /**
   * Changes pages that exist, each with an entry in the audit log; those that stay as they are get none. The rows are locked
   * first, so that changes of two administrators follow one another.
   */
  const change = async (
    tx: TransactionClient,
    { actor, action, ids }: { actor: Viewer; action: string; ids: readonly string[] },
    edit: (row: ProgrammaticPage) => Partial<ProgrammaticPage>,
  ): Promise<void> => {
    await tx.$queryRaw`SELECT id FROM programmatic_pages WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`
    const rows = await tx.programmaticPage.findMany({
      where: { id: { in: [...ids] }, ...GENERATED },
      orderBy: { id: 'asc' },
    })
    const now = clock.now()
    const entries: AuditedChange[] = []
    const slugs: string[] = []
    for (const row of rows) {
      const edits = edit(row)
      if (Object.entries(edits).every(([name, value]) => row[name as keyof ProgrammaticPage] === value)) continue
      const after = { ...row, ...edits }
      const contentHash = contentHashOf({
        ...after,
        title: titleOf(after),
        description: descriptionOf(after),
        factsAsOf: after.factsAsOf?.toISOString().slice(0, 7) ?? null,
      })
      await tx.programmaticPage.update({
        where: { id: row.id },
        data: {
          ...(edits as Prisma.ProgrammaticPageUpdateInput),
          contentHash,
          ...(contentHash !== row.contentHash && { contentChangedAt: now }),
          ...(row.publishedAt === null && isVisible(after) && { publishedAt: now }),
          updatedAt: now,
        },
        select: { id: true },
      })
      entries.push({
        actorId: actor.id,
        action,
        subjectType: 'page',
        subjectId: row.id,
        before: audited(row),
        after: audited(after),
      })
      slugs.push(row.slug)
    }
    if (entries.length === 0) return
    await recordAudit(tx, clock, entries)
    await invalidatePages(tx, clock, cacheInvalidations, slugs)
  }

  /** The pages with these ids in the order given. */
  const readPages = async (ids: readonly string[], { select }: PageQuery): Promise<ProgrammaticPage[]> => {
    const where = { id: { in: [...ids] }, ...GENERATED }
    const rows = (await table.findMany({ where, select: { ...select, id: true } })) as ProgrammaticPage[]
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  }

  return {
    /**
     * Generated pages, the newest change first. A search overrides the type.
     * @throws ForbiddenError for anyone but an administrator, InvalidInputError for a page outside its bounds.
     */
    list: async (
      viewer: Viewer | null,
      filter: PageFilter & NumberedPage,
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

    /** How many pages a filter finds. */
    count: (viewer: Viewer | null, filter: PageFilter): Promise<number> => {
      authorize(viewer, 'page:read', null)
      return table.count({ where: whereOf(filter) })
    },

    /** One page, a deleted one too; null when there is none. */
    find: async (viewer: Viewer | null, id: string, { select }: PageQuery): Promise<ProgrammaticPage | null> => {
      authorize(viewer, 'page:read', null)
      return isUuid(id) ? table.findFirst({ where: { id, ...GENERATED }, select }) : null
    },

    /** How many pages there are, without deleted ones. */
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

    /**
     * Sets title, description and status, or goes back to what was generated. Only who may publish changes a status or a page
     * that visitors see.
     * @throws ForbiddenError, NotFoundError, InvalidInputError for a title beyond 120 or a description beyond 320 characters.
     */
    update: async (
      viewer: Viewer | null,
      id: string,
      changes: PageChanges,
      query: PageQuery,
    ): Promise<ProgrammaticPage[]> => {
      const actor = authorize(viewer, 'page:change', null)
      const { title, description, status } = changes
      const edits = {
        ...(title !== undefined && { titleOverride: override(title, 'title', MAX_TITLE) }),
        ...(description !== undefined && {
          descriptionOverride: override(description, 'description', MAX_DESCRIPTION),
        }),
        ...(status !== undefined && { statusOverride: status }),
      }
      const where = { id, deletedAt: null, ...GENERATED }
      const known = isUuid(id) ? await table.findFirst({ where }) : null
      if (known === null) throw new NotFoundError(NO_PAGE)
      if (status !== undefined || isVisible(known)) authorize(viewer, 'page:publish', null)
      await database.transaction((tx) => change(tx, { actor, action: 'page.update', ids: [known.id] }, () => edits))
      return readPages([known.id], query)
    },

    /** Publishes pages or makes them drafts. Unknown and deleted ones are left out. @throws ForbiddenError, InvalidInputError. */
    setStatus: async (
      viewer: Viewer | null,
      wanted: readonly string[],
      status: PageStatus,
      query: PageQuery,
    ): Promise<ProgrammaticPage[]> => {
      const actor = authorize(viewer, 'page:publish', null)
      const ids = checkIds(wanted)
      const action = status === 'published' ? 'page.publish' : 'page.unpublish'
      const edit = (row: ProgrammaticPage) => (row.deletedAt === null ? { statusOverride: status } : {})
      await database.transaction((tx) => change(tx, { actor, action, ids }, edit))
      return readPages(ids, query)
    },

    /**
     * Deletes pages; for 30 days they can be restored. Pages that are deleted already stay as they are.
     * @throws ForbiddenError, PasswordRequiredError without a recent password, InvalidInputError.
     */
    remove: async (viewer: Viewer | null, wanted: readonly string[], query: PageQuery): Promise<ProgrammaticPage[]> => {
      const now = clock.now()
      const actor = authorizeDestructive(viewer, 'page:delete', now)
      const ids = checkIds(wanted)
      const edit = (row: ProgrammaticPage) => (row.deletedAt === null ? { deletedAt: now } : {})
      await database.transaction((tx) => change(tx, { actor, action: 'page.delete', ids }, edit))
      return readPages(ids, query)
    },

    /** Brings back pages that were deleted within the last 30 days; others stay as they are. @throws ForbiddenError, InvalidInputError. */
    restore: async (
      viewer: Viewer | null,
      wanted: readonly string[],
      query: PageQuery,
    ): Promise<ProgrammaticPage[]> => {
      const actor = authorize(viewer, 'page:change', null)
      const ids = checkIds(wanted)
      const since = restorableSince()
      const edit = (row: ProgrammaticPage) =>
        row.deletedAt !== null && row.deletedAt >= since ? { deletedAt: null } : {}
      await database.transaction((tx) => change(tx, { actor, action: 'page.restore', ids }, edit))
      return readPages(ids, query)
    },

    /**
     * Empties pages that were deleted more than 30 days ago. Key, slug and title stay, so that the address goes on to say that
     * the page is gone and no run generates it again.
     */
    emptyDeleted: async (): Promise<void> => {
      await table.updateMany({
        where: { deletedAt: { lt: restorableSince() }, content: { not: '' } },
        data: { content: '', markdown: '', contentPreview: [], distinctFacts: [], schemaData: {}, wordCount: 0 },
      })
    },
  }
}
