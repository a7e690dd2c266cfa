import type { QuizAnswers } from '../../quiz/answers.ts'
import { PARAMETERS } from '../model/parameters.ts'
import { matchPercentOf } from '../ranking/match-ledger.ts'
import { type Profile, profileOf } from '../ranking/profile.ts'
import { eligibleTools, limitTest, rankAmong } from '../ranking/rank.ts'
import { byScore } from '../ranking/select.ts'
import type { CatalogueSnapshot } from '../ranking/snapshot.ts'
import { runSteps } from '../run-steps.ts'
import { type AnswerChange, singleChanges, withChanges } from './answer-changes.ts'
import { createPruningTest } from './pruning.ts'

type Counterfactual = {
  /** Empty when the tool is already there. */
  readonly changes: readonly AnswerChange[]
  /** Its rank after the changes, from 1. */
  readonly rank: number
}

/** Number of changes tried, and the best found so far. */
type CounterfactualProgress = { readonly tried: number; readonly best: Counterfactual | null }

/** The rank to reach. */
const TOP = 5

/** All inputs of the ranking: profiles with equal keys get the same list. */
const rankingKey = ({ limits, fit, intents, caps }: Profile): string => {
  const { privacy, device } = limits
  // The wordings of "no limit" differ, but not the list.
  const same = {
    ...limits,
    privacy: privacy === 'moderate' || privacy === 'flexible' ? null : privacy,
    device: device === 'mixed' ? null : device,
  }
  return JSON.stringify([same, fit, intents.map(({ key }) => key), caps])
}

type Option = {
  readonly changes: readonly AnswerChange[]
  readonly profile: Profile
  readonly key: string
  /** The tool's match after the changes; null when it breaks a limit. */
  readonly match: number | null
}

/** Options that lead to distinct new lists, most promising first. */
const distinct = (options: readonly Option[], seen: ReadonlySet<string>): readonly Option[] => {
  const keys = new Set(seen)
  return (
    options
      .filter(({ key }) => !keys.has(key) && keys.add(key))
      // Stable sort: ties keep the quiz order.
      .sort((a, b) => (b.match ?? -1) - (a.match ?? -1))
  )
}

/**
 * Yields after each single change and pair. The best single change wins, else the first pair. Null when none exists.
 */
export function* searchCounterfactual(
  answers: QuizAnswers,
  snapshot: CatalogueSnapshot,
  toolId: string,
  report: (progress: CounterfactualProgress) => void = () => undefined,
): Generator<void, Counterfactual | null> {
  const index = snapshot.indexById.get(toolId)
  if (index === undefined) return null

  const isPruned = createPruningTest(profileOf(answers, snapshot, PARAMETERS), snapshot, index, TOP)
  const rankOf = (profile: Profile): number => {
    if (isPruned(profile)) return 0
    const scored = byScore(profile, snapshot, eligibleTools(profile, snapshot))
    const place = rankAmong(profile, snapshot, scored).findIndex((one) => one.index === index)
    return place < 0 || place >= TOP ? 0 : place + 1
  }
  const optionOf = (changes: readonly AnswerChange[]): Option => {
    const profile = profileOf(withChanges(answers, changes), snapshot, PARAMETERS)
    const match = limitTest(profile, snapshot)(index) ? matchPercentOf(profile, snapshot, index) : null
    return { changes, profile, key: rankingKey(profile), match }
  }

  const present = optionOf([])
  const rank = rankOf(present.profile)
  if (rank > 0) return { changes: [], rank }
  const singles = distinct(
    singleChanges(answers).map((change) => optionOf([change])),
    new Set([present.key]),
  )
  let best: Counterfactual | null = null
  let tried = 0
  for (const { changes, profile, match } of singles) {
    yield
    const rank = match === null ? 0 : rankOf(profile)
    if (rank > 0 && (best === null || rank < best.rank)) best = { changes, rank }
    report({ tried: ++tried, best })
  }
  if (best !== null) return best

  const pairs: Option[] = []
  for (const [i, { changes: first }] of singles.entries()) {
    yield
    for (const { changes: second } of singles.slice(i + 1)) {
      if (first[0]?.question === second[0]?.question) continue
      pairs.push(optionOf([...first, ...second].sort((a, b) => a.question - b.question)))
    }
  }
  for (const { changes, profile, match } of distinct(pairs, new Set([present.key, ...singles.map(({ key }) => key)]))) {
    if (match === null) continue
    yield
    const rank = rankOf(profile)
    report({ tried: ++tried, best: rank > 0 ? { changes, rank } : null })
    if (rank > 0) return { changes, rank }
  }
  return null
}

/** At most two changes that lift the tool into the top five; null when there are none. */
export const findCounterfactual = (
  answers: QuizAnswers,
  snapshot: CatalogueSnapshot,
  toolId: string,
): Counterfactual | null => runSteps(searchCounterfactual(answers, snapshot, toolId))
