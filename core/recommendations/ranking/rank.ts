import type { QuizAnswers } from '../../quiz/answers.ts'
import { limitQuery } from '../constraints/limit-masks.ts'
import { type EngineParameters, PARAMETERS } from '../model/parameters.ts'
import type { ConstraintName } from '../model/recommendation.ts'
import { matchPercentOf } from './match-ledger.ts'
import { type Profile, profileOf } from './profile.ts'
import { byScore, type Scored, selectTools } from './select.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

export type RankedTool = {
  readonly index: number
  readonly matchPercent: number
}

type Ranking = {
  readonly profile: Profile
  readonly inTheRunning: number
  /** By match, ties in order of selection. */
  readonly ranked: readonly RankedTool[]
}

/** Whether a tool keeps all limits but those in `without`. */
export const limitTest = (
  { limits }: Profile,
  snapshot: CatalogueSnapshot,
  without: readonly ConstraintName[] = [],
): ((index: number) => boolean) => {
  const query = limitQuery(limits, without)
  const { budget, others, requirements, price } = snapshot.limits
  return (index) =>
    ((budget[index] ?? 0) & query.budget) === 0 &&
    ((others[index] ?? 0) & query.others) === 0 &&
    ((requirements[index] ?? 0) & query.requirements) === 0 &&
    // Negated, so that unknown prices pass an open limit.
    !((price[index] ?? 0) > query.maxPrice)
}

/** Indexes of the tools that keep all limits but those in `without`. */
export const eligibleTools = (
  profile: Profile,
  snapshot: CatalogueSnapshot,
  without: readonly ConstraintName[] = [],
): Uint32Array => {
  const keeps = limitTest(profile, snapshot, without)
  const kept = new Uint32Array(snapshot.tools.length)
  let size = 0
  for (let index = 0; index < kept.length; index++) {
    if (keeps(index)) kept[size++] = index
  }
  return kept.subarray(0, size)
}

/** Selects among scored tools, ordered by match. */
export const rankAmong = (profile: Profile, snapshot: CatalogueSnapshot, scored: Scored): readonly RankedTool[] =>
  selectTools(profile, snapshot, scored)
    .map((index) => ({ index, matchPercent: matchPercentOf(profile, snapshot, index) }))
    // Stable sort: ties keep the order of selection.
    .sort((a, b) => b.matchPercent - a.matchPercent)

/** The list of `recommend` without texts, in a fraction of its time. */
export const rankTools = (
  answers: QuizAnswers,
  snapshot: CatalogueSnapshot,
  parameters: EngineParameters = PARAMETERS,
): Ranking => {
  const profile = profileOf(answers, snapshot, parameters)
  const eligible = eligibleTools(profile, snapshot)
  return {
    profile,
    inTheRunning: eligible.length,
    ranked: rankAmong(profile, snapshot, byScore(profile, snapshot, eligible)),
  }
}
