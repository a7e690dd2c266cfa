import { InvalidInputError, NotFoundError, QuotaExceededError } from '../../../core/errors.ts'
import { authorizeOwn, can, type Viewer } from '../../../core/policy.ts'
import { type AnswerEntry, answersFromList } from '../../../core/quiz/answer-list.ts'
import type { QuizAnswers } from '../../../core/quiz/answers.ts'
import type { Purpose } from '../../../core/quiz/purpose.ts'
import type { RecommendationList } from '../../../core/recommendations/model/recommendation.ts'
import { recommend } from '../../../core/recommendations/recommend.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { QuizService, StoredQuizResult } from '../quiz/quiz.service.ts'
import { createRecommendationData } from './recommendation-data.ts'
import type { Reword } from './reword.ts'
import type { Snapshots } from './snapshots.ts'
import { findList, rewordList, saveList } from './stored-lists.ts'
import { type RecommendationQuota, readQuota, reserveList } from './usage.ts'
import { type VisibleResult, visibleResult } from './visible-list.ts'

export type RecommendationsService = ReturnType<typeof createRecommendationsService>

/** Lists that one member can have made, whatever the plan: far more than a person reads. */
const GENERATIONS = { limit: 60, windowSeconds: 3600 }

/** How a list's result is found and saved, in the transaction that makes the list. */
type ResultSource = {
  find(tx: TransactionClient): Promise<StoredQuizResult | null>
  save(tx: TransactionClient): Promise<StoredQuizResult>
}

type Made = {
  readonly result: StoredQuizResult
  readonly list: RecommendationList
  /** Of a list that was made just now; null for one that was there. */
  readonly fresh: { readonly id: string; readonly createdAt: Date } | null
}

/** Lists of recommendations: made once for a member's answers, kept, and shown as far as the member's plan goes. */
export const createRecommendationsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  quiz: Pick<QuizService, 'result' | 'resultWith' | 'saveResult' | 'lockMember' | 'saveAsDraft'>
  snapshots: Snapshots
  reword: Reword
  /** A keyed hash of an account's address. */
  hashAddress: (email: string) => string
}) => {
  const { database, clock, limiter, quiz, snapshots, reword } = dependencies
  const queue = createKeyedQueue()

  const isPaid = (viewer: Viewer): boolean => can(viewer, 'recommendation:analyze', { ownerId: viewer.id })

  /**
   * The member's list for a result. Everything lands in one transaction under the member's lock: the result, the count
   * against the month and the list, or nothing. So a list is made once however many ask at the same moment, and a
   * failure costs nothing.
   */
  const make = async (member: Viewer, results: ResultSource, force: boolean): Promise<Made> => {
    const paid = isPaid(member)
    const snapshot = await snapshots.current()
    const work = async (tx: TransactionClient): Promise<Made> => {
      await quiz.lockMember(tx, member.id)
      const known = force ? null : await results.find(tx)
      const stored = known && (await findList(tx, { resultId: known.id, paid }, { exact: paid }))
      if (stored !== null) return { result: await results.save(tx), list: stored, fresh: null }
      limiter.take(`recommend:${member.id}`, GENERATIONS)
      const createdAt = clock.now()
      // Before anything is written: a crowd of refusals should cost little.
      if (!paid) await reserveList(tx, member.id, createdAt)
      const result = await results.save(tx)
      const list = recommend(result.answers, snapshot)
      const id = await saveList(tx, { resultId: result.id, paid }, list, createdAt)
      return { result, list, fresh: { id, createdAt } }
    }
    // One at a time here as well, so that one member's crowd holds one connection and not all of them.
    return queue.run(member.id, async () => {
      const made = await database.transaction(work)
      if (made.fresh === null) return made
      // Analyses are for paid plans; nobody else's list is worth a call.
      if (!paid) return made
      const list = await reword({ list: made.list, answers: made.result.answers, snapshot })
      if (list !== made.list) await rewordList(database.prisma, made.fresh.id, made.fresh.createdAt, list)
      return { ...made, list }
    })
  }

  return {
    /**
     * Hands a quiz in and gives back its result. The same answers again are the same result with its stored list, which
     * costs nothing; `force` has a new list made.
     * @throws InvalidInputError without any answer, QuotaExceededError past five lists a month on the free plan (new
     * answers are then kept as a draft), RateLimitedError past 60 lists an hour.
     */
    submit: async (
      viewer: Viewer | null,
      {
        answers: list,
        purpose = null,
        force,
      }: { readonly answers: readonly AnswerEntry[]; readonly purpose?: Purpose | null; readonly force: boolean },
    ): Promise<VisibleResult> => {
      const member = authorizeOwn(viewer, 'recommendation:generate')
      const answers: QuizAnswers = answersFromList(list, purpose)
      if (Object.keys(answers).length === 0) {
        throw new InvalidInputError('Answer at least one quiz question.', 'answers')
      }
      const results: ResultSource = {
        find: (tx) => quiz.resultWith(tx, member.id, answers),
        save: (tx) => quiz.saveResult(tx, member.id, answers),
      }
      const made = await make(member, results, force).catch(async (error: unknown) => {
        // Answers that have a result already are safe; a draft may be the next quiz, half done.
        const isLost =
          error instanceof QuotaExceededError && !(await quiz.resultWith(database.prisma, member.id, answers))
        if (isLost) await quiz.saveAsDraft(member.id, answers)
        throw error
      })
      return visibleResult(made.result, made.list, isPaid(member))
    },

    /**
     * Has a new list made for a result: the one of that time, without one the latest. After an upgrade (`upgraded`) it is
     * made for a paid plan alone; others get what is stored, at no cost.
     * @throws NotFoundError without such a result; otherwise as `submit`.
     */
    regenerate: async (
      viewer: Viewer | null,
      { timestamp, upgraded }: { readonly timestamp: string | null; readonly upgraded: boolean },
    ): Promise<VisibleResult> => {
      const member = authorizeOwn(viewer, 'recommendation:generate')
      const result = await quiz.result(member, timestamp)
      if (result === null) throw new NotFoundError('No Quiz Results Found')
      const results = { find: async () => result, save: async () => result }
      const made = await make(member, results, !upgraded || isPaid(member))
      return visibleResult(made.result, made.list, isPaid(member))
    },

    /** The viewer's result of that time, without one the latest, with its stored list; null when there is none. */
    result: async (viewer: Viewer | null, timestamp: string | null): Promise<VisibleResult | null> => {
      const member = authorizeOwn(viewer, 'recommendation:read')
      const result = await quiz.result(member, timestamp)
      if (result === null) return null
      const paid = isPaid(member)
      const list = await findList(database.prisma, { resultId: result.id, paid })
      return list === null ? null : visibleResult(result, list, paid)
    },

    /** Where the viewer stands in this month; null for nobody. */
    quota: async (viewer: Viewer | null): Promise<RecommendationQuota | null> => {
      if (viewer === null) return null
      const { id } = authorizeOwn(viewer, 'recommendation:read')
      return readQuota(database, id, clock.now(), isPaid(viewer))
    },

    ...createRecommendationData(dependencies),
  }
}
