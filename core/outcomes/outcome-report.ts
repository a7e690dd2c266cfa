/** The administrators' report: counts by group, without groups that are too small to be anonymous. */
import { REPORT_FROM } from './outcome-rules.ts'

/** One person's latest answer. */
export type CountedOutcome = {
  readonly choice: 'listed' | 'another' | 'none'
  readonly rank: number | null
  readonly jobs: readonly string[]
  readonly engineVersion: string
  readonly satisfaction: number | null
}

export type OutcomeGroup = {
  readonly key: string
  readonly people: number
  /** How many of them chose a tool from their list. */
  readonly chose: number
  /** The mean of 1 to 5; null when fewer than five of them gave one. */
  readonly satisfaction: number | null
}

export type OutcomeReport = {
  readonly total: OutcomeGroup
  readonly byRank: readonly OutcomeGroup[]
  readonly byJob: readonly OutcomeGroup[]
  readonly byEngineVersion: readonly OutcomeGroup[]
}

const groupOf = (key: string, outcomes: readonly CountedOutcome[]): OutcomeGroup => {
  const given = outcomes.flatMap(({ satisfaction }) => (satisfaction === null ? [] : [satisfaction]))
  return {
    key,
    people: outcomes.length,
    chose: outcomes.filter(({ choice }) => choice === 'listed').length,
    satisfaction:
      given.length < REPORT_FROM ? null : Math.round((given.reduce((a, b) => a + b, 0) / given.length) * 10) / 10,
  }
}

/**
 * The groups of at least five people, largest first. When those that are left out have fewer than five people together,
 * the smallest shown one is left out too: otherwise they could be computed from the total.
 */
const groupsBy = (
  outcomes: readonly CountedOutcome[],
  keysOf: (outcome: CountedOutcome) => readonly string[],
): readonly OutcomeGroup[] => {
  const members = new Map<string, CountedOutcome[]>()
  for (const outcome of outcomes) {
    for (const key of new Set(keysOf(outcome))) members.set(key, [...(members.get(key) ?? []), outcome])
  }
  const groups = [...members].map(([key, own]) => groupOf(key, own))
  const small = groups.filter(({ people }) => people < REPORT_FROM)
  const shown = groups.filter(({ people }) => people >= REPORT_FROM)
  shown.sort((a, b) => b.people - a.people || (a.key < b.key ? -1 : 1))
  const left = small.reduce((sum, { people }) => sum + people, 0)
  return left > 0 && left < REPORT_FROM ? shown.slice(0, -1) : shown
}

/** Null below five people. */
export const outcomeReport = (outcomes: readonly CountedOutcome[]): OutcomeReport | null => {
  if (outcomes.length < REPORT_FROM) return null
  return {
    total: groupOf('all', outcomes),
    byRank: groupsBy(
      outcomes.filter(({ choice }) => choice === 'listed'),
      ({ rank }) => [String(rank)],
    ),
    byJob: groupsBy(outcomes, ({ jobs }) => jobs),
    byEngineVersion: groupsBy(outcomes, ({ engineVersion }) => [engineVersion]),
  }
}
