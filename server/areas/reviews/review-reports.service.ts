/** Members report reviews that break the rules. */
import { DAY_MS } from '#core/durations.ts'
import { InvalidInputError, NotFoundError, NotVerifiedError } from '#core/errors.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { REVIEW_REPORT_DAYS } from '#core/retention.ts'
import { ACCOUNT_AGE_HOURS, REPORTS_PER_DAY, REPORTS_THAT_HIDE } from '#core/reviews/review-rules.ts'
import { normalizedReviewText, reportNoteProblem } from '#core/reviews/review-texts.ts'
import { isUuid } from '#core/uuid.ts'
import type { ReviewFlag, ReviewReportReason } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { ChangeRatings } from '../ratings/rating-changes.ts'
import { reportReceivedMail } from './review-mails.ts'
import { NO_REVIEW, VISIBLE_REVIEW } from './review-visibility.ts'

export type ReviewReportsService = ReturnType<typeof createReviewReportsService>

type GivenReport = {
  readonly reviewId: string
  readonly reason: ReviewReportReason
  readonly note: string | null
}

const REPORTS = { limit: REPORTS_PER_DAY, windowSeconds: 86_400 }
const OWN = 'You cannot report your own review. You can change or delete it.'

export const createReviewReportsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  outbox: Outbox
  publicUrl: string
  changeRatings: ChangeRatings
}) => {
  const { database, clock, limiter, outbox, publicUrl, changeRatings } = dependencies

  /**
   * Open reports that count toward hiding: of accounts that are not suspended and were older than a day when they
   * reported, so that new accounts cannot hide a review.
   */
  const countsTowardHiding = async (tx: TransactionClient, reviewId: string): Promise<number> => {
    const [row] = await tx.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM review_reports r JOIN users u ON u.id = r.reporter_id
      WHERE r.review_id = ${reviewId}::uuid AND r.settled_at IS NULL AND u.suspended_at IS NULL
        AND u.created_at <= r.created_at - ${ACCOUNT_AGE_HOURS}::int * interval '1 hour'`
    return row?.count ?? 0
  }

  const hide = (tx: TransactionClient, id: string, flags: readonly ReviewFlag[]) => {
    const withReported = [...flags.filter((flag) => flag !== 'reported'), 'reported' as const]
    return tx.toolReview.update({
      where: { id },
      data: { state: 'queued', queuedAt: clock.now(), flags: withReported },
      select: { id: true },
    })
  }

  /** Stores a report of a visible review. Null while the review stays visible. */
  const store = async (tx: TransactionClient, reporterId: string, { reviewId, reason, note }: GivenReport) => {
    const review = await tx.toolReview.findFirst({
      where: { id: reviewId, ...VISIBLE_REVIEW },
      select: { userId: true, flags: true, tool: { select: { name: true, slug: true } } },
    })
    if (review === null) throw new NotFoundError(NO_REVIEW)
    if (review.userId === reporterId) throw new InvalidInputError(OWN, 'reviewId')
    const { count } = await tx.reviewReport.createMany({
      data: [{ reviewId, reporterId, reason, note, createdAt: clock.now() }],
      skipDuplicates: true,
    })
    if (count === 0) throw new InvalidInputError('You have already reported this review.', 'reviewId')
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: reporterId }, select: { email: true } })
    const mail = reportReceivedMail({ to: email, publicUrl, tool: review.tool })
    await outbox.enqueue(tx, mail, { userId: reporterId })
    const isHidden = (await countsTowardHiding(tx, reviewId)) >= REPORTS_THAT_HIDE
    return isHidden ? hide(tx, reviewId, review.flags) : null
  }

  return {
    /**
     * Reports a review, once a member. The third open report hides it until an editor has read it. The reporter gets an
     * email now and one with the outcome.
     * @throws NotVerifiedError, InvalidInputError for a note that cannot be stored, one's own review and a repeated
     * report, NotFoundError unless everybody sees the review, RateLimitedError past ten a day
     */
    report: async (viewer: Viewer | null, { reviewId: given, reason, note }: GivenReport): Promise<string> => {
      const { id: userId } = authorizeOwn(viewer, 'review:read')
      if (!can(viewer, 'review:report', { ownerId: userId })) throw new NotVerifiedError()
      const text = normalizedReviewText(note ?? '')
      const problem = reportNoteProblem(text)
      if (problem !== null) throw new InvalidInputError(problem, 'note')
      if (!isUuid(given)) throw new NotFoundError(NO_REVIEW)
      const reviewId = given.toLowerCase()
      await limiter.take(`review-report:${userId}`, REPORTS)
      const known = await database.prisma.toolReview.findUnique({ where: { id: reviewId }, select: { toolId: true } })
      if (known === null) throw new NotFoundError(NO_REVIEW)
      await changeRatings(known.toolId, (tx) =>
        store(tx, userId, { reviewId, reason, note: text === '' ? null : text }),
      )
      return reviewId
    },

    /** Removes reports some time after their outcome. */
    removeSettled: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - REVIEW_REPORT_DAYS * DAY_MS)
      await database.prisma.reviewReport.deleteMany({ where: { settledAt: { lt: before } } })
    },
  }
}
