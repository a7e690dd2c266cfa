/** The types of what the engine returns. All of it is plain data that JSON preserves. */
import type { TopicWeights } from '../../quiz/profile-options.ts'

/** The limits that a list keeps: tools that break one are not ranked at all. */
export const CONSTRAINT_NAMES = ['budget', 'privacy', 'platform', 'team', 'purpose'] as const
export type ConstraintName = (typeof CONSTRAINT_NAMES)[number]

/** A limit that a tool does not keep, and why. */
export type Constraint = { readonly name: ConstraintName; readonly text: string }

export type LedgerCode = Uppercase<ConstraintName> | 'SUBJECT' | 'INTENT' | 'FIT' | 'STANDING'

/** One row of the account behind a match: whole points of `outOf`, and because of what. */
export type LedgerRow = {
  readonly code: LedgerCode
  readonly label: string
  readonly points: number
  readonly outOf: number
  readonly because: string
}

/** The points of `ledger` sum exactly to `matchPercent`; its `outOf` sums to 100. */
export type ToolMatch = {
  readonly matchPercent: number
  readonly ledger: readonly LedgerRow[]
  readonly blockedBy: readonly Constraint[]
}

export type IntentFamily =
  | 'role'
  | 'industry'
  | 'tasks'
  | 'content'
  | 'data_sources'
  | 'challenges'
  | 'bottleneck'
  | 'goal'
  | 'interaction'
  | 'purpose'

/** An option of a question; of question 0, the person's own words, a part of the sentence. */
export type AnswerRef = { readonly question: number; readonly option: string }

/** Something that a person wants done, as one answer, or an interaction of two, says it. */
export type Intent = {
  /** Unique within a profile: `tasks:writing`, `interaction:product-imagery`. */
  readonly key: string
  readonly family: IntentFamily
  /** A few words that continue "help with ...". */
  readonly label: string
  readonly sources: readonly AnswerRef[]
  readonly topics: TopicWeights
  /** How well each tool of the snapshot covers it, from 0 to 1, where the search says so and not the topics. */
  readonly relevance?: Float32Array
  /** How much each of its words says, by stem, where it is in the person's own words. */
  readonly wordWeights?: ReadonlyMap<string, number>
  readonly weight: number
  /** The weight as a part of all intents' weights; shares sum to 1. */
  readonly share: number
}

export type ReasonCode =
  | 'PURPOSE_MATCH'
  | 'TASK_MATCH'
  | 'CONTENT_MATCH'
  | 'ROLE_MATCH'
  | 'INTERACTION_MATCH'
  | 'INDUSTRY_FIT'
  | 'INTEGRATES'
  | 'BUDGET_FREE_PLAN'
  | 'BUDGET_WITHIN'
  | 'LEVEL_FIT'
  | 'NEEDS_SETUP'
  | 'PRIVACY_OK'
  | 'TRAIT_EASE'
  | 'TRAIT_POWER'
  | 'TRAIT_INTEGRATION'
  | 'TRAIT_COST'
  | 'TRAIT_ACCURACY'
  | 'TRAIT_SPEED'
  | 'CHALLENGE_MATCH'
  | 'BOTTLENECK_MATCH'
  | 'WELL_RATED'
  | 'PRICE_CAVEAT'
  | 'MISSING_PLATFORM'
  | 'PRIVACY_UNKNOWN'

/** Why a tool is in the list: the answer it follows from, and the value of the record's field that proves it. */
export type Reason = {
  readonly code: ReasonCode
  readonly question: number
  readonly option: string
  readonly field: string
  readonly value: string
  readonly contribution: number
  readonly text: string
  readonly caveat: boolean
}

export type RankLabel = 'BEST_MATCH' | 'GREAT_OPTION' | 'GOOD_FIT'

/** A plan with what it costs this team a month, in US dollars; null when not published. */
export type PlanQuote = {
  readonly name: string
  readonly usdMonth: number | null
  readonly totalMonth: number | null
  readonly seats: number
  readonly withinBudget: boolean | null
  readonly why: string
  /** The month for which the price is known, `YYYY-MM`. */
  readonly asOf: string
}

export type AlternativeContrast =
  | 'BETTER_SUITED'
  | 'CONNECTS'
  | 'CHEAPER'
  | 'EASIER'
  | 'SELF_HOSTED'
  | 'HAS_API'
  | 'BETTER_KNOWN'
  | 'MORE_PRIVATE'

export type Alternative = {
  readonly toolId: string
  readonly slug: string
  readonly name: string
  readonly contrast: AlternativeContrast
  readonly text: string
}

export type KeyBenefit = { readonly text: string; readonly field: string; readonly intent: string }

export type OptimalPlan = { readonly name: string; readonly text: string; readonly asOf: string }

/** The words around a chosen tool. */
export type Explanation = {
  readonly reasons: readonly Reason[]
  readonly caveat: Reason | null
  /** One verified sentence. */
  readonly reason: string
  /** The analysis: verified sentences, joined. */
  readonly reasoning: string
  readonly optimalPlan: OptimalPlan | null
  readonly pricingAnalysis: readonly PlanQuote[]
  readonly keyBenefits: readonly KeyBenefit[]
  readonly specificRecommendation: string | null
  readonly alternatives: readonly Alternative[]
}

export type Recommendation = Explanation & {
  readonly toolId: string
  readonly slug: string
  readonly name: string
  readonly categoryName: string
  readonly rank: number
  readonly matchPercent: number
  readonly label: RankLabel
  readonly ledger: readonly LedgerRow[]
}

/** More tools when one or two limits are relaxed. `heading` names the limits, because these tools do not keep them. */
export type Relaxation = {
  readonly constraint: ConstraintName
  readonly from: string
  readonly to: string
  readonly heading: string
  readonly why: string
  readonly items: readonly Recommendation[]
}

export type RecommendationList = {
  readonly engineVersion: string
  readonly catalogueRevision: number
  /** How many tools keep all limits; the list holds the best ten of them, or all when there are fewer. */
  readonly inTheRunning: number
  readonly items: readonly Recommendation[]
  /** Only when two or fewer tools keep all limits. */
  readonly relaxations: readonly Relaxation[]
}
