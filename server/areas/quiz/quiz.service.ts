import { createHash } from 'node:crypto'
import { DAY_MS } from '#core/durations.ts'
import { UnauthenticatedError } from '#core/errors.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { type AnswerEntry, answersFromList } from '#core/quiz/answer-list.ts'
import { canonicalAnswers, normalizeAnswers, type QuizAnswers } from '#core/quiz/answers.ts'
import type { Purpose } from '#core/quiz/purpose.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'

export type QuizService = ReturnType<typeof createQuizService>

export type QuizDraft = { readonly answers: QuizAnswers; readonly updatedAt: Date }

/** A finished quiz. Within a member, `createdAt` in epoch milliseconds identifies it. */
export type StoredQuizResult = {
  readonly id: string
  readonly userId: string
  readonly answers: QuizAnswers
  readonly createdAt: Date
  /** The last submission of these answers; null when they were only sent to `recommend`. */
  readonly submittedAt: Date | null
}

/** One save per answer, and more when going back and forth. */
const SAVES = { limit: 120, windowSeconds: 60 }
const LATEST_FIRST = [{ submittedAt: 'desc' }, { createdAt: 'desc' }] as const

const answersHash = (answers: QuizAnswers): string =>
  createHash('sha256').update(canonicalAnswers(answers)).digest('hex')

/** A mutable JSON copy: Prisma's input types do not accept readonly lists. */
const asJson = (answers: QuizAnswers): Prisma.InputJsonObject => structuredClone(answers) as Prisma.InputJsonObject

type Row = { id: string; userId: string; answers: unknown; createdAt: Date; submittedAt: Date | null }
// Options may have left the quiz since the answers were stored.
const fromRow = ({ answers, id, userId, createdAt, submittedAt }: Row): StoredQuizResult => ({
  id,
  userId,
  createdAt,
  submittedAt,
  answers: normalizeAnswers(answers),
})

/** Quiz drafts and results. Private to their member. */
export const createQuizService = (dependencies: { database: Database; clock: Clock; limiter: RateLimiter }) => {
  const { database, clock, limiter } = dependencies
  const { quizDraft: drafts, quizResult: results } = database.prisma

  const writeDraft = async (userId: string, answers: QuizAnswers): Promise<QuizDraft> => {
    const values = { answers: asJson(answers), updatedAt: clock.now() }
    await drafts.upsert({ where: { userId }, create: { userId, ...values }, update: values })
    return { answers, updatedAt: values.updatedAt }
  }

  const writeResult = async (
    tx: TransactionClient,
    userId: string,
    answers: QuizAnswers,
    submitted: boolean,
  ): Promise<StoredQuizResult> => {
    const key = { userId, answersHash: answersHash(answers) }
    const newest = await tx.quizResult.aggregate({ where: { userId }, _max: { createdAt: true, submittedAt: true } })
    const now = clock.now().getTime()
    // Strictly increasing, even within one millisecond or after a clock change.
    const after = (last: Date | null) => new Date(Math.max(now, (last?.getTime() ?? 0) + 1))
    const times = submitted ? { submittedAt: after(newest._max.submittedAt) } : {}
    const row = await tx.quizResult.upsert({
      where: { userId_answersHash: key },
      create: { ...key, ...times, answers: asJson(answers), createdAt: after(newest._max.createdAt) },
      update: times,
    })
    return fromRow(row)
  }

  return {
    /** Null without a draft. */
    draft: async (viewer: Viewer | null): Promise<QuizDraft | null> => {
      const { id: userId } = authorizeOwn(viewer, 'quiz:read')
      const row = await drafts.findUnique({ where: { userId } })
      return row === null ? null : { answers: normalizeAnswers(row.answers), updatedAt: row.updatedAt }
    },

    /** Replaces the draft. Throws InvalidInputError, RateLimitedError past 120 a minute. */
    saveDraft: async (
      viewer: Viewer | null,
      list: readonly AnswerEntry[],
      purpose: Purpose | null,
    ): Promise<QuizDraft> => {
      const { id: userId } = authorizeOwn(viewer, 'quiz:change')
      const answers = answersFromList(list, purpose)
      limiter.take(`quiz-draft:${userId}`, SAVES)
      return writeDraft(userId, answers)
    },

    /** Saves answers that could not become a result, so that they are not lost. */
    saveAsDraft: async (userId: string, answers: QuizAnswers): Promise<void> => {
      await writeDraft(userId, answers)
    },

    /**
     * The viewer's result of that time (epoch milliseconds as text), or the latest without one; null for none or an
     * invalid time.
     */
    result: async (viewer: Viewer | null, timestamp: string | null): Promise<StoredQuizResult | null> => {
      const { id: userId } = authorizeOwn(viewer, 'quiz:read')
      if (timestamp === null) {
        const row = await results.findFirst({
          where: { userId, submittedAt: { not: null } },
          orderBy: [...LATEST_FIRST],
        })
        return row === null ? null : fromRow(row)
      }
      if (!/^\d{1,14}$/.test(timestamp)) return null
      const row = await results.findUnique({
        where: { userId_createdAt: { userId, createdAt: new Date(Number(timestamp)) } },
      })
      return row === null ? null : fromRow(row)
    },

    /** The member's previous result; null for the first, and for answers that were never submitted. */
    previous: async ({ id, userId, submittedAt }: StoredQuizResult): Promise<StoredQuizResult | null> => {
      if (submittedAt === null) return null
      const row = await results.findFirst({
        where: { userId, submittedAt: { lt: submittedAt }, id: { not: id } },
        orderBy: [...LATEST_FIRST],
      })
      return row === null ? null : fromRow(row)
    },

    /**
     * Serializes a member's results across instances until the transaction ends. Throws UnauthenticatedError for a
     * deleted member.
     */
    lockMember: async (tx: TransactionClient, userId: string): Promise<void> => {
      const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
      if (rows.length === 0) throw new UnauthenticatedError()
    },

    /** Null when there is none. */
    resultWith: async (
      { quizResult }: Pick<TransactionClient | Database['prisma'], 'quizResult'>,
      userId: string,
      answers: QuizAnswers,
    ): Promise<StoredQuizResult | null> => {
      const key = { userId, answersHash: answersHash(answers) }
      const row = await quizResult.findUnique({ where: { userId_answersHash: key } })
      return row === null ? null : fromRow(row)
    },

    /**
     * Finds or creates the result with these answers, makes it the latest, and deletes the draft. Requires the member's
     * lock.
     */
    saveResult: async (tx: TransactionClient, userId: string, answers: QuizAnswers): Promise<StoredQuizResult> => {
      await tx.quizDraft.deleteMany({ where: { userId } })
      return writeResult(tx, userId, answers, true)
    },

    /**
     * Finds or creates the result with these answers, and leaves the latest result and the draft as they are. Requires
     * the member's lock.
     */
    saveRequested: (tx: TransactionClient, userId: string, answers: QuizAnswers): Promise<StoredQuizResult> =>
      writeResult(tx, userId, answers, false),

    /** Removes results, with their lists, that were only requested and are a day old. */
    removeRequested: async (): Promise<void> => {
      const dayAgo = new Date(clock.now().getTime() - DAY_MS)
      await results.deleteMany({ where: { submittedAt: null, createdAt: { lt: dayAgo } } })
    },

    /** Answers by question id. */
    exportFor: async (userId: string): Promise<unknown> => {
      const shown = { answers: true, createdAt: true, submittedAt: true } as const
      const [draft, finished] = await Promise.all([
        drafts.findUnique({ where: { userId }, select: { answers: true, updatedAt: true } }),
        results.findMany({ where: { userId }, select: shown, orderBy: { createdAt: 'asc' } }),
      ])
      return { draft, results: finished }
    },

    /** Deletes the recommendations of the results too. */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.quizDraft.deleteMany({ where: { userId } })
      await tx.quizResult.deleteMany({ where: { userId } })
    },
  }
}
