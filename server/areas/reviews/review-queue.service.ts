/** What waits for an editor: new and changed reviews, vendors' answers, and reports. */
import type { Job } from '#core/jobs/job-file.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { optionText } from '#core/quiz/option-text.ts'
import { Prisma, type ReviewReport, type ToolReview } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { answerVersion, reportsVersion, reviewVersion } from './review-version.ts'

export type ReviewQueueService = ReturnType<typeof createReviewQueueService>

type ReviewQueueKind = 'review' | 'answer' | 'report'

export type SimilarReview = {
  readonly id: string
  readonly headline: string
  readonly good: string
  readonly bad: string
  readonly toolName: string
  readonly toolSlug: string
}

type Shown = 'stars' | 'headline' | 'good' | 'bad' | 'again' | 'plan' | 'duration' | 'authorName' | 'state'

export type ReviewQueueItem = Pick<ToolReview, Shown | 'worksForVendor' | 'editedAt' | 'flags'> & {
  readonly kind: ReviewQueueKind
  readonly reviewId: string
  readonly version: string
  readonly since: Date
  readonly toolName: string
  readonly toolSlug: string
  readonly jobName: string
  readonly role: string
  /** Null for a deleted account. */
  readonly accountCreatedAt: Date | null
  readonly reviewsByAuthor: number
  readonly similarTo: SimilarReview | null
  readonly answer: string | null
  readonly reports: readonly Pick<ReviewReport, 'id' | 'reason' | 'note' | 'createdAt'>[]
}

export type ReviewQueue = { readonly total: number; readonly items: readonly ReviewQueueItem[] }

export const MAX_REVIEW_ITEMS = 50
export const MAX_ITEM_REPORTS = 10

/** A review with open reports is one item, which is about them. */
const waitingItems = (now: Date): Prisma.Sql => Prisma.sql`
  SELECT 'review' AS kind, r.id, r.queued_at AS since FROM tool_reviews r
  WHERE r.state = 'queued' AND r.queued_at <= ${now}
    AND NOT EXISTS (SELECT FROM review_reports o WHERE o.review_id = r.id AND o.settled_at IS NULL)
  UNION ALL
  SELECT 'answer', a.review_id, a.updated_at FROM review_answers a JOIN tool_reviews r ON r.id = a.review_id
  WHERE a.state = 'queued' AND r.state = 'published'
  UNION ALL
  SELECT 'report', r.id, min(o.created_at) FROM review_reports o JOIN tool_reviews r ON r.id = o.review_id
  WHERE o.settled_at IS NULL AND r.state IN ('queued', 'published') GROUP BY r.id`

const INCLUDED = {
  tool: { select: { name: true, slug: true } },
  user: { select: { createdAt: true, _count: { select: { reviews: true } } } },
  answer: { select: { text: true } },
  reports: {
    where: { settledAt: null },
    select: { id: true, reason: true, note: true, createdAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
} as const satisfies Prisma.ToolReviewInclude

type Row = Prisma.ToolReviewGetPayload<{ include: typeof INCLUDED; omit: { shingles: true } }>

const versionOf = (kind: ReviewQueueKind, row: Row): string => {
  if (kind === 'review') return reviewVersion(row)
  return kind === 'report' ? reportsVersion(row, row.reports) : answerVersion(row.answer?.text ?? '')
}

export const createReviewQueueService = (dependencies: { database: Database; clock: Clock; jobs: readonly Job[] }) => {
  const { database, clock, jobs } = dependencies
  const { prisma } = database
  const jobNames = new Map(jobs.map(({ slug, name }) => [slug, name]))

  const similarReviews = async (rows: readonly Row[]): Promise<ReadonlyMap<string, SimilarReview>> => {
    const ids = rows.flatMap(({ similarToId }) => similarToId ?? [])
    if (ids.length === 0) return new Map()
    const select = { id: true, headline: true, good: true, bad: true, tool: { select: { name: true, slug: true } } }
    const found = await prisma.toolReview.findMany({ where: { id: { in: ids } }, select })
    return new Map(found.map(({ tool, ...row }) => [row.id, { ...row, toolName: tool.name, toolSlug: tool.slug }]))
  }

  const itemOf = (
    { kind, since }: { readonly kind: ReviewQueueKind; readonly since: Date },
    row: Row,
    similar: ReadonlyMap<string, SimilarReview>,
  ): ReviewQueueItem => {
    const { id, tool, user, answer, reports, similarToId, job, role, ...review } = row
    return {
      ...review,
      kind,
      reviewId: id,
      version: versionOf(kind, row),
      since,
      toolName: tool.name,
      toolSlug: tool.slug,
      jobName: jobNames.get(job) ?? job,
      role: optionText('role', role) || role,
      accountCreatedAt: user?.createdAt ?? null,
      reviewsByAuthor: user?._count.reviews ?? 0,
      similarTo: similarToId === null ? null : (similar.get(similarToId) ?? null),
      answer: kind === 'answer' ? (answer?.text ?? null) : null,
      reports: kind === 'report' ? reports.slice(0, MAX_ITEM_REPORTS) : [],
    }
  }

  return {
    /** What waits, oldest first, at most 50. Throws ForbiddenError. */
    read: async (viewer: Viewer | null): Promise<ReviewQueue> => {
      authorize(viewer, 'review:moderate', null)
      const waiting = await database.read<{ kind: ReviewQueueKind; id: string; since: Date; total: number }>(
        Prisma.sql`SELECT q.kind, q.id, q.since, (count(*) OVER ())::int AS total
          FROM (${waitingItems(clock.now())}) q ORDER BY q.since, q.id, q.kind LIMIT ${MAX_REVIEW_ITEMS}`,
      )
      const ids = [...new Set(waiting.map(({ id }) => id))]
      const rows = await prisma.toolReview.findMany({
        where: { id: { in: ids } },
        include: INCLUDED,
        omit: { shingles: true },
      })
      const byId = new Map(rows.map((row) => [row.id, row]))
      const similar = await similarReviews(rows)
      const items = waiting.flatMap((item) => {
        const row = byId.get(item.id)
        return row === undefined ? [] : [itemOf(item, row, similar)]
      })
      return { total: waiting[0]?.total ?? 0, items }
    },
  }
}
