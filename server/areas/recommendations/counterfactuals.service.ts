import { InvalidInputError } from '#core/errors.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { type AnswerEntry, answersFromList } from '#core/quiz/answer-list.ts'
import { canonicalAnswers } from '#core/quiz/answers.ts'
import { type Purpose, untold } from '#core/quiz/purpose.ts'
import type { AnswerChange } from '#core/recommendations/counterfactuals/answer-changes.ts'
import { searchCounterfactual } from '#core/recommendations/counterfactuals/counterfactual-search.ts'
import { applyCritique, type Critique } from '#core/recommendations/counterfactuals/critiques.ts'
import type { ExclusionReason } from '#core/recommendations/counterfactuals/exclusion-reason.ts'
import type { ToolMatch } from '#core/recommendations/model/recommendation.ts'
import { BASIC_RECOMMENDATIONS, type VisibleList, visibleList } from '#core/recommendations/paid-fields.ts'
import { rankTools } from '#core/recommendations/ranking/rank.ts'
import { countEligibleTools, matchOf, recommend } from '#core/recommendations/recommend.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { QuizService } from '../quiz/quiz.service.ts'
import { storedExclusionReason } from './exclusion-reason.ts'
import { differenceOf, type RetakeDifference } from './retake.ts'
import { createSearches, type SearchState } from './searches.ts'
import type { Snapshots } from './snapshots.ts'
import { findList } from './stored-lists.ts'
import type { VisibleResult } from './visible-list.ts'

export type CounterfactualService = ReturnType<typeof createCounterfactualService>

export type MatchOfTool = ToolMatch & { readonly toolId: string }
type ProvisionalMatch = { readonly toolId: string; readonly matchPercent: number }
/** `rank` is null while no change of at most two answers lifts the tool into the top five. */
type FoundChange = { readonly changes: readonly AnswerChange[]; readonly rank: number | null; readonly tried: number }
export type CounterfactualResult = FoundChange & { readonly state: SearchState }
export type CritiquedList = { readonly change: AnswerChange | null; readonly list: VisibleList }

/** A comparison has four tools. */
const MAX_MATCHES = 10
const PROVISIONAL = 3
/** Engine runs per member; a quiz has twenty answers. */
const RUNS = { limit: 120, windowSeconds: 60 }
/** Counterfactual searches are expensive; polling one that is running or done is not limited. */
const SEARCHES = { limit: 20, windowSeconds: 60 }

const NO_CHANGE = { changes: [], rank: null }
const NOTHING_YET: FoundChange = { ...NO_CHANGE, tried: 0 }

/** Counterfactuals and exclusion reasons. Nothing is stored. */
export const createCounterfactualService = (dependencies: {
  database: Database
  limiter: RateLimiter
  quiz: Pick<QuizService, 'result' | 'previous'>
  snapshots: Snapshots
  /** A monotonic clock in milliseconds. */
  monotonicMs: () => number
}) => {
  const { database, limiter, quiz, snapshots, monotonicMs } = dependencies
  const searches = createSearches<FoundChange>({ monotonicMs })

  const isPaid = (viewer: Viewer | null): viewer is Viewer =>
    viewer !== null && can(viewer, 'recommendation:analyze', { ownerId: viewer.id })

  const runFor = ({ id }: Viewer): void => limiter.take(`recommend-run:${id}`, RUNS)

  /** The viewer's answers and the catalog; null without a result. */
  const basis = async (member: Viewer, timestamp: string | null) => {
    const result = await quiz.result(member, timestamp)
    return result === null ? null : { id: result.id, answers: result.answers, snapshot: await snapshots.current() }
  }

  return {
    /** The number of tools that keep the limits of these answers and meanings. Throws InvalidInputError. */
    countEligible: async (list: readonly AnswerEntry[], meanings: readonly string[]): Promise<number> =>
      countEligibleTools(answersFromList(list, untold(meanings)), await snapshots.current()),

    /** The best three for these answers; null without a paid plan. Throws InvalidInputError, RateLimitedError. */
    provisional: async (
      viewer: Viewer | null,
      list: readonly AnswerEntry[],
      purpose: Purpose | null,
    ): Promise<ProvisionalMatch[] | null> => {
      if (!isPaid(viewer)) return null
      const answers = answersFromList(list, purpose)
      runFor(viewer)
      const snapshot = await snapshots.current()
      const best = rankTools(answers, snapshot).ranked.slice(0, PROVISIONAL)
      return best.flatMap(({ index, matchPercent }) => {
        const tool = snapshot.tools[index]
        return tool === undefined ? [] : [{ toolId: tool.id, matchPercent }]
      })
    },

    /**
     * Matches with the viewer's latest quiz; unknown tools are omitted, empty without a quiz. Null without a paid plan.
     * Throws InvalidInputError for more than ten.
     */
    matches: async (viewer: Viewer | null, toolIds: readonly string[]): Promise<MatchOfTool[] | null> => {
      if (!isPaid(viewer)) return null
      const wanted = [...new Set(toolIds.map((id) => id.toLowerCase()))]
      if (wanted.length > MAX_MATCHES) {
        throw new InvalidInputError(`At most ${MAX_MATCHES} tools can be matched at a time.`, 'toolIds')
      }
      const base = await basis(viewer, null)
      if (base === null) return []
      runFor(viewer)
      return wanted.flatMap((toolId) => {
        const match = matchOf(base.answers, base.snapshot, toolId)
        return match === null ? [] : [{ toolId, ...match }]
      })
    },

    /**
     * Why a tool is or is not in the viewer's stored list; without numbers unless the plan is paid. Null without a
     * result.
     */
    exclusionReason: async (
      viewer: Viewer | null,
      toolId: string,
      timestamp: string | null,
    ): Promise<ExclusionReason | null> => {
      const member = authorizeOwn(viewer, 'recommendation:read')
      const base = await basis(member, timestamp)
      if (base === null) return null
      runFor(member)
      const paid = isPaid(member)
      const stored = await findList(database.prisma, { resultId: base.id, paid })
      if (stored === null) return null
      const why = storedExclusionReason(stored, base.answers, base.snapshot, toolId.toLowerCase())
      return paid ? why : withoutNumbers(why)
    },

    /**
     * The smallest change of at most two answers that lifts a tool into the top five, or the best so far while
     * searching: poll for more. Null without a paid plan or a result.
     * @throws RateLimitedError past 20 searches a minute, UnavailableError while too many searches wait
     */
    counterfactual: async (
      viewer: Viewer | null,
      toolId: string,
      timestamp: string | null,
    ): Promise<CounterfactualResult | null> => {
      const member = authorizeOwn(viewer, 'recommendation:read')
      if (!isPaid(member)) return null
      const base = await basis(member, timestamp)
      if (base === null) return null
      const wanted = toolId.toLowerCase()
      const key = `${base.snapshot.revision} ${wanted} ${canonicalAnswers(base.answers)}`
      if (!searches.isKnown(key)) limiter.take(`recommend-search:${member.id}`, SEARCHES)
      const { state, found } = await searches.find(key, NOTHING_YET, function* (report) {
        let tried = 0
        const change = yield* searchCounterfactual(base.answers, base.snapshot, wanted, (progress) => {
          tried = progress.tried
          report({ ...(progress.best ?? NO_CHANGE), tried })
        })
        return { ...(change ?? NO_CHANGE), tried }
      })
      return { ...found, state }
    },

    /** The list with one answer changed; null without a paid plan or a result. */
    critiqued: async (
      viewer: Viewer | null,
      { timestamp, critique }: { readonly timestamp: string | null; readonly critique: Critique },
    ): Promise<CritiquedList | null> => {
      const member = authorizeOwn(viewer, 'recommendation:read')
      if (!isPaid(member)) return null
      const base = await basis(member, timestamp)
      if (base === null) return null
      runFor(member)
      const { answers, change } = applyCritique(base.answers, critique, base.snapshot) ?? { ...base, change: null }
      return { change, list: visibleList(recommend(answers, base.snapshot), true) }
    },

    /** Added and dropped tools compared with the previous result; null without one. */
    difference: async ({ result, paid, list }: VisibleResult): Promise<RetakeDifference | null> => {
      const before = await quiz.previous(result)
      const stored = before && (await findList(database.prisma, { resultId: before.id, paid }))
      if (before === null || stored === null) return null
      const earlier = visibleList(stored, paid)
      const snapshot = paid ? await snapshots.current() : null
      return differenceOf({
        before: before.createdAt,
        earlier,
        later: list,
        whyDropped: (toolId) =>
          snapshot === null ? null : storedExclusionReason(list, result.answers, snapshot, toolId).text,
      })
    },
  }
}

/** The blocking limit is public; ranks and percentages are paid features. The texts contain none. */
const withoutNumbers = (why: ExclusionReason): ExclusionReason => {
  const isBeyond = why.rank !== null && why.rank > BASIC_RECOMMENDATIONS
  const text = isBeyond ? 'This tool is in your list, but below the five that the free plan shows.' : why.text
  return { ...why, text, rank: null, matchPercent: null, lowest: null }
}
