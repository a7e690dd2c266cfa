import type { EngineParameters } from '../model/parameters.ts'
import { TOPIC_COUNT } from '../model/vectors.ts'
import type { Profile } from './profile.ts'
import { type Scorer, scorerOf } from './score.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

/** Scores are compared in millionths, so that float noise never decides. */
const MILLIONTHS = 1_000_000
/** Above every tool index, so that score and index fit one exact number. */
const PLACES = 2 ** 24

type Candidate = {
  readonly index: number
  readonly score: number
  readonly topics: Uint8Array
  /** Coverage per intent and topic, times the intent's share. */
  readonly covers: Float64Array
  /** Coverage of search-read intents, times their share; 0 for others. */
  readonly coversAsRead: Float64Array
  /** Intent with the highest share of coverage; -1 for none. */
  readonly mainIntent: number
  gain: number
}

/** Best first, in millionths; ties by prominence, then slug. */
export type Scored = { readonly index: Uint32Array; readonly score: Float64Array; readonly scorer: Scorer }

/** Unique per tool; higher comes first. */
export const sortKey = (score: number, index: number): number =>
  Math.round(score * MILLIONTHS) * PLACES + (PLACES - 1 - index)

export const byScore = (profile: Profile, snapshot: CatalogueSnapshot, eligible: Uint32Array): Scored => {
  const scorer = scorerOf(profile, snapshot)
  const keys = new Float64Array(eligible.length)
  for (let i = 0; i < eligible.length; i++) {
    const index = eligible[i] ?? 0
    keys[i] = sortKey(scorer.score(index), index)
  }
  keys.sort().reverse()
  return {
    index: Uint32Array.from(keys, (key) => PLACES - 1 - (key % PLACES)),
    score: keys.map((key) => Math.floor(key / PLACES)),
    scorer,
  }
}

const candidateOf = (profile: Profile, snapshot: CatalogueSnapshot, index: number, score: number): Candidate => {
  const { intents, intentWeights } = profile
  const { start, ids, strength } = snapshot.topics
  const first = start[index] ?? 0
  const topics = ids.subarray(first, start[index + 1])
  const covers = new Float64Array(intents.length * topics.length)
  const coversAsRead = new Float64Array(intents.length)
  let mainIntent = -1
  let most = 0
  const note = (intent: number, part: number) => {
    if (part <= most) return
    most = part
    mainIntent = intent
  }
  for (const [i, { relevance, share }] of intents.entries()) {
    if (relevance !== undefined) {
      coversAsRead[i] = (relevance[index] ?? 0) * share
      note(i, coversAsRead[i] ?? 0)
      continue
    }
    for (let j = 0; j < topics.length; j++) {
      const part = (strength[first + j] ?? 0) * (intentWeights[i]?.[topics[j] ?? 0] ?? 0) * share
      covers[i * topics.length + j] = part
      note(i, part)
    }
  }
  return {
    index,
    score: score / MILLIONTHS,
    topics,
    covers,
    coversAsRead,
    mainIntent,
    gain: Number.POSITIVE_INFINITY,
  }
}

type Counts = {
  assistants: number
  vendors: Map<number, number>
  categories: Map<number, number>
  intents: Map<number, number>
}

const countOf = (map: ReadonlyMap<number, number>, key: number | undefined): number => map.get(key ?? -1) ?? 0
const count = (map: Map<number, number>, key: number | undefined) => map.set(key ?? -1, countOf(map, key) + 1)

/** Main intent, category, vendor, assistants, in the order of relaxation. */
const CAPS = 4

/** Whether a candidate keeps the caps from `first` on; earlier ones are relaxed. */
const withinCaps = (
  profile: Profile,
  snapshot: CatalogueSnapshot,
  counts: Counts,
  candidate: Candidate,
  first: number,
): boolean => {
  const { caps } = profile.parameters
  const { index } = candidate
  if (first < 1 && countOf(counts.intents, candidate.mainIntent) >= caps.intent) return false
  if (first < 2 && countOf(counts.categories, snapshot.category[index]) >= profile.caps.category) return false
  if (first < 3 && countOf(counts.vendors, snapshot.vendor[index]) >= caps.vendor) return false
  return first > 3 || snapshot.tools[index]?.generalAssistant !== true || counts.assistants < profile.caps.assistants
}

const take = (snapshot: CatalogueSnapshot, counts: Counts, candidate: Candidate) => {
  if (snapshot.tools[candidate.index]?.generalAssistant === true) counts.assistants++
  count(counts.vendors, snapshot.vendor[candidate.index])
  count(counts.categories, snapshot.category[candidate.index])
  count(counts.intents, candidate.mainIntent)
}

/** Remaining need, from 1 to 0. */
type Undone = {
  /** By topic, not intent: a filmmaker needs a voice tool even after three picture editors. */
  readonly topics: Float64Array
  /** Search-read intents, each a single need. */
  readonly intents: Float64Array
}

/** Coverage of the remaining needs: per intent, by its best topic. */
const coversOf = ({ topics, covers, coversAsRead }: Candidate, undone: Undone): number => {
  let sum = 0
  for (let i = 0; i < coversAsRead.length; i++) sum += (coversAsRead[i] ?? 0) * (undone.intents[i] ?? 0)
  for (let row = 0; row < covers.length; row += topics.length) {
    let most = 0
    for (let j = 0; j < topics.length; j++) {
      const part = (covers[row + j] ?? 0) * (undone.topics[topics[j] ?? 0] ?? 0)
      if (part > most) most = part
    }
    sum += most
  }
  return sum
}

/** In millionths. */
const gainOf = ({ rerank }: EngineParameters, undone: Undone, candidate: Candidate): number =>
  Math.round((rerank.score * candidate.score + rerank.coverage * coversOf(candidate, undone)) * MILLIONTHS)

type Search = {
  readonly profile: Profile
  readonly snapshot: CatalogueSnapshot
  readonly open: Set<Candidate>
  readonly counts: Counts
  readonly undone: Undone
}

/** The best next candidate that keeps the caps from `first` on; null if none does. */
const nextOf = ({ profile, snapshot, open, counts, undone }: Search, first: number): Candidate | null => {
  let best: Candidate | null = null
  let bestGain = 0
  for (const candidate of open) {
    // Gains only fall as tools are chosen, so candidates with a lower last gain can be skipped.
    if (best !== null && candidate.gain < bestGain) continue
    if (!withinCaps(profile, snapshot, counts, candidate, first)) continue
    candidate.gain = gainOf(profile.parameters, undone, candidate)
    if (best === null || candidate.gain > bestGain || (candidate.gain === bestGain && candidate.index < best.index)) {
      best = candidate
      bestGain = candidate.gain
    }
  }
  return best
}

/** Like `nextOf`, but also relaxes the intent cap when it would cost too much gain. */
const worthwhile = (search: Search, first: number): Candidate | null => {
  const best = nextOf(search, first)
  if (first > 0) return best
  const other = nextOf(search, 1)
  if (best === null || other === null) return other
  return best.gain >= search.profile.parameters.caps.minIntentGainRatio * other.gain ? best : other
}

/** Reduces the needs by a chosen tool's coverage. */
const finish = (
  { intents, parameters }: Profile,
  snapshot: CatalogueSnapshot,
  { index, topics }: Candidate,
  undone: Undone,
) => {
  const { strength, start } = snapshot.topics
  const { saturation, saturationAsRead } = parameters.rerank
  const first = start[index] ?? 0
  for (const [j, topic] of topics.entries()) {
    undone.topics[topic] = (undone.topics[topic] ?? 0) * (1 - saturation * (strength[first + j] ?? 0))
  }
  for (const [i, { relevance }] of intents.entries()) {
    undone.intents[i] = (undone.intents[i] ?? 0) * (1 - saturationAsRead * (relevance?.[index] ?? 0))
  }
}

/** Chooses one by one; relaxes up to `maxRelaxedCaps` caps, in order, when no candidate keeps all. */
function* choices(
  profile: Profile,
  snapshot: CatalogueSnapshot,
  pool: readonly Candidate[],
  maxRelaxedCaps: number,
): Generator<Candidate, void> {
  const { listLength } = profile.parameters
  const counts: Counts = { assistants: 0, vendors: new Map(), categories: new Map(), intents: new Map() }
  const undone: Undone = {
    topics: new Float64Array(TOPIC_COUNT).fill(1),
    intents: new Float64Array(profile.intents.length).fill(1),
  }
  const open = new Set(pool)
  const search: Search = { profile, snapshot, open, counts, undone }
  let chosen = 0
  let given = 0
  while (chosen < listLength && open.size > 0) {
    const best = worthwhile(search, given)
    if (best === null && given === maxRelaxedCaps) return
    if (best === null) {
      given++
      continue
    }
    open.delete(best)
    chosen++
    yield best
    take(snapshot, counts, best)
    finish(profile, snapshot, best, undone)
  }
}

/** Gives the last place to the best equally relevant lesser known tool, if the list has none. */
const withLesserKnown = (
  { parameters }: Profile,
  { prominence }: CatalogueSnapshot,
  { relevance }: Scorer,
  list: readonly Candidate[],
  pool: readonly Candidate[],
): readonly Candidate[] => {
  const isLesser = ({ index }: Candidate) => (prominence[index] ?? 0) <= parameters.lesserKnown
  const last = list[parameters.listLength - 1]
  if (last === undefined || list.some(isLesser)) return list
  const enough = relevance(last.index) - parameters.lesserKnownMargin
  const found = pool.find((candidate) => isLesser(candidate) && relevance(candidate.index) >= enough)
  return found === undefined ? list : [...list.slice(0, -1), found]
}

const poolOf = (profile: Profile, snapshot: CatalogueSnapshot, scored: Scored, size: number): readonly Candidate[] =>
  Array.from(scored.index.subarray(0, size), (index, i) => candidateOf(profile, snapshot, index, scored.score[i] ?? 0))

/** At first, only the intent cap may be relaxed. */
const FIRST_MAY_GIVE = 1

/** Tools chosen among the first candidates, one by one: the final list, if they fill it. */
export function* firstChoices(profile: Profile, snapshot: CatalogueSnapshot, scored: Scored): Generator<number, void> {
  const pool = poolOf(profile, snapshot, scored, profile.parameters.rerank.pool)
  for (const { index } of choices(profile, snapshot, pool, FIRST_MAY_GIVE)) yield index
}

/** In order of selection. The intent cap is relaxed early; others only when no eligible tool is left. */
export const selectTools = (profile: Profile, snapshot: CatalogueSnapshot, scored: Scored): readonly number[] => {
  const { listLength, rerank } = profile.parameters
  let pool = poolOf(profile, snapshot, scored, rerank.pool)
  let list = [...choices(profile, snapshot, pool, FIRST_MAY_GIVE)]
  while (list.length < listLength && list.length < scored.index.length) {
    const last = pool.length === scored.index.length
    pool = poolOf(profile, snapshot, scored, pool.length * 4)
    list = [...choices(profile, snapshot, pool, last ? CAPS : FIRST_MAY_GIVE)]
  }
  return withLesserKnown(profile, snapshot, scored.scorer, list, pool).map(({ index }) => index)
}
