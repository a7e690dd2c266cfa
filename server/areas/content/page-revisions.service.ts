/** Editors' proposals for published pages, and administrators' decisions. */
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { pagePath } from '#core/pages/page-address.ts'
import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, can, type Viewer } from '#core/policy.ts'
import { decisionNote } from '#core/revision-note.ts'
import { isUuid } from '#core/uuid.ts'
import type { PageRevisionState, Prisma, ProgrammaticPage } from '#prisma/client/client.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import {
  changedTexts,
  createPageWriter,
  lockPages,
  NO_PAGE,
  type PageTextChange,
  type PageTexts,
  proposedTexts,
  textsAfter,
  textsOf,
} from './page-changes.ts'

export type PageRevisionsService = ReturnType<typeof createPageRevisionsService>

/** With the text visible now. */
type ProposedText = PageTextChange & { readonly current: string }
export type PageRevisionRow = {
  readonly id: string
  readonly state: PageRevisionState
  readonly pageId: string
  readonly title: string
  readonly path: string
  readonly authorName: string | null
  readonly authorNote: string | null
  readonly note: string | null
  readonly createdAt: Date
  readonly decidedAt: Date | null
  readonly texts: readonly ProposedText[]
}
export type PageRevisionsPage = { readonly nodes: readonly PageRevisionRow[]; readonly totalCount: number }

type Proposal = {
  readonly authorId: string
  readonly texts: PageTexts
  readonly base: PageTexts
  readonly note: string | null
}
type Decision = {
  readonly accept: boolean
  readonly note: string | null
  /** The administrator's version, such as after a conflict, with the texts it is based on. */
  readonly chosen: { readonly texts: PageTexts; readonly base: PageTexts } | null
}

const NO_REVISION = 'Revision not found.'
const DECIDED = 'This revision has already been decided.'
const PAGE = {
  type: true,
  slug: true,
  title: true,
  titleOverride: true,
  metaDescription: true,
  descriptionOverride: true,
} as const
const WITH_PARTS = { author: { select: { name: true } }, page: { select: PAGE } } as const
type RevisionRow = Prisma.PageRevisionGetPayload<{ include: typeof WITH_PARTS }>

const changesOf = (row: { readonly changes: Prisma.JsonValue }): readonly PageTextChange[] =>
  row.changes as unknown as readonly PageTextChange[]

const textsIn = (changes: readonly PageTextChange[], part: 'value' | 'base'): Readonly<Record<string, string>> =>
  Object.fromEntries(changes.map((change) => [change.field, change[part]]))

/** With the texts as they would become visible. */
const revisionRow = ({ page, author, ...row }: RevisionRow): PageRevisionRow => {
  const [current, after] = [textsOf(page), textsAfter(page, textsIn(changesOf(row), 'value'))]
  return {
    ...row,
    title: current.title,
    path: pagePath(page.type, page.slug),
    authorName: author?.name ?? null,
    texts: changesOf(row).map(({ field, base }) => ({ field, value: after[field], base, current: current[field] })),
  }
}

/**
 * Validates and stores a proposal for a locked page, replacing the same editor's earlier one. Returns the revision;
 * null when nothing differs. Throws InvalidInputError, EditConflictError.
 */
export const proposeRevision = async (
  tx: TransactionClient,
  clock: Clock,
  page: ProgrammaticPage,
  { authorId, texts, base, note }: Proposal,
): Promise<string | null> => {
  const changes = proposedTexts(page, texts, base)
  const now = clock.now()
  const former = await tx.pageRevision.findFirst({ where: { pageId: page.id, authorId, state: 'open' } })
  if (changes.length === 0 && former === null) return null
  const data =
    changes.length === 0
      ? ({ state: 'withdrawn', decidedAt: now } as const)
      : { changes: [...changes], authorNote: note, createdAt: now }
  const { id } =
    former === null
      ? await tx.pageRevision.create({
          data: { ...data, changes: [...changes], pageId: page.id, authorId, createdAt: now },
        })
      : await tx.pageRevision.update({ where: { id: former.id }, data })
  const entry = { actorId: authorId, subjectType: 'page-revision', subjectId: id }
  const action = changes.length === 0 ? 'page-revision.withdraw' : 'page-revision.propose'
  const [before, after] = [textsIn(changes, 'base'), textsIn(changes, 'value')]
  await recordAudit(tx, clock, [
    { ...entry, action, before: { slug: page.slug, ...before }, after: { slug: page.slug, ...after } },
  ])
  return changes.length === 0 ? null : id
}

export const createPageRevisionsService = (dependencies: {
  database: Database
  clock: Clock
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
}) => {
  const { database, clock } = dependencies
  const { pageRevision: table } = database.prisma
  const write = createPageWriter(dependencies)

  /** Locks an open revision and its page: the page first, like a save. */
  const lockOpen = async (tx: TransactionClient, id: string, where: Prisma.PageRevisionWhereInput) => {
    const known = isUuid(id) ? await tx.pageRevision.findFirst({ where: { id, ...where } }) : null
    if (known === null) throw new NotFoundError(NO_REVISION)
    const [page] = await lockPages(tx, [known.pageId])
    const revision = await tx.pageRevision.findUnique({ where: { id } })
    if (revision === null || page === undefined) throw new NotFoundError(NO_REVISION)
    if (revision.state !== 'open') throw new InvalidInputError(DECIDED)
    return { revision, page }
  }

  const settle = async (
    tx: TransactionClient,
    id: string,
    actor: Viewer,
    data: { readonly state: Exclude<PageRevisionState, 'open'>; readonly note?: string | null },
  ): Promise<void> => {
    const isDecided = data.state !== 'withdrawn'
    await tx.pageRevision.update({
      where: { id },
      data: { ...data, decidedAt: clock.now(), ...(isDecided && { decidedById: actor.id }) },
      select: { id: true },
    })
    const action = isDecided ? 'page-revision.decide' : 'page-revision.withdraw'
    const entry = { actorId: actor.id, action, subjectType: 'page-revision', subjectId: id }
    await recordAudit(tx, clock, [{ ...entry, before: { state: 'open' }, after: { state: data.state } }])
  }

  return {
    /**
     * Open revisions oldest first, decided ones latest first. Editors see their own. Throws ForbiddenError,
     * InvalidInputError.
     */
    list: async (
      viewer: Viewer | null,
      { state, pageId, ...page }: PageNumber & { readonly state: PageRevisionState; readonly pageId: string | null },
    ): Promise<PageRevisionsPage> => {
      const reader = authorize(viewer, 'page:read', null)
      const slice = sliceOf(page, { maxFirst: 20 })
      if (pageId !== null && !isUuid(pageId)) return { nodes: [], totalCount: 0 }
      const where = {
        state,
        ...(pageId !== null && { pageId }),
        ...(!can(reader, 'page:publish', null) && { authorId: reader.id }),
      }
      const orderBy: Prisma.PageRevisionOrderByWithRelationInput[] =
        state === 'open' ? [{ createdAt: 'asc' }, { id: 'asc' }] : [{ decidedAt: 'desc' }, { id: 'desc' }]
      const [rows, totalCount] = await Promise.all([
        table.findMany({ where, orderBy, ...slice, include: WITH_PARTS }),
        table.count({ where }),
      ])
      return { nodes: rows.map(revisionRow), totalCount }
    },

    /**
     * Publishes or rejects a revision, once, and returns the page. Texts changed since the proposal are conflicts;
     * `chosen` then has the administrator's version.
     * @throws ForbiddenError, NotFoundError, InvalidInputError, EditConflictError
     */
    decide: async (viewer: Viewer | null, id: string, { accept, note, chosen }: Decision): Promise<string> => {
      const actor = authorize(viewer, 'page:publish', null)
      const answer = decisionNote(accept, note)
      return database.transaction(async (tx) => {
        const { revision, page } = await lockOpen(tx, id, {})
        await settle(tx, id, actor, { state: accept ? 'accepted' : 'rejected', note: answer })
        if (!accept) return page.id
        if (page.deletedAt !== null) throw new NotFoundError(NO_PAGE)
        const changes = changesOf(revision)
        const { texts, base } = chosen ?? { texts: textsIn(changes, 'value'), base: textsIn(changes, 'base') }
        await write(tx, { actorId: actor.id, action: 'page.update', rows: [page] }, (row) =>
          changedTexts(row, texts, base),
        )
        return page.id
      })
    },

    /**
     * Withdraws one's own pending revision and returns the page. Throws ForbiddenError, NotFoundError,
     * InvalidInputError.
     */
    withdraw: async (viewer: Viewer | null, id: string): Promise<string> => {
      const actor = authorize(viewer, 'page:change', null)
      return database.transaction(async (tx) => {
        const { page } = await lockOpen(tx, id, { authorId: actor.id })
        await settle(tx, id, actor, { state: 'withdrawn' })
        return page.id
      })
    },

    /** A member's proposals, without the deciding administrator, who is another person. */
    exportFor: (userId: string) =>
      table.findMany({
        where: { authorId: userId },
        omit: { authorId: true, decidedById: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      }),

    /** Removes the member's texts; proposals stay without an author. */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.pageRevision.updateMany({ where: { authorId: userId }, data: { authorId: null, authorNote: null } })
    },
  }
}
