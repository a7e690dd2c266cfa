import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, can, expectRecentPassword, type Viewer } from '#core/policy.ts'
import { revisionNote } from '#core/revision-note.ts'
import { isUuid } from '#core/uuid.ts'
import type { PageStatus, ProgrammaticPage } from '#prisma/client/client.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { changedTexts, createPageWriter, GENERATED, lockPages, NO_PAGE, type PageTexts } from './page-changes.ts'
import { createPageLists, type PageQuery, restorableSince } from './page-lists.ts'
import { proposeRevision } from './page-revisions.service.ts'
import { isVisible } from './page-visibility.ts'

export type PageAdministrationService = ReturnType<typeof createPageAdministrationService>

/** A form: the changes (an undefined status stays), the texts when it was opened, and the editor's note. */
type PageForm = {
  readonly changes: PageTexts & { readonly status?: PageStatus | undefined }
  readonly base: PageTexts
  readonly note: string | null
}
/** Pages, and the pending revision of a proposed change. */
type SavedPages = { readonly pages: readonly ProgrammaticPage[]; readonly revisionId: string | null }
const MAX_AT_ONCE = 100

const checkIds = (ids: readonly string[]): string[] => {
  if (ids.length === 0) throw new InvalidInputError('Choose at least one page.', 'ids')
  if (ids.length > MAX_AT_ONCE)
    throw new InvalidInputError(`You can change at most ${MAX_AT_ONCE} pages at a time.`, 'ids')
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

  /** What is done to several pages at once is hard to notice and to undo one by one. */
  const expectPasswordForMany = (actor: Viewer, ids: readonly string[]): void => {
    if (ids.length > 1) expectRecentPassword(actor, clock.now())
  }

  return {
    ...createPageLists(dependencies),

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
     * InvalidInputError, and PasswordRequiredError for drafts of several pages.
     */
    setStatus: async (
      viewer: Viewer | null,
      wanted: readonly string[],
      status: PageStatus,
      query: PageQuery,
    ): Promise<ProgrammaticPage[]> => {
      const actor = authorize(viewer, 'page:publish', null)
      const ids = checkIds(wanted)
      if (status !== 'published') expectPasswordForMany(actor, ids)
      const action = status === 'published' ? 'page.publish' : 'page.unpublish'
      const edit = (row: ProgrammaticPage) => (row.deletedAt === null ? { statusOverride: status } : {})
      await changeAll(actor, action, ids, edit)
      return readPages(ids, query)
    },

    /**
     * Deletes pages, which can be restored for 30 days; idempotent. Throws ForbiddenError, InvalidInputError, and
     * PasswordRequiredError for several pages.
     */
    remove: async (viewer: Viewer | null, wanted: readonly string[], query: PageQuery): Promise<ProgrammaticPage[]> => {
      const now = clock.now()
      const actor = authorize(viewer, 'page:delete', null)
      const ids = checkIds(wanted)
      expectPasswordForMany(actor, ids)
      const edit = (row: ProgrammaticPage) => (row.deletedAt === null ? { deletedAt: now } : {})
      await changeAll(actor, 'page.delete', ids, edit)
      return readPages(ids, query)
    },

    /**
     * Restores pages deleted within the last 30 days, as drafts without the right to publish; others are skipped. Throws
     * ForbiddenError, InvalidInputError.
     */
    restore: async (
      viewer: Viewer | null,
      wanted: readonly string[],
      query: PageQuery,
    ): Promise<ProgrammaticPage[]> => {
      const actor = authorize(viewer, 'page:change', null)
      const ids = checkIds(wanted)
      const since = restorableSince(clock)
      const asDraft = can(actor, 'page:publish', null) ? {} : ({ statusOverride: 'draft' } as const)
      const edit = (row: ProgrammaticPage) =>
        row.deletedAt !== null && row.deletedAt >= since ? { deletedAt: null, ...asDraft } : {}
      await changeAll(actor, 'page.restore', ids, edit)
      return readPages(ids, query)
    },

    /**
     * Clears pages deleted more than 30 days ago. Key, slug and title stay, so that the URL responds as gone and the
     * page is not generated again.
     */
    emptyDeleted: async (): Promise<void> => {
      await table.updateMany({
        where: { deletedAt: { lt: restorableSince(clock) }, content: { not: '' } },
        data: { content: '', markdown: '', contentPreview: [], distinctFacts: [], schemaData: {}, wordCount: 0 },
      })
    },
  }
}
