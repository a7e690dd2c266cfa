/** What everybody sees of reviews: published ones, without those of suspended members. */
import { checkStars, shrunkMean } from '#core/catalogue/rating.ts'
import { InvalidInputError } from '#core/errors.ts'
import type { Job } from '#core/jobs/job-file.ts'
import { checkFirst } from '#core/paging.ts'
import { optionText } from '#core/quiz/option-text.ts'
import { GROUP_FROM } from '#core/reviews/review-rules.ts'
import { isUuid } from '#core/uuid.ts'
import { Prisma, type ReviewDuration, type ReviewVerdict } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RatingsArea } from '../ratings/ratings.area.ts'

export type PublishedReviewsService = ReturnType<typeof createPublishedReviewsService>

type ReviewOrder = 'helpful' | 'newest'

/** Reviews of a tool; a filter that is null matches all. */
type WantedReviews = {
  readonly toolId: string
  readonly job: string | null
  readonly role: string | null
  readonly stars: number | null
}

export type PublishedReview = {
  readonly id: string
  readonly stars: number
  readonly headline: string
  readonly good: string
  readonly bad: string
  readonly again: ReviewVerdict
  /** Its slug. */
  readonly job: string
  /** Its id. */
  readonly role: string
  readonly plan: string | null
  readonly duration: ReviewDuration
  readonly authorName: string | null
  readonly worksForVendor: boolean
  readonly publishedAt: Date
  readonly editedAt: Date | null
  readonly helpfulCount: number
  readonly answerText: string | null
  readonly answeredAt: Date | null
}

export type ReviewGroup = {
  readonly key: string
  readonly label: string
  readonly reviews: number
  readonly mean: number
}

export type ReviewSummary = {
  readonly reviewCount: number
  readonly wouldChooseAgain: number
  /** With 1 to 5 stars. */
  readonly distribution: readonly number[]
  readonly byJob: readonly ReviewGroup[]
  readonly byRole: readonly ReviewGroup[]
}

export const MAX_REVIEWS = 20
export const MAX_GROUPS = 5

type Totals = { readonly reviews: number; readonly stars: number; readonly again: number }
type Cell = Totals & { readonly toolId: string; readonly job: string; readonly role: string }
type StarCount = { readonly toolId: string; readonly stars: number; readonly count: number }

/** The place of a review in a list. */
export const cursorOf = (order: ReviewOrder, { helpfulCount, publishedAt, id }: PublishedReview): string =>
  `${order === 'helpful' ? helpfulCount : 0}_${publishedAt.getTime()}_${id}`

const CURSOR = /^(\d{1,9})_(\d{1,13})_([0-9a-f-]{36})$/

const afterCursor = (order: ReviewOrder, cursor: string | null | undefined): Prisma.Sql => {
  if (cursor === null || cursor === undefined) return Prisma.empty
  const [, helpful, published, id = ''] = CURSOR.exec(cursor) ?? []
  if (!isUuid(id)) throw new InvalidInputError('"after" is not a cursor of this list.', 'after')
  const time = new Date(Number(published))
  return order === 'newest'
    ? Prisma.sql`AND (r.published_at, r.id) < (${time}::timestamptz, ${id}::uuid)`
    : Prisma.sql`AND (r.helpful_count, r.published_at, r.id) < (${Number(helpful)}::int, ${time}::timestamptz, ${id}::uuid)`
}

const ORDERS: Readonly<Record<ReviewOrder, Prisma.Sql>> = {
  helpful: Prisma.sql`r.helpful_count DESC, r.published_at DESC, r.id DESC`,
  newest: Prisma.sql`r.published_at DESC, r.id DESC`,
}

/** Of alias `r`, with its author as `u`. */
const VISIBLE = Prisma.sql`r.state = 'published' AND u.suspended_at IS NULL`

const matching = ({ toolId, job, role, stars }: WantedReviews): Prisma.Sql => Prisma.sql`
  r.tool_id = ${toolId}::uuid AND ${VISIBLE}
  AND (${job}::text IS NULL OR r.job = ${job}::text) AND (${role}::text IS NULL OR r.role = ${role}::text)
  AND (${stars}::int IS NULL OR r.stars = ${stars}::int)`

const added = (one: Totals, other: Totals): Totals => ({
  reviews: one.reviews + other.reviews,
  stars: one.stars + other.stars,
  again: one.again + other.again,
})
const NONE: Totals = { reviews: 0, stars: 0, again: 0 }

/** Empty when it is no choice. */
const roleText = (role: string): string => optionText('role', role)

/** The largest groups that are large enough. `mean`: of the tool, in stars. */
const groupsOf = (
  cells: readonly Cell[],
  field: 'job' | 'role',
  labelOf: (key: string) => string,
  mean: number,
): readonly ReviewGroup[] =>
  [...Map.groupBy(cells, (cell) => cell[field])]
    .flatMap(([key, own]) => {
      const { reviews, stars } = own.reduce<Totals>(added, NONE)
      const label = labelOf(key)
      if (reviews < GROUP_FROM || label === '') return []
      return [{ key, label, reviews, mean: shrunkMean(stars, reviews, Math.round(mean * 1_000_000)) }]
    })
    .sort((a, b) => b.reviews - a.reviews || (a.label < b.label ? -1 : 1))
    .slice(0, MAX_GROUPS)

export const createPublishedReviewsService = (dependencies: {
  database: Database
  jobs: readonly Job[]
  starCounts: RatingsArea['starCounts']
}) => {
  const { database, jobs, starCounts } = dependencies
  const jobsBySlug = new Map(jobs.map((job) => [job.slug, job]))
  const jobName = (slug: string): string => jobsBySlug.get(slug)?.name ?? ''

  /** Also for texts that the database cannot compare. */
  const matchesNothing = ({ job, role }: WantedReviews): boolean =>
    (job !== null && !jobsBySlug.has(job)) || (role !== null && roleText(role) === '')

  const summaryOf = (cells: readonly Cell[], counts: readonly StarCount[], prior: number): ReviewSummary => {
    const { reviews, again } = cells.reduce<Totals>(added, NONE)
    const distribution = [1, 2, 3, 4, 5].map((wanted) => counts.find(({ stars }) => stars === wanted)?.count ?? 0)
    const count = distribution.reduce((sum, one) => sum + one, 0)
    const sum = distribution.reduce((total, one, index) => total + one * (index + 1), 0)
    const mean = shrunkMean(sum, count, prior)
    return {
      reviewCount: reviews,
      wouldChooseAgain: again,
      distribution,
      byJob: groupsOf(cells, 'job', jobName, mean),
      byRole: groupsOf(cells, 'role', roleText, mean),
    }
  }

  return {
    /** Null when it has left the list. */
    jobOf: ({ job }: Pick<PublishedReview, 'job'>): Job | null => jobsBySlug.get(job) ?? null,

    /** Its id when it is no longer a choice. */
    roleOf: ({ role }: Pick<PublishedReview, 'role'>): string => roleText(role) || role,

    /** Throws InvalidInputError for an invalid page size. */
    checkPage: (first: number): void => checkFirst(first, MAX_REVIEWS),

    /** Reviews of a tool after a cursor. Throws InvalidInputError for a foreign cursor and impossible stars. */
    list: async (
      wanted: WantedReviews,
      page: { readonly order: ReviewOrder; readonly after: string | null | undefined; readonly limit: number },
    ): Promise<PublishedReview[]> => {
      if (wanted.stars !== null) checkStars(wanted.stars)
      const after = afterCursor(page.order, page.after)
      if (matchesNothing(wanted)) return []
      return database.readPublic<PublishedReview>(Prisma.sql`
        SELECT r.id::text AS id, r.stars::int AS stars, r.headline, r.good, r.bad, r.again::text AS again, r.job, r.role,
          r.plan, r.duration::text AS duration, r.author_name AS "authorName", r.works_for_vendor AS "worksForVendor",
          r.published_at AS "publishedAt", r.edited_at AS "editedAt", r.helpful_count AS "helpfulCount",
          a.text AS "answerText", a.published_at AS "answeredAt"
        FROM tool_reviews r LEFT JOIN users u ON u.id = r.user_id
        LEFT JOIN review_answers a ON a.review_id = r.id AND a.state = 'published'
          AND NOT EXISTS (SELECT 1 FROM users v WHERE v.id = a.user_id AND v.suspended_at IS NOT NULL)
        WHERE ${matching(wanted)} ${after}
        ORDER BY ${ORDERS[page.order]} LIMIT ${page.limit}::int`)
    },

    count: async (wanted: WantedReviews): Promise<number> => {
      if (matchesNothing(wanted)) return 0
      const [row] = await database.readPublic<{ count: number }>(Prisma.sql`
        SELECT count(*)::int AS count FROM tool_reviews r LEFT JOIN users u ON u.id = r.user_id WHERE ${matching(wanted)}`)
      return row?.count ?? 0
    },

    /** The figures of tools with their priors, for those with a published review. */
    summaries: async (priors: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, ReviewSummary>> => {
      const ids = [...priors.keys()]
      const [cells, counts] = await Promise.all([
        database.readPublic<Cell>(Prisma.sql`
          SELECT r.tool_id::text AS "toolId", r.job, r.role, count(*)::int AS reviews, sum(r.stars)::int AS stars,
            (count(*) FILTER (WHERE r.again = 'yes'))::int AS again
          FROM tool_reviews r LEFT JOIN users u ON u.id = r.user_id
          WHERE r.tool_id = ANY(${ids}::uuid[]) AND NOT r.works_for_vendor AND ${VISIBLE}
          GROUP BY r.tool_id, r.job, r.role`),
        database.readPublic<StarCount>(starCounts(ids)),
      ])
      const countsOf = Map.groupBy(counts, ({ toolId }) => toolId)
      const cellsOf = Map.groupBy(cells, ({ toolId }) => toolId)
      return new Map([...cellsOf].map(([id, own]) => [id, summaryOf(own, countsOf.get(id) ?? [], priors.get(id) ?? 0)]))
    },
  }
}
