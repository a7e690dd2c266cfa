import { MAX_LISTS_AN_HOUR } from '#core/api-limits.ts'
import { InvalidInputError, NotFoundError, QuotaExceededError, UnauthenticatedError } from '#core/errors.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { type AnswerEntry, answersFromList, checkKnown } from '#core/quiz/answer-list.ts'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import type { Purpose } from '#core/quiz/purpose.ts'
import type { RecommendationList } from '#core/recommendations/model/recommendation.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { QuizService, StoredQuizResult } from '../quiz/quiz.service.ts'
import { createRecommendationData } from './recommendation-data.ts'
import type { Reword } from './reword.ts'
import type { Snapshots } from './snapshots.ts'
import { findList, rewordList, saveList } from './stored-lists.ts'
import { type InboxHashes, type RecommendationQuota, readQuota, reserveList } from './usage.ts'
import { type VisibleResult, visibleResult } from './visible-list.ts'

export type RecommendationsService = ReturnType<typeof createRecommendationsService>

/** New lists per member on any plan: far more than a person reads. */
const GENERATIONS = { limit: MAX_LISTS_AN_HOUR, windowSeconds: 3600 }

/** Finds and saves a list's result, in the transaction that creates the list. */
type ResultSource = {
  find(tx: TransactionClient): Promise<StoredQuizResult | null>
  save(tx: TransactionClient): Promise<StoredQuizResult>
}

type Made = {
  readonly result: StoredQuizResult
  readonly list: RecommendationList
  /** For a new list; null for an existing one. */
  readonly fresh: { readonly id: string; readonly createdAt: Date } | null
}

/** Recommendation lists: generated once per answers, stored, and reduced to the member's plan. */
export const createRecommendationsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  quiz: Pick<QuizService, 'result' | 'resultWith' | 'saveResult' | 'saveRequested' | 'lockMember' | 'saveAsDraft'>
  snapshots: Snapshots
  reword: Reword
  /** The keyed hashes of the inbox of an email. */
  hashInbox: (email: string) => InboxHashes
}) => {
  const { database, clock, limiter, quiz, snapshots, reword, hashInbox } = dependencies
  const queue = createKeyedQueue()

  const inboxOfMember = async (reader: Pick<TransactionClient, 'user'>, id: string): Promise<InboxHashes> => {
    const user = await reader.user.findUnique({ where: { id }, select: { email: true } })
    if (user === null) throw new UnauthenticatedError()
    return hashInbox(user.email)
  }

  const isPaid = (viewer: Viewer): boolean => can(viewer, 'recommendation:analyze', { ownerId: viewer.id })

  /**
   * The list of a result. Result, quota and list are saved in one transaction under the member's lock, so that
   * concurrent requests create one list and a failure costs no quota.
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
      // Before anything is written: rejecting many requests must be cheap.
      if (!paid) await reserveList(tx, member, { inbox: await inboxOfMember(tx, member.id), now: createdAt })
      const result = await results.save(tx)
      const list = recommend(result.answers, snapshot)
      const id = await saveList(tx, { resultId: result.id, paid }, list, createdAt)
      return { result, list, fresh: { id, createdAt } }
    }
    // Also serialized in memory, so that one member occupies one connection at most.
    return queue.run(member.id, async () => {
      const made = await database.transaction(work)
      if (made.fresh === null) return made
      // Analyses are a paid feature, so only paid lists are reworded.
      if (!paid) return made
      const list = await reword({ list: made.list, answers: made.result.answers, snapshot })
      if (list !== made.list) await rewordList(database.prisma, made.fresh.id, made.fresh.createdAt, list)
      return { ...made, list }
    })
  }

  return {
    /**
     * Submits a quiz. The same answers return the stored result and list without using quota; `force` makes a new list.
     * @throws InvalidInputError without any answer, QuotaExceededError past five lists a month on the free plan (new
     * answers are then saved as a draft), RateLimitedError past 60 lists an hour
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
        // Answers with a result are safe; a draft may be an unfinished next quiz.
        const isLost =
          error instanceof QuotaExceededError && !(await quiz.resultWith(database.prisma, member.id, answers))
        if (isLost) await quiz.saveAsDraft(member.id, answers)
        throw error
      })
      return visibleResult(made.result, made.list, isPaid(member))
    },

    /**
     * The list for answers or a purpose, without submitting a quiz: the member's latest result and draft stay. The same
     * input returns the same list for a day without using quota, as do answers that were submitted.
     * @throws InvalidInputError without an answer and a purpose and for unknown answers, QuotaExceededError past five
     * lists a month on the free plan, RateLimitedError past 60 lists an hour
     */
    request: async (
      viewer: Viewer | null,
      { answers: list, purpose }: { readonly answers: readonly AnswerEntry[]; readonly purpose: Purpose | null },
    ): Promise<VisibleResult> => {
      const member = authorizeOwn(viewer, 'recommendation:generate')
      const answers = answersFromList(list, purpose)
      checkKnown(list)
      if (Object.keys(answers).length === 0) {
        throw new InvalidInputError('Send answers, jobs or a sentence.')
      }
      const results: ResultSource = {
        find: (tx) => quiz.resultWith(tx, member.id, answers),
        save: (tx) => quiz.saveRequested(tx, member.id, answers),
      }
      const made = await make(member, results, false)
      return visibleResult(made.result, made.list, isPaid(member))
    },

    /**
     * Makes a new list for the result of that time, or the latest. After an upgrade (`upgraded`), only for a paid plan;
     * others get the stored list without using quota.
     * @throws NotFoundError without such a result; otherwise as `submit`
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

    /** The result of that time, or the latest, with its stored list; null when there is none. */
    result: async (viewer: Viewer | null, timestamp: string | null): Promise<VisibleResult | null> => {
      const member = authorizeOwn(viewer, 'recommendation:read')
      const result = await quiz.result(member, timestamp)
      if (result === null) return null
      const paid = isPaid(member)
      const list = await findList(database.prisma, { resultId: result.id, paid })
      return list === null ? null : visibleResult(result, list, paid)
    },

    /** Null for anonymous requests. */
    quota: async (viewer: Viewer | null): Promise<RecommendationQuota | null> => {
      if (viewer === null) return null
      const member = authorizeOwn(viewer, 'recommendation:read')
      const inbox = await inboxOfMember(database.prisma, member.id)
      return readQuota(database, member, { inbox, now: clock.now(), paid: isPaid(member) })
    },

    ...createRecommendationData(dependencies),
  }
}
