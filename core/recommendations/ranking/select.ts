/** Selects the tools of a list from all eligible tools: the best, covering as many intents as they can. */
import type { EngineParameters } from '../model/parameters.ts'
import { TOPIC_COUNT } from '../model/vectors.ts'
import type { Profile } from './profile.ts'
import { type Scorer, scorerOf } from './score.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

/** Scores are compared in millionths, so that the last bits of a sum never decide. */
const MILLIONTHS = 1_000_000
/** Holds every place of a catalogue beside a score in one exact number. */
const PLACES = 2 ** 24

type Candidate = {
  readonly index: number
  readonly score: number
  /** Columns of its topics. */
  readonly topics: Uint8Array
  /** A row for each intent: what each of its topics covers of the intent, by the intent's share. */
  readonly covers: Float64Array
  /** What it covers of each intent that the search reads, by the intent's share; of the others nothing. */
  readonly coversAsRead: Float64Array
  /** The intent that it serves most, by share; -1 when it serves none. */
  readonly mainIntent: number
  /** What it would have added when it was last looked at. */
  gain: number
}

/** Tools with their scores in millionths, best first; equal ones by prominence, then slug. */
export type Scored = { readonly index: Uint32Array; readonly score: Float64Array; readonly scorer: Scorer }

/** A score as one number that no two tools share: the higher comes first. */
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

/** Main intent, category, vendor, assistants: the order in which caps are relaxed when no other candidate is left. */
const CAPS = 4

/** Whether a candidate keeps the caps from the `first` on; those before it are relaxed. */
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

/** What is left to do, from 1 to 0. */
type Undone = {
  /**
   * Of each topic. By topic and not by intent, since one intent may want several things: somebody who makes films needs a
   * tool for the voice even when three of the list cut pictures.
   */
  readonly topics: Float64Array
  /** Of each intent that the search reads, which is one thing. */
  readonly intents: Float64Array
}

/** How much a candidate covers of the intents through what is still to be done: of each by the topic that does most. */
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

/** What a candidate adds to the list, in millionths. */
const gainOf = ({ rerank }: EngineParameters, undone: Undone, candidate: Candidate): number =>
  Math.round((rerank.score * candidate.score + rerank.coverage * coversOf(candidate, undone)) * MILLIONTHS)

type Search = {
  readonly profile: Profile
  readonly snapshot: CatalogueSnapshot
  readonly open: Set<Candidate>
  readonly counts: Counts
  readonly undone: Undone
}

/** The best candidate for the next place that keeps the caps from the `first` on; null when they exclude all of them. */
const nextOf = ({ profile, snapshot, open, counts, undone }: Search, first: number): Candidate | null => {
  let best: Candidate | null = null
  let bestGain = 0
  for (const candidate of open) {
    // A gain only ever falls as tools are chosen, so a candidate whose last one was lower need not be looked at again.
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

/** The same, but the cap of intents is relaxed too when it would select a tool that adds much less. */
const worthwhile = (search: Search, first: number): Candidate | null => {
  const best = nextOf(search, first)
  if (first > 0) return best
  const other = nextOf(search, 1)
  if (best === null || other === null) return other
  return best.gain >= search.profile.parameters.caps.minIntentGainRatio * other.gain ? best : other
}

/** Takes away what a chosen tool does of the topics and intents. */
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

/** Chooses one by one; at most `maxRelaxedCaps` caps are relaxed, in their order, when no candidate keeps all of them. */
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

/** Gives the last place to the best lesser known tool that is as much on the subject, when the list has none. */
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

/** At first only the cap of intents gives way. */
const FIRST_MAY_GIVE = 1

/** The tools that are chosen among the first candidates, one by one: those of a list, when they fill it. */
export function* firstChoices(profile: Profile, snapshot: CatalogueSnapshot, scored: Scored): Generator<number, void> {
  const pool = poolOf(profile, snapshot, scored, profile.parameters.rerank.pool)
  for (const { index } of choices(profile, snapshot, pool, FIRST_MAY_GIVE)) yield index
}

/**
 * The tools of a list in the order in which they were chosen: as many as a list holds, or all eligible tools when there are
 * fewer. Caps are relaxed only when no other eligible tool is left; that of the intents already among the best.
 */
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
