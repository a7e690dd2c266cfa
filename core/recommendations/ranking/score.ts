import type { EngineParameters } from '../model/parameters.ts'
import { isOwnWords } from '../model/sentence.ts'
import { TOPIC_COUNT } from '../model/vectors.ts'
import { fitOf, levelFactor, teamFactor } from './fit.ts'
import type { Profile } from './profile.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

/** Coverage of an intent, 0 to 1: its main topic, plus side topics by weight. Independent of other tools. */
export const coverage = (profile: Profile, { topics }: CatalogueSnapshot, tool: number, intent: number): number => {
  const relevance = profile.intents[intent]?.relevance
  if (relevance !== undefined) return relevance[tool] ?? 0
  const wanted = profile.intentWeights[intent]
  if (wanted === undefined) return 0
  let most = 0
  const end = topics.start[tool + 1] ?? 0
  for (let at = topics.start[tool] ?? 0; at < end; at++) {
    const part = (topics.strength[at] ?? 0) * (wanted[topics.ids[at] ?? 0] ?? 0)
    if (part > most) most = part
  }
  return most
}

export const standingOf = (snapshot: CatalogueSnapshot, tool: number, weights: EngineParameters['standing']): number =>
  weights.prominence * ((snapshot.prominence[tool] ?? 0) / 3) + weights.rating * (snapshot.rating[tool] ?? 0)

/**
 * How much of its standing counts for a tool, 0 to 1: with own words, as far as it does one of their tasks. A household
 * name that does none of them does not fill the list.
 */
const standingShare = ({ intents }: Profile): ((tool: number) => number) => {
  const ownTasks = intents.flatMap(({ relevance, sources }) =>
    relevance !== undefined && isOwnWords(sources) ? [relevance] : [],
  )
  if (ownTasks.length === 0) return () => 1
  return (tool) => {
    let best = 0
    for (const relevance of ownTasks) best = Math.max(best, relevance[tool] ?? 0)
    return best
  }
}

export type Scorer = {
  readonly relevance: (tool: number) => number
  readonly score: (tool: number) => number
}

/** Intents per topic in flat form: column k is `start[k]` to `start[k + 1]`. */
const wantedByTopic = ({ intents, intentWeights }: Profile) => {
  // Intents from the search have their own coverage.
  const rows = intents.map(({ relevance }, intent) => (relevance === undefined ? intentWeights[intent] : undefined))
  const start = new Uint32Array(TOPIC_COUNT + 1)
  for (const row of rows) {
    if (row === undefined) continue
    for (let column = 0; column < TOPIC_COUNT; column++)
      if (row[column]) start[column + 1] = (start[column + 1] ?? 0) + 1
  }
  for (let column = 0; column < TOPIC_COUNT; column++)
    start[column + 1] = (start[column + 1] ?? 0) + (start[column] ?? 0)
  const next = start.slice(0, TOPIC_COUNT)
  const intent = new Uint8Array(start[TOPIC_COUNT] ?? 0)
  const worth = new Float64Array(intent.length)
  for (const [number, row] of rows.entries()) {
    if (row === undefined) continue
    for (let column = 0; column < TOPIC_COUNT; column++) {
      const weight = row[column] ?? 0
      if (weight === 0) continue
      const place = next[column] ?? 0
      next[column] = place + 1
      intent[place] = number
      worth[place] = weight * (intents[number]?.share ?? 0)
    }
  }
  return { start, intent, worth }
}

/** Scores all tools for one profile: a thousand in well under a millisecond. */
export const scorerOf = (profile: Profile, snapshot: CatalogueSnapshot): Scorer => {
  const { topics, fit } = snapshot
  const { parameters } = profile
  const { level, codes, team } = profile.fit
  const wanted = wantedByTopic(profile)
  const best = new Float64Array(profile.intents.length)
  const read = profile.intents.flatMap(({ relevance, share }) =>
    relevance === undefined ? [] : [{ relevance, share }],
  )

  const relevance = (tool: number): number => {
    best.fill(0)
    let covered = 0
    for (const { relevance: fits, share } of read) covered += share * (fits[tool] ?? 0)
    const end = topics.start[tool + 1] ?? 0
    for (let at = topics.start[tool] ?? 0; at < end; at++) {
      const column = topics.ids[at] ?? 0
      const strength = topics.strength[at] ?? 0
      const last = wanted.start[column + 1] ?? 0
      for (let of = wanted.start[column] ?? 0; of < last; of++) {
        const intent = wanted.intent[of] ?? 0
        const part = strength * (wanted.worth[of] ?? 0)
        const before = best[intent] ?? 0
        if (part > before) {
          covered += part - before
          best[intent] = part
        }
      }
    }
    return covered
  }

  const shareOf = standingShare(profile)
  const score = (tool: number): number => {
    const onTopic = relevance(tool)
    // Standing only counts as far as the tool is on the subject, so that household names do not match everything.
    const standing = standingOf(snapshot, tool, parameters.standing) * Math.min(1, 2 * onTopic) * shareOf(tool)
    const sum =
      parameters.score.relevance * onTopic +
      parameters.score.fit * fitOf(fit, tool, profile.fit, parameters.fit) +
      parameters.score.standing * standing
    return sum * levelFactor(fit.skill[tool] ?? 1, level, codes) * teamFactor(fit.teams[tool] ?? 0, team)
  }

  return { relevance, score }
}
