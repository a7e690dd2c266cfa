/** One queue of everything that needs a decision: reports, suggestions, candidates and price checks. */
import { DAY_MS } from '#core/durations.ts'
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { type PageNumber, sliceOf } from '#core/paging.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database } from '../../platform/database/database.ts'

export const QUEUE_KINDS = ['report', 'suggestion', 'candidate', 'price_check'] as const
export type QueueKind = (typeof QUEUE_KINDS)[number]
/** `deferred`: postponed. `settled`: decided. */
export const QUEUE_VIEWS = ['waiting', 'deferred', 'settled'] as const
type QueueView = (typeof QUEUE_VIEWS)[number]

export type QueueItem = {
  readonly id: string
  readonly kind: QueueKind
  readonly title: string
  /** The problem of a report, the feed of a candidate, the category a visitor named, or the outcome of a reading. */
  readonly detail: string | null
  /** The visitors' words, the found text, or why a reading did not confirm the prices; null when there is none. */
  readonly note: string | null
  /** The tool that a report or reading is about; null for a page and for tools that are not in the catalog. */
  readonly toolSlug: string | null
  /** The plan whose price was reported; null otherwise. */
  readonly plan: string | null
  readonly state: 'open' | 'prepared' | 'accepted' | 'rejected'
  /** How often it was reported, suggested or found. */
  readonly count: number
  readonly createdAt: Date
  readonly deferredUntil: Date | null
}
export type QueuePage = {
  readonly nodes: readonly QueueItem[]
  readonly totalCount: number
  readonly kindCounts: readonly { readonly kind: QueueKind; readonly count: number }[]
}

export type QueueService = ReturnType<typeof createQueueService>

const DEFERRED_DAYS = 14

const TABLES = {
  report: 'inaccuracy_reports',
  suggestion: 'tool_suggestions',
  candidate: 'tool_candidates',
  price_check: 'price_checks',
} as const satisfies Record<QueueKind, string>

const ITEMS = Prisma.sql`
  SELECT r.id, 'report' AS kind, coalesce(t.name, p.title_override, p.title) AS title, r.kind::text AS detail,
    r.note, t.slug AS tool_slug, r.plan, r.state::text AS state, r.report_count AS count, r.created_at, r.deferred_until, r.settled_at
  FROM inaccuracy_reports r LEFT JOIN tools t ON t.id = r.tool_id LEFT JOIN programmatic_pages p ON p.id = r.page_id
  UNION ALL
  SELECT s.id, 'suggestion', s.name, s.category, s.note, NULL, NULL, s.state::text, s.suggestion_count, s.created_at, s.deferred_until, s.settled_at
  FROM tool_suggestions s
  UNION ALL
  SELECT c.id, 'candidate', c.name, c.source_name, nullif(c.snippet, ''), NULL, NULL, c.state::text, c.times_seen, c.found_at, c.deferred_until, c.settled_at
  FROM tool_candidates c
  UNION ALL
  SELECT k.id, 'price_check', t.name, k.outcome::text, k.detail, t.slug, NULL, k.state::text, 1, k.created_at, k.deferred_until, k.settled_at
  FROM price_checks k JOIN tools t ON t.id = k.tool_id`

export const createQueueService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const conditionOf = (view: QueueView): Prisma.Sql => {
    const isOpen = Prisma.sql`q.state IN ('open', 'prepared')`
    if (view === 'settled') return Prisma.sql`NOT (${isOpen})`
    const isDeferred = Prisma.sql`coalesce(q.deferred_until > ${clock.now()}, false)`
    return view === 'deferred' ? Prisma.sql`${isOpen} AND ${isDeferred}` : Prisma.sql`${isOpen} AND NOT ${isDeferred}`
  }

  /** Hides an item from the queue until a time; a reopened rejected candidate is open again. */
  const defer = async (viewer: Viewer | null, kind: QueueKind, id: string, until: Date | null): Promise<void> => {
    const isOfCatalogue = kind === 'report' || kind === 'price_check'
    const { id: actorId } = authorize(viewer, isOfCatalogue ? 'report:settle' : 'candidate:settle', null)
    if (!isUuid(id)) throw new NotFoundError('Item not found.')
    const table = Prisma.raw(TABLES[kind])
    await database.transaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ state: QueueItem['state'] }[]>`
        SELECT state::text AS state FROM ${table} WHERE id = ${id}::uuid FOR UPDATE`
      if (row === undefined) throw new NotFoundError('Item not found.')
      const comesBack = kind === 'candidate' && row.state === 'rejected' && until === null
      if (row.state !== 'open' && row.state !== 'prepared' && !comesBack) {
        throw new InvalidInputError('This item has already been decided.', 'id')
      }
      await tx.$executeRaw`UPDATE ${table} SET deferred_until = ${until} WHERE id = ${id}::uuid`
      if (comesBack) await tx.toolCandidate.update({ where: { id }, data: { state: 'open', settledAt: null } })
      const action = `${kind}.${until === null ? 'return' : 'defer'}`
      const after = { deferredUntil: until?.toISOString() ?? null }
      await recordAudit(tx, clock, [{ actorId, action, subjectType: kind, subjectId: id, after }])
    })
  }

  return {
    /**
     * A page of one view, of one or all kinds: pending items oldest first, decided ones latest first. `kindCounts`
     * cover the whole view. Throws ForbiddenError, InvalidInputError.
     */
    list: async (
      viewer: Viewer | null,
      { view, kind, ...page }: PageNumber & { readonly view: QueueView; readonly kind: QueueKind | null },
    ): Promise<QueuePage> => {
      authorize(viewer, 'report:read', null)
      authorize(viewer, 'candidate:read', null)
      const { skip, take } = sliceOf(page)
      const condition = conditionOf(view)
      const ofKind = kind === null ? Prisma.empty : Prisma.sql`AND q.kind = ${kind}`
      const order =
        view === 'settled' ? Prisma.sql`q.settled_at DESC NULLS LAST, q.id DESC` : Prisma.sql`q.created_at, q.id`
      const nodes = await database.read<QueueItem>(Prisma.sql`
        SELECT q.id, q.kind, q.title, q.detail, q.note, q.tool_slug AS "toolSlug", q.plan, q.state, q.count, q.created_at AS "createdAt", q.deferred_until AS "deferredUntil"
        FROM (${ITEMS}) q WHERE ${condition} ${ofKind} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`)
      const counted = await database.read<{ kind: QueueKind; count: number }>(Prisma.sql`
        SELECT q.kind, count(*)::int AS count FROM (${ITEMS}) q WHERE ${condition} GROUP BY q.kind`)
      const kindCounts = QUEUE_KINDS.map((name) => ({
        kind: name,
        count: counted.find((row) => row.kind === name)?.count ?? 0,
      }))
      const totalCount = kindCounts
        .filter((row) => kind === null || row.kind === kind)
        .reduce((sum, { count }) => sum + count, 0)
      return { nodes, totalCount, kindCounts }
    },

    /**
     * Postpones an undecided item for 14 days. Throws ForbiddenError, NotFoundError, InvalidInputError for a decided
     * one.
     */
    defer: (viewer: Viewer | null, kind: QueueKind, id: string): Promise<void> =>
      defer(viewer, kind, id, new Date(clock.now().getTime() + DEFERRED_DAYS * DAY_MS)),

    /** Returns a deferred item or rejected candidate to the queue. Throws like `defer`. */
    bringBack: (viewer: Viewer | null, kind: QueueKind, id: string): Promise<void> => defer(viewer, kind, id, null),
  }
}
