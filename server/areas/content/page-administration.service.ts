/** Page administration, without guides, which are files of the repository. */
import { DAY_MS } from '../../../core/durations.ts'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { type NumberedPage, sliceOf } from '../../../core/numbered-page.ts'
import { GENERATED_PAGE_TYPES, type GeneratedPageType } from '../../../core/pages/page-model.ts'
import { authorize, authorizeDestructive, can, type Viewer } from '../../../core/policy.ts'
import { DELETED_PAGE_DAYS } from '../../../core/retention.ts'
import { revisionNote } from '../../../core/revision-note.ts'
import { isUuid } from '../../../core/uuid.ts'
import type { PageStatus, Prisma, ProgrammaticPage } from '../../../prisma/client/client.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { changedTexts, createPageWriter, GENERATED, lockPages, NO_PAGE, type PageTexts } from './page-changes.ts'
import { proposeRevision } from './page-revisions.service.ts'
import { containing, isVisible, VISIBLE } from './page-visibility.ts'

export type PageAdministrationService = ReturnType<typeof createPageAdministrationService>

type PageQuery = { readonly select: Prisma.ProgrammaticPageSelect }
type PageFilter = {
  readonly search: string | null
  readonly type: GeneratedPageType | null
  readonly status: PageStatus | null
  readonly deleted: boolean
}
/** A form: the changes (undefined keeps a status), the original texts, and the editor's note. */
type PageForm = {
  readonly changes: PageTexts & { readonly status?: PageStatus | undefined }
  readonly base: PageTexts
  readonly note: string | null
}
/** Pages, and the pending revision of a proposed change. */
type SavedPages = { readonly pages: readonly ProgrammaticPage[]; readonly revisionId: string | null }
export type PageStatistics = { readonly total: number; readonly published: number } & Record<GeneratedPageType, number>

const MAX_AT_ONCE = 100
const MAX_SEARCH = 200

/** An administrator's decision outranks the quality gate. */
const withStatus = (status: PageStatus): Prisma.ProgrammaticPageWhereInput => ({
  OR: [{ statusOverride: status }, { statusOverride: null, status }],
})

const checkIds = (ids: readonly string[]): string[] => {
  if (ids.length === 0) throw new InvalidInputError('Choose at least one page.', 'ids')
  if (ids.length > MAX_AT_ONCE)
    throw new InvalidInputError(`At most ${MAX_AT_ONCE} pages can be changed at once.`, 'ids')
  return [...new Set(ids.map((id) => id.toLowerCase()))].filter(isUuid)
}

export const createPageAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
}) => {
  const { database, clock } = dependencies
  const { programmaticPage: table } = database.prisma
  const write = createPageWriter(dependencies)

  /** Pages deleted later than this can be restored. */
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

  const changeAll = (
    actor: Viewer,
    action: string,
    ids: readonly string[],
    edit: (row: ProgrammaticPage) => Partial<ProgrammaticPage>,
  ): Promise<void> =>
    database.transaction(async (tx) => write(tx, { actorId: actor.id, action, rows: await lockPages(tx, ids) }, edit))

  /** In the given order. */
  const readPages = async (ids: readonly string[], { select }: PageQuery): Promise<ProgrammaticPage[]> => {
    const where = { id: { in: [...ids] }, ...GENERATED }
    const rows = (await table.findMany({ where, select: { ...select, id: true } })) as ProgrammaticPage[]
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  }

  return {
    /** Most recently changed first. A search ignores the type. Throws ForbiddenError, InvalidInputError. */
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

    count: (viewer: Viewer | null, filter: PageFilter): Promise<number> => {
      authorize(viewer, 'page:read', null)
      return table.count({ where: whereOf(filter) })
    },

    /** Includes deleted pages; null when there is none. */
    find: async (viewer: Viewer | null, id: string, { select }: PageQuery): Promise<ProgrammaticPage | null> => {
      authorize(viewer, 'page:read', null)
      return isUuid(id) ? table.findFirst({ where: { id, ...GENERATED }, select }) : null
    },

    /** Without deleted pages. */
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
     * Sets title, description and status, or resets them to the generated ones. Status changes need the right to
     * publish; without it, changes of a visible page are validated and wait as a revision.
     * @throws ForbiddenError, NotFoundError, InvalidInputError for a title beyond 120 or a description beyond 320
     * characters, EditConflictError for concurrent edits
     */
    update: async (viewer: Viewer | null, id: string, form: PageForm, query: PageQuery): Promise<SavedPages> => {
      const actor = authorize(viewer, 'page:change', null)
      const { changes, base } = form
      const { status, ...texts } = changes
      if (status !== undefined) authorize(viewer, 'page:publish', null)
      const note = revisionNote(form.note)
      const revisionId = await database.transaction(async (tx) => {
        const [page] = isUuid(id) ? await lockPages(tx, [id]) : []
        if (page === undefined || page.deletedAt !== null) throw new NotFoundError(NO_PAGE)
        if (isVisible(page) && !can(actor, 'page:publish', null)) {
          return proposeRevision(tx, clock, page, { authorId: actor.id, texts, base, note })
        }
        await write(tx, { actorId: actor.id, action: 'page.update', rows: [page] }, (row) => ({
          ...changedTexts(row, texts, base),
          ...(status !== undefined && { statusOverride: status }),
        }))
        return null
      })
      return { pages: await readPages([id.toLowerCase()], query), revisionId }
    },

    /**
     * Publishes pages or makes them drafts; unknown and deleted ones are skipped. Throws ForbiddenError,
     * InvalidInputError.
     */
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
      await changeAll(actor, action, ids, edit)
      return readPages(ids, query)
    },

    /**
     * Deletes pages, restorable for 30 days; idempotent. Throws ForbiddenError, PasswordRequiredError,
     * InvalidInputError.
     */
    remove: async (viewer: Viewer | null, wanted: readonly string[], query: PageQuery): Promise<ProgrammaticPage[]> => {
      const now = clock.now()
      const actor = authorizeDestructive(viewer, 'page:delete', now)
      const ids = checkIds(wanted)
      const edit = (row: ProgrammaticPage) => (row.deletedAt === null ? { deletedAt: now } : {})
      await changeAll(actor, 'page.delete', ids, edit)
      return readPages(ids, query)
    },

    /** Restores pages deleted within the last 30 days; others are skipped. Throws ForbiddenError, InvalidInputError. */
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
      await changeAll(actor, 'page.restore', ids, edit)
      return readPages(ids, query)
    },

    /**
     * Clears pages deleted more than 30 days ago. Key, slug and title stay, so that the URL responds as gone and the
     * page is not generated again.
     */
    emptyDeleted: async (): Promise<void> => {
      await table.updateMany({
        where: { deletedAt: { lt: restorableSince() }, content: { not: '' } },
        data: { content: '', markdown: '', contentPreview: [], distinctFacts: [], schemaData: {}, wordCount: 0 },
      })
    },
  }
}
