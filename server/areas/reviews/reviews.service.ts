import { InvalidInputError, NotFoundError, NotVerifiedError, UnauthenticatedError } from '#core/errors.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { EDITABLE_DAYS, REVIEWS_PER_DAY } from '#core/reviews/review-rules.ts'
import { shinglesOf } from '#core/reviews/shingles.ts'
import { worksForVendor } from '#core/reviews/vendor-staff.ts'
import { isUuid } from '#core/uuid.ts'
import type { ToolReview } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import type { RateLimit } from '../../platform/rate-limiter.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'
import type { ChangeRatings } from '../ratings/rating-changes.ts'
import { editableUntil, type OwnReview, type OwnReviewsService } from './own-reviews.service.ts'
import { checkReview, queuedAt } from './review-checks.ts'
import { type InformMember, readDecided } from './review-decisions.ts'
import { type CheckedReview, checkedReview, type GivenReview } from './review-input.ts'
import { reportedReviewDeletedMail } from './review-mails.ts'

export type ReviewsService = ReturnType<typeof createReviewsService>

const SUBMITTED: RateLimit = { limit: REVIEWS_PER_DAY, windowSeconds: 86_400 }
const DELETED: RateLimit = { limit: 30, windowSeconds: 3600 }
const NO_TOOL = 'Tool not found.'
const NO_REVIEW = 'You have no review of this tool.'
const TOO_LATE = `A review can be changed for ${EDITABLE_DAYS} days. You can still delete it.`
const UNCHANGED = 'Change the text first: an editor has decided about this one.'

type Tool = Pick<ToolRow, 'id' | 'websiteUrl'>
type Submission = { readonly userId: string; readonly tool: Tool; readonly stars: number; readonly text: CheckedReview }

const isSameText = (before: ToolReview, text: CheckedReview): boolean =>
  Object.entries(text).every(([field, value]) => before[field as keyof CheckedReview] === value)

/** What members write. Every change waits for the catalog's lock, like those of ratings. */
export const createReviewsService = (dependencies: {
  clock: Clock
  limiter: StoredRateLimiter
  tools: Pick<ToolService, 'toolsById'>
  isJob: (slug: string) => boolean
  own: Pick<OwnReviewsService, 'shown'>
  changeRatings: ChangeRatings
  inform: InformMember
}) => {
  const { clock, limiter, tools, isJob, own, changeRatings, inform } = dependencies

  const reviewableTool = async (toolId: string): Promise<Tool> => {
    const [tool] = (await tools.toolsById([toolId], new Set(['id', 'websiteUrl', 'status']))).values()
    if (tool === undefined || tool.status === 'merged') throw new NotFoundError(NO_TOOL)
    return tool
  }

  /** Runs a change that counts against a limit only if it changes something. */
  const counted = async <T>(key: string, limit: RateLimit, work: () => Promise<T | null>): Promise<T | null> => {
    await limiter.take(key, limit)
    try {
      const result = await work()
      if (result === null) await limiter.giveBack(key, limit)
      return result
    } catch (error) {
      await limiter.giveBack(key, limit)
      throw error
    }
  }

  /** Whether the author can store this text; false when it is stored already. Throws InvalidInputError. */
  const isChange = (before: ToolReview, text: CheckedReview, now: Date): boolean => {
    const isSame = isSameText(before, text)
    if (isSame && (before.state === 'queued' || before.state === 'published')) return false
    if (now >= editableUntil(before)) throw new InvalidInputError(TOO_LATE, 'toolId')
    if (isSame) throw new InvalidInputError(UNCHANGED, text.good === '' ? 'bad' : 'good')
    return true
  }

  const storeStars = async (
    tx: TransactionClient,
    { userId, tool, stars }: Submission,
    isVendor: boolean,
  ): Promise<boolean> => {
    const where = { userId_toolId: { userId, toolId: tool.id } }
    const values = { stars, worksForVendor: isVendor }
    const before = await tx.toolRating.findUnique({ where })
    if (before?.stars === stars && before.worksForVendor === isVendor) return false
    const updatedAt = clock.now()
    const create = { userId, toolId: tool.id, ...values, createdAt: updatedAt, updatedAt }
    await tx.toolRating.upsert({ where, create, update: { ...values, updatedAt } })
    return true
  }

  /** Null when everything was stored already. */
  const store = async (tx: TransactionClient, submission: Submission): Promise<ToolReview | null> => {
    const { userId, tool, stars, text } = submission
    const now = clock.now()
    const where = { userId_toolId: { userId, toolId: tool.id } }
    const before = await tx.toolReview.findUnique({ where })
    const author = await tx.user.findUnique({ where: { id: userId } })
    if (author === null) throw new UnauthenticatedError()
    const isVendor = worksForVendor(author.emailVerified ? author.email : null, tool.websiteUrl)
    const isNewText = before === null || isChange(before, text, now)
    const hasNewStars = await storeStars(tx, submission, isVendor)
    if (!isNewText) {
      if (!hasNewStars) return null
      return tx.toolReview.update({ where, data: { stars, worksForVendor: isVendor } })
    }
    const shingles = shinglesOf([text.headline, text.good, text.bad])
    const queued = queuedAt(author.createdAt, now)
    const isNewAccount = queued > now
    const checks = { before, toolId: tool.id, shingles, worksForVendor: isVendor, isNewAccount, now }
    const data = {
      ...text,
      ...(await checkReview(tx, checks)),
      stars,
      worksForVendor: isVendor,
      shingles: [...shingles],
      state: 'queued' as const,
      editorText: null,
      queuedAt: queued,
      editedAt: before === null || before.publishedAt === null ? null : now,
    }
    return tx.toolReview.upsert({
      where,
      create: { userId, toolId: tool.id, createdAt: now, ...data },
      update: data,
    })
  }

  return {
    /**
     * Stores the viewer's review of a tool with the same stars as rating, or changes it. A new text waits for an editor;
     * only other stars apply at once. Idempotent.
     * @throws NotVerifiedError, InvalidInputError, NotFoundError, RateLimitedError past five new or changed reviews a day
     */
    submit: async (viewer: Viewer | null, given: GivenReview): Promise<OwnReview> => {
      const { id: userId } = authorizeOwn(viewer, 'review:read')
      if (!can(viewer, 'review:change', { ownerId: userId })) throw new NotVerifiedError()
      const text = checkedReview(given, isJob)
      const tool = await reviewableTool(given.toolId)
      const submission = { userId, tool, stars: given.stars, text }
      let stored: ToolReview | null = null
      await counted(`review:${userId}`, SUBMITTED, () =>
        changeRatings(tool.id, async (tx) => {
          const changed = await store(tx, submission)
          stored =
            changed ?? (await tx.toolReview.findUnique({ where: { userId_toolId: { userId, toolId: tool.id } } }))
          return changed
        }),
      )
      if (stored === null) throw new Error('The stored review is missing')
      return own.shown(stored)
    },

    /**
     * Deletes the viewer's review; the rating stays. Tells those with an open report. Returns the tool's id.
     * @throws NotFoundError, RateLimitedError past 30 an hour
     */
    remove: async (viewer: Viewer | null, toolId: string): Promise<string> => {
      const { id: userId } = authorizeOwn(viewer, 'review:delete')
      if (!isUuid(toolId)) throw new NotFoundError(NO_REVIEW)
      const key = { userId, toolId: toolId.toLowerCase() }
      await limiter.take(`review-deletion:${userId}`, DELETED)
      const deleted = await changeRatings(key.toolId, async (tx) => {
        const review = await readDecided(tx, key)
        if (review === null) return null
        await tx.toolReview.delete({ where: { id: review.id } })
        for (const { reporter } of review.reports) await inform(tx, reporter, review.tool, reportedReviewDeletedMail)
        return review
      })
      if (deleted === null) throw new NotFoundError(NO_REVIEW)
      return key.toolId
    },
  }
}
