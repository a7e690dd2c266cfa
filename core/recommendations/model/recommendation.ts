/** The engine's results: plain data that JSON preserves. */
import type { Job } from '../../jobs/job-file.ts'
import type { TopicWeights } from '../../quiz/profile-options.ts'

/** Tools that break one of these limits are not ranked. */
export const CONSTRAINT_NAMES = ['budget', 'privacy', 'platform', 'team', 'purpose'] as const
export type ConstraintName = (typeof CONSTRAINT_NAMES)[number]

export type Constraint = { readonly name: ConstraintName; readonly text: string }

export type LedgerCode = Uppercase<ConstraintName> | 'SUBJECT' | 'INTENT' | 'FIT' | 'STANDING'

/** Whole points of `outOf`, and their explanation. */
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
  | 'jobs'

/** An option of a question; for question 0 (own words), a part of the sentence. */
export type AnswerRef = { readonly question: number; readonly option: string }

/** Something the user wants, from one answer or an interaction of two. */
export type Intent = {
  /** Unique within a profile: `tasks:writing`, `interaction:product-imagery`. */
  readonly key: string
  readonly family: IntentFamily
  /** A few words that continue "help with ...". */
  readonly label: string
  readonly sources: readonly AnswerRef[]
  readonly topics: TopicWeights
  /** Coverage per tool of the snapshot, 0 to 1, when it comes from the search instead of topics. */
  readonly relevance?: Float32Array
  /** The graded jobs that it may mean, most likely first, with evidence per tool. */
  readonly jobs?: readonly Job[]
  /** Information per stem of the user's own words. */
  readonly wordWeights?: ReadonlyMap<string, number>
  readonly weight: number
  /** Fraction of all intents' weights. */
  readonly share: number
}

export type ReasonCode =
  | 'PURPOSE_MATCH'
  | 'JOB_MATCH'
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
  | 'END_ANNOUNCED'

/** Why a tool is listed: the answer, and the record's value as evidence. */
export type Reason = {
  readonly code: ReasonCode
  readonly question: number
  readonly option: string
  readonly field: string
  readonly value: string
  readonly contribution: number
  readonly text: string
  readonly caveat: boolean
  /** The name of the job that it serves. */
  readonly job?: string
}

export type RankLabel = 'BEST_MATCH' | 'GREAT_OPTION' | 'GOOD_FIT'

/** A plan and its cost for this team, US dollars a month; null when unpublished. */
export type PlanQuote = {
  readonly name: string
  readonly usdMonth: number | null
  readonly totalMonth: number | null
  readonly seats: number
  readonly withinBudget: boolean | null
  readonly why: string
  /** The month the price is known for, `YYYY-MM`. */
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

export type Explanation = {
  readonly reasons: readonly Reason[]
  readonly caveat: Reason | null
  readonly reason: string
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

/** More tools with one or two relaxed limits. `heading` names the limits these tools break. */
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
  /** Number of eligible tools; the list has the best ten. */
  readonly inTheRunning: number
  readonly items: readonly Recommendation[]
  /** Only with two or fewer eligible tools. */
  readonly relaxations: readonly Relaxation[]
}
