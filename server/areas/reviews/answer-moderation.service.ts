/** Editors' decisions on the answers of vendors. */
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { HasActiveClaim } from '../listings/active-claims.ts'
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
import { answerPublishedMail, answerRejectedMail, reviewAnsweredMail } from './review-mails.ts'
import { lockReview, type ShowReviewChanges } from './review-shown-changes.ts'
import { answerVersion, expectVersion } from './review-version.ts'

export type AnswerModerationService = ReturnType<typeof createAnswerModerationService>

const CLAIM_ENDED = 'The claim of this vendor has ended. Reject the answer.'

export const createAnswerModerationService = (dependencies: {
  database: Database
  clock: Clock
  hasActiveClaim: HasActiveClaim
  showChanges: ShowReviewChanges
  inform: InformMember
}) => {
  const { database, clock, hasActiveClaim, showChanges, inform } = dependencies

  /** A waiting answer of a published review, with the review. Throws NotFoundError. */
  const waiting = async (tx: TransactionClient, reviewId: string) => {
    await lockReview(tx, reviewId)
    const review = await readDecided(tx, { id: reviewId })
    const answer = review?.answer ?? null
    if (review === null || answer === null) throw new NotFoundError(NOT_WAITING)
    expectWaiting(review.state === 'published' && answer.state === 'queued')
    return { review, answer }
  }

  /** The vendor learns the outcome, the author only of a published answer. */
  const tell = async (tx: TransactionClient, review: DecidedReview, text: string | null): Promise<void> => {
    const vendor = review.answer?.user ?? null
    await inform(tx, vendor, review.tool, (about) =>
      text === null ? answerPublishedMail(about) : answerRejectedMail(about, text),
    )
    if (text === null) await inform(tx, review.user, review.tool, reviewAnsweredMail)
  }

  return {
    /**
     * Publishes a waiting answer, or rejects it with a reason.
     * @throws ForbiddenError, InvalidInputError for a missing text, an own review or answer, a claimed tool, an ended
     * claim of the vendor, and words that changed after `version` was read, NotFoundError when it does not wait (any more)
     */
    decide: async (
      viewer: Viewer | null,
      given: {
        readonly reviewId: string
        readonly publish: boolean
        readonly text: string | null
        readonly version: string
      },
    ): Promise<DecisionResult> => {
      const { publish, version } = given
      const { id: actorId } = authorize(viewer, 'review:moderate', null)
      const text = checkedEditorText(given.text, !publish)
      if (!isUuid(given.reviewId)) throw new NotFoundError(NOT_WAITING)
      const reviewId = given.reviewId.toLowerCase()
      const state = publish ? 'published' : 'rejected'
      await database.transaction(async (tx) => {
        const { review, answer } = await waiting(tx, reviewId)
        if (answer.userId === actorId)
          throw new InvalidInputError('You cannot decide on an answer that you wrote.', 'reviewId')
        await refuseInterested(tx, actorId, review, hasActiveClaim)
        expectVersion(answerVersion(answer.text), version)
        if (publish && (answer.userId === null || !(await hasActiveClaim(tx, answer.userId, review.toolId))))
          throw new InvalidInputError(CLAIM_ENDED, 'publish')
        const publishedAt = publish ? clock.now() : answer.publishedAt
        await tx.reviewAnswer.update({ where: { reviewId }, data: { state, editorText: text, publishedAt } })
        await tell(tx, review, text)
        const action = publish ? 'review_answer.publish' : 'review_answer.reject'
        const before = { tool: review.tool.slug, state: 'queued' }
        await recordAudit(tx, clock, [
          { actorId, action, subjectType: 'review_answer', subjectId: reviewId, before, after: { state } },
        ])
        if (publish) await showChanges(tx, [review.toolId])
      })
      return { reviewId, state }
    },
  }
}
