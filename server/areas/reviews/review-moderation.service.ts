/** Editors' decisions on reviews, vendors' answers and reports. */
import { NotFoundError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { ToolReviewState } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { HasActiveClaim } from '../listings/active-claims.ts'
import type { ChangeRatings } from '../ratings/rating-changes.ts'
import {
  checkedEditorText,
  type DecidedReview,
  type DecisionResult,
  expectWaiting,
  type InformMember,
  NOT_WAITING,
  readDecided,
  refuseInterested,
} from './review-decisions.ts'
import {
  reportSettledMail,
  reviewPublishedMail,
  reviewQuestionMail,
  reviewRejectedMail,
  reviewRemovedMail,
} from './review-mails.ts'
import { expectVersion, reportsVersion, reviewVersion } from './review-version.ts'

export type ReviewModerationService = ReturnType<typeof createReviewModerationService>

type ReviewDecision = 'publish' | 'reject' | 'question'

const STATES = { publish: 'published', reject: 'rejected', question: 'questioned' } as const

export const createReviewModerationService = (dependencies: {
  database: Database
  clock: Clock
  changeRatings: ChangeRatings
  hasActiveClaim: HasActiveClaim
  inform: InformMember
}) => {
  const { database, clock, changeRatings, hasActiveClaim, inform } = dependencies

  /** Runs a decision under the catalog's lock, so that no two editors decide on the same words. */
  const deciding = async (
    viewer: Viewer | null,
    given: string,
    decide: (tx: TransactionClient, review: DecidedReview, editorId: string) => Promise<ToolReviewState>,
  ): Promise<DecisionResult> => {
    const { id: editorId } = authorize(viewer, 'review:moderate', null)
    if (!isUuid(given)) throw new NotFoundError(NOT_WAITING)
    const reviewId = given.toLowerCase()
    const known = await database.prisma.toolReview.findUnique({ where: { id: reviewId }, select: { toolId: true } })
    if (known === null) throw new NotFoundError(NOT_WAITING)
    const state = await changeRatings(known.toolId, async (tx) => {
      // Null also when the tool was merged into another one meanwhile.
      const review = await readDecided(tx, { id: reviewId, toolId: known.toolId })
      if (review === null) throw new NotFoundError(NOT_WAITING)
      return decide(tx, review, editorId)
    })
    if (state === null) throw new Error('A decision has a state.')
    return { reviewId, state }
  }

  /** The columns of a decided review. It keeps the day on which it was first published. */
  const decided = (review: DecidedReview, state: ToolReviewState, editorText: string | null) => ({
    state,
    editorText,
    decidedAt: clock.now(),
    publishedAt: state === 'published' ? (review.publishedAt ?? clock.now()) : review.publishedAt,
    flags: review.flags.filter((flag) => flag !== 'reported'),
  })

  return {
    /**
     * Publishes a queued review, rejects it with a reason, or asks its author something.
     * @throws ForbiddenError, InvalidInputError for a missing text, an own review, a review of a claimed tool, and words
     * that changed after `version` was read, NotFoundError when it does not wait (any more)
     */
    decide: async (
      viewer: Viewer | null,
      given: {
        readonly reviewId: string
        readonly decision: ReviewDecision
        readonly text: string | null
        readonly version: string
      },
    ): Promise<DecisionResult> => {
      const { decision, version } = given
      authorize(viewer, 'review:moderate', null)
      const text = checkedEditorText(given.text, decision !== 'publish')
      return deciding(viewer, given.reviewId, async (tx, review, actorId) => {
        // With open reports, the item is about them.
        expectWaiting(review.state === 'queued' && review.queuedAt <= clock.now() && review.reports.length === 0)
        await refuseInterested(tx, actorId, review, hasActiveClaim)
        expectVersion(reviewVersion(review), version)
        const { id, tool } = review
        const state = STATES[decision]
        await tx.toolReview.update({ where: { id }, data: decided(review, state, text), select: { id: true } })
        await inform(tx, review.user, tool, (about) => {
          if (text === null) return reviewPublishedMail(about)
          return decision === 'reject' ? reviewRejectedMail(about, text) : reviewQuestionMail(about, text)
        })
        const entry = { actorId, action: `review.${decision}`, subjectType: 'review', subjectId: id }
        await recordAudit(tx, clock, [{ ...entry, before: { tool: tool.slug, state: 'queued' }, after: { state } }])
        return state
      })
    },

    /**
     * Settles all open reports of a review: removes it with a reason, or keeps it and shows it again. Every reporter gets
     * an email with the outcome.
     * @throws ForbiddenError, InvalidInputError like `decide`, NotFoundError without open reports
     */
    settleReports: async (
      viewer: Viewer | null,
      given: {
        readonly reviewId: string
        readonly remove: boolean
        readonly text: string | null
        readonly version: string
      },
    ): Promise<DecisionResult> => {
      const { remove, version } = given
      authorize(viewer, 'review:moderate', null)
      const text = checkedEditorText(given.text, remove)
      return deciding(viewer, given.reviewId, async (tx, review, actorId) => {
        const isShownOrQueued = review.state === 'published' || review.state === 'queued'
        expectWaiting(isShownOrQueued && review.reports.length > 0)
        await refuseInterested(tx, actorId, review, hasActiveClaim)
        expectVersion(reportsVersion(review, review.reports), version)
        const { id, tool, reports } = review
        const state = remove ? 'rejected' : 'published'
        await tx.toolReview.update({ where: { id }, data: decided(review, state, text), select: { id: true } })
        const settled = { settledAt: clock.now(), removed: remove }
        await tx.reviewReport.updateMany({ where: { reviewId: id, settledAt: null }, data: settled })
        for (const { reporter } of reports)
          await inform(tx, reporter, tool, (about) => reportSettledMail(about, remove))
        if (text !== null) await inform(tx, review.user, tool, (about) => reviewRemovedMail(about, text))
        const action = remove ? 'review.remove' : 'review.keep'
        const before = { tool: tool.slug, state: review.state, reports: reports.length }
        await recordAudit(tx, clock, [
          { actorId, action, subjectType: 'review', subjectId: id, before, after: { state } },
        ])
        return state
      })
    },
  }
}
