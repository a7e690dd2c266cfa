/** The engine. Pure: no clock, no randomness, no I/O. Equal answers, catalog and parameters give equal bytes. */
import type { QuizAnswers } from '../quiz/answers.ts'
import { relaxationsOf } from './counterfactuals/relaxations.ts'
import { explain } from './explanations/explain.ts'
import { ENGINE_VERSION, type EngineParameters, PARAMETERS } from './model/parameters.ts'
import type { Recommendation, RecommendationList, Relaxation, ToolMatch } from './model/recommendation.ts'
import { matchLedger } from './ranking/match-ledger.ts'
import { type Profile, profileOf } from './ranking/profile.ts'
import { eligibleTools, rankAmong } from './ranking/rank.ts'
import { rankLabel } from './ranking/rank-label.ts'
import { coverage } from './ranking/score.ts'
import { byScore, type Scored } from './ranking/select.ts'
import { type CatalogueSnapshot, topicSimilarity } from './ranking/snapshot.ts'

/** Alternatives come from this many of the best tools. */
const NEIGHBORS = 150

const describer = (profile: Profile, snapshot: CatalogueSnapshot, scored: Scored) => {
  const best = Array.from(scored.index.subarray(0, NEIGHBORS))
  const neighbors = best.flatMap((index) => snapshot.tools[index] ?? [])
  const similarity = (a: { readonly id: string }, b: { readonly id: string }) =>
    topicSimilarity(snapshot, snapshot.indexById.get(a.id) ?? -1, snapshot.indexById.get(b.id) ?? -1)
  return (index: number, rank: number): Recommendation[] => {
    const tool = snapshot.tools[index]
    if (tool === undefined) return []
    const { matchPercent, ledger } = matchLedger(profile, snapshot, index)
    const explanation = explain({
      answers: profile.answers,
      tool,
      evidence: snapshot.evidence.get(tool.id) ?? {},
      intents: profile.intents,
      coverageOf: ({ id }, intent) => coverage(profile, snapshot, snapshot.indexById.get(id) ?? -1, intent),
      ratingMean: snapshot.ratingMean,
      eligible: neighbors,
      similarity,
      variant: rank - 1,
    })
    return [
      {
        toolId: tool.id,
        slug: tool.slug,
        name: tool.name,
        categoryName: tool.categoryName,
        rank,
        matchPercent,
        label: rankLabel(rank, matchPercent, profile.parameters),
        ledger,
        ...explanation,
      },
    ]
  }
}

export const recommend = (
  answers: QuizAnswers,
  snapshot: CatalogueSnapshot,
  parameters: EngineParameters = PARAMETERS,
): RecommendationList => {
  const profile = profileOf(answers, snapshot, parameters)
  const eligible = eligibleTools(profile, snapshot)
  const scored = byScore(profile, snapshot, eligible)
  const describe = describer(profile, snapshot, scored)
  const relaxations = relaxationsOf(profile, snapshot, eligible).map(
    ({ candidates, ...words }): Relaxation => ({
      ...words,
      items: rankAmong(profile, snapshot, byScore(profile, snapshot, candidates))
        .slice(0, parameters.relaxationLength)
        .flatMap(({ index }, i) => describe(index, i + 1)),
    }),
  )
  return {
    engineVersion: ENGINE_VERSION,
    catalogueRevision: snapshot.revision,
    inTheRunning: eligible.length,
    items: rankAmong(profile, snapshot, scored).flatMap(({ index }, i) => describe(index, i + 1)),
    relaxations,
  }
}

/** Works for incomplete answers too. */
export const countEligibleTools = (answers: QuizAnswers, snapshot: CatalogueSnapshot): number =>
  eligibleTools(profileOf(answers, snapshot, PARAMETERS), snapshot).length

/** The match of one tool, as in a list; null when it is not in the catalog. */
export const matchOf = (answers: QuizAnswers, snapshot: CatalogueSnapshot, toolId: string): ToolMatch | null => {
  const index = snapshot.indexById.get(toolId)
  return index === undefined ? null : matchLedger(profileOf(answers, snapshot, PARAMETERS), snapshot, index)
}
