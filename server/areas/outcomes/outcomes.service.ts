/** What members chose after their lists. Never read by the recommendation engine. */
import { NotFoundError, NotVerifiedError } from '#core/errors.ts'
import { firstNameOf, OUTCOME_LIMITS } from '#core/outcomes/outcome-texts.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Outcome } from '#prisma/client/client.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { TESTIMONIALS } from '../../platform/cache/cache-tags.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { type Invalidation, invalidateTags } from '../../platform/database/invalidation-log.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { ListedTool, ListedToolsOf } from '../recommendations/listed-tools.ts'
import { outcomeColumns } from './outcome-columns.ts'
import { checkedOutcome, type GivenOutcome } from './outcome-input.ts'
import { type OutcomeQuestions, PAUSE_MS } from './outcome-questions.ts'

export type OutcomesService = ReturnType<typeof createOutcomesService>

export type ShownQuestion = {
  readonly resultId: string
  /** When the quiz was taken. */
  readonly takenAt: Date
  readonly tools: readonly ListedTool[]
  /** Suggestions for the consent; empty when nothing is known. */
  readonly firstName: string
  readonly role: string
}

const CHANGES = { limit: 30, windowSeconds: 3600 }
/** Answers that are listed; far more than two weeks apart can be. */
export const MAX_OUTCOMES = 50
const CLOSED = 'This question is no longer open.'

export const createOutcomesService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
  questions: OutcomeQuestions
  listedTools: ListedToolsOf
}) => {
  const { database, clock, limiter, cacheInvalidations, questions, listedTools } = dependencies
  const { prisma } = database

  const isPaid = (viewer: Viewer): boolean => can(viewer, 'recommendation:analyze', { ownerId: viewer.id })

  const lockMember = async (tx: TransactionClient, userId: string): Promise<void> => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
  }

  /** Runs a change under the member's lock. `shown`: whether it concerns a sentence that the pricing page shows. */
  const changing = async <T>(
    userId: string,
    work: (tx: TransactionClient) => Promise<{ readonly result: T; readonly shown: boolean }>,
  ): Promise<T> => {
    await limiter.take(`outcome:${userId}`, CHANGES)
    const run = async (tx: TransactionClient) => {
      await lockMember(tx, userId)
      const { result, shown } = await work(tx)
      const invalidation: Invalidation | null = shown ? await invalidateTags(tx, [TESTIMONIALS]) : null
      return { result, invalidation }
    }
    const { result, invalidation } = await database.transaction(run)
    if (invalidation !== null) cacheInvalidations.committed(invalidation)
    return result
  }

  const own = async (tx: TransactionClient, userId: string, id: string): Promise<Outcome> => {
    const row = isUuid(id) ? await tx.outcome.findFirst({ where: { id, userId } }) : null
    if (row === null) throw new NotFoundError('This answer does not exist.')
    return row
  }

  return {
    /** What to ask the viewer now; null when there is nothing to ask, and for an unverified email. */
    question: async (viewer: Viewer | null): Promise<ShownQuestion | null> => {
      const member = authorizeOwn(viewer, 'outcome:read')
      if (!can(member, 'outcome:change', { ownerId: member.id })) return null
      const due = await questions.due(prisma, member.id)
      if (due === null) return null
      const [list, user] = await Promise.all([
        listedTools(prisma, { resultId: due.id, paid: isPaid(member) }),
        prisma.user.findUnique({ where: { id: member.id }, select: { name: true, jobTitle: true } }),
      ])
      if (list === null || list.tools.length === 0) return null
      return {
        resultId: due.id,
        takenAt: due.createdAt,
        tools: list.tools,
        firstName: firstNameOf(user?.name ?? '').slice(0, OUTCOME_LIMITS.name),
        role: (user?.jobTitle ?? '').slice(0, OUTCOME_LIMITS.role),
      }
    },

    /** The viewer's answers, newest first. */
    mine: async (viewer: Viewer | null): Promise<Outcome[]> => {
      const { id: userId } = authorizeOwn(viewer, 'outcome:read')
      return prisma.outcome.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, take: MAX_OUTCOMES })
    },

    /**
     * Stores the viewer's answer about a list, or changes it; a list has one answer. Another sentence, name or role has
     * to be chosen again by an administrator before it is shown.
     * @throws NotVerifiedError, InvalidInputError, NotFoundError when there is no such list or it is not asked about now,
     * RateLimitedError past 30 changes an hour
     */
    answer: async (viewer: Viewer | null, given: GivenOutcome): Promise<Outcome> => {
      const member = authorizeOwn(viewer, 'outcome:read')
      const userId = member.id
      if (!can(member, 'outcome:change', { ownerId: userId })) throw new NotVerifiedError()
      const checked = checkedOutcome(given)
      if (!isUuid(given.resultId)) throw new NotFoundError(CLOSED)
      const resultId = given.resultId.toLowerCase()
      return changing(userId, async (tx) => {
        const before = await tx.outcome.findFirst({ where: { resultId, userId } })
        if (before === null && !(await questions.isOpen(tx, userId, resultId))) throw new NotFoundError(CLOSED)
        const list = await listedTools(tx, { resultId, paid: isPaid(member) })
        const columns = outcomeColumns(checked, { list, before, now: clock.now() })
        const result = await tx.outcome.upsert({
          where: { resultId },
          create: { userId, resultId, createdAt: clock.now(), ...columns },
          update: columns,
        })
        return { result, shown: before !== null && before.shownAt !== null && result.shownAt === null }
      })
    },

    /**
     * Asks again two weeks later at the earliest. Idempotent.
     * @throws NotFoundError for a result of somebody else, RateLimitedError
     */
    postpone: async (viewer: Viewer | null, resultId: string): Promise<void> => {
      const { id: userId } = authorizeOwn(viewer, 'outcome:withdraw')
      const postponedUntil = new Date(clock.now().getTime() + PAUSE_MS)
      await changing(userId, async (tx) => {
        const known = isUuid(resultId) && (await tx.quizResult.count({ where: { id: resultId, userId } })) > 0
        if (!known) throw new NotFoundError(CLOSED)
        await tx.outcomeQuestion.upsert({
          where: { resultId },
          create: { resultId, userId, postponedUntil },
          update: { postponedUntil },
        })
        return { result: undefined, shown: false }
      })
    },

    /** Ends the consent to be quoted; the answer stays. Idempotent. Throws NotFoundError, RateLimitedError. */
    withdrawQuote: async (viewer: Viewer | null, id: string): Promise<Outcome> => {
      const { id: userId } = authorizeOwn(viewer, 'outcome:withdraw')
      return changing(userId, async (tx) => {
        const before = await own(tx, userId, id)
        const none = { quoteName: null, quoteRole: null, quotedAt: null, shownAt: null }
        const result = await tx.outcome.update({ where: { id }, data: { ...none, updatedAt: clock.now() } })
        return { result, shown: before.shownAt !== null }
      })
    },

    /** Deletes an answer with its consent. Throws NotFoundError, RateLimitedError. */
    remove: async (viewer: Viewer | null, id: string): Promise<Outcome> => {
      const { id: userId } = authorizeOwn(viewer, 'outcome:withdraw')
      return changing(userId, async (tx) => {
        const result = await own(tx, userId, id)
        await tx.outcome.delete({ where: { id } })
        return { result, shown: result.shownAt !== null }
      })
    },
  }
}
