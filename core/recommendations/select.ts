/** From all survivors of the limits to the tools of a list: the best, covering as many intents as they can. */
import type { Profile } from './profile.ts'
import { coverage, type Scorer, scorerOf } from './score.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

/** Scores are compared in millionths, so that the last bits of a sum never decide. */
const MILLIONTHS = 1_000_000
/** Holds every place of a catalogue beside a score in one exact number. */
const PLACES = 2 ** 24

type Candidate = {
  readonly index: number
  readonly score: number
  /** How well it covers each intent. */
  readonly covers: Float64Array
  /** The intent that it serves most, by share; -1 when it serves none. */
  readonly mainIntent: number
  /** Largest cosine with the first `compared` of the chosen tools. */
  repeats: number
  compared: number
  /** What it would have added when it was last looked at. */
  gain: number
}

/** Tools with their scores in millionths, best first; equal ones by prominence, then slug. */
export type Scored = { readonly index: Uint32Array; readonly score: Float64Array; readonly scorer: Scorer }

/** A score as one number that no two tools share: the higher comes first. */
export const sortKey = (score: number, index: number): number =>
  Math.round(score * MILLIONTHS) * PLACES + (PLACES - 1 - index)

export const byScore = (profile: Profile, snapshot: CatalogueSnapshot, survivors: Uint32Array): Scored => {
  const scorer = scorerOf(profile, snapshot)
  const keys = new Float64Array(survivors.length)
  for (let i = 0; i < survivors.length; i++) {
    const index = survivors[i] ?? 0
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
  const { intents } = profile
  const covers = new Float64Array(intents.length)
  let mainIntent = -1
  let most = 0
  for (let i = 0; i < covers.length; i++) {
    covers[i] = coverage(profile, snapshot, index, i)
    const served = (intents[i]?.share ?? 0) * (covers[i] ?? 0)
    if (served > most) {
      most = served
      mainIntent = i
    }
  }
  return {
    index,
    score: score / MILLIONTHS,
    covers,
    mainIntent,
    repeats: 0,
    compared: 0,
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

/** Main intent, category, vendor, assistants: the order in which caps give way when nothing else is left. */
const CAPS = 4

/** Whether a candidate keeps the caps from the `first` on; those before it have given way. */
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

/** How alike the topics of two tools are, from 0 to 1. */
export const likeness = ({ topics }: CatalogueSnapshot, a: number, b: number): number => {
  let sum = 0
  let at = topics.start[a] ?? 0
  let other = topics.start[b] ?? 0
  const end = topics.start[a + 1] ?? 0
  const otherEnd = topics.start[b + 1] ?? 0
  // Both lists stand in the order of their columns.
  while (at < end && other < otherEnd) {
    const column = topics.ids[at] ?? 0
    const otherColumn = topics.ids[other] ?? 0
    if (column === otherColumn) sum += (topics.unit[at] ?? 0) * (topics.unit[other] ?? 0)
    if (column <= otherColumn) at++
    if (otherColumn <= column) other++
  }
  return sum
}

/** What a candidate adds to the list, in millionths. */
const gainOf = (profile: Profile, uncovered: Float64Array, candidate: Candidate): number => {
  const { rerank } = profile.parameters
  let covers = 0
  for (let i = 0; i < uncovered.length; i++) {
    covers += (profile.intents[i]?.share ?? 0) * (candidate.covers[i] ?? 0) * (uncovered[i] ?? 0)
  }
  const gain = rerank.score * candidate.score + rerank.coverage * covers - rerank.redundancy * candidate.repeats
  return Math.round(gain * MILLIONTHS)
}

/** Brings what a candidate repeats up to date with the tools that were chosen since it was last looked at. */
const catchUp = (snapshot: CatalogueSnapshot, chosen: readonly Candidate[], candidate: Candidate) => {
  for (; candidate.compared < chosen.length; candidate.compared++) {
    const other = chosen[candidate.compared]?.index ?? -1
    candidate.repeats = Math.max(candidate.repeats, likeness(snapshot, candidate.index, other))
  }
}

type Search = {
  readonly profile: Profile
  readonly snapshot: CatalogueSnapshot
  readonly open: Set<Candidate>
  readonly chosen: Candidate[]
  readonly counts: Counts
  /** What is left of each intent to cover, from 1 to 0. */
  readonly uncovered: Float64Array
}

/** The best candidate for the next place that keeps the caps from the `first` on; null when they shut all of them out. */
const nextOf = ({ profile, snapshot, open, chosen, counts, uncovered }: Search, first: number): Candidate | null => {
  let best: Candidate | null = null
  let bestGain = 0
  for (const candidate of open) {
    // A gain only ever falls as tools are chosen, so a candidate whose last one was lower need not be looked at again.
    if (best !== null && candidate.gain < bestGain) continue
    if (!withinCaps(profile, snapshot, counts, candidate, first)) continue
    catchUp(snapshot, chosen, candidate)
    candidate.gain = gainOf(profile, uncovered, candidate)
    if (best === null || candidate.gain > bestGain || (candidate.gain === bestGain && candidate.index < best.index)) {
      best = candidate
      bestGain = candidate.gain
    }
  }
  return best
}

/** The same, but the cap of intents gives way too when it would bring up a tool that adds much less. */
const worthwhile = (search: Search, first: number): Candidate | null => {
  const best = nextOf(search, first)
  if (first > 0) return best
  const other = nextOf(search, 1)
  if (best === null || other === null) return other
  return best.gain >= search.profile.parameters.caps.intentYields * other.gain ? best : other
}

/** Chooses one by one; at most `mayGive` caps give way, in their order, when no candidate keeps all of them. */
function* choices(
  profile: Profile,
  snapshot: CatalogueSnapshot,
  pool: readonly Candidate[],
  mayGive: number,
): Generator<Candidate, void> {
  const { listLength, rerank } = profile.parameters
  const counts: Counts = { assistants: 0, vendors: new Map(), categories: new Map(), intents: new Map() }
  const uncovered = new Float64Array(profile.intents.length).fill(1)
  const search: Search = { profile, snapshot, open: new Set(pool), chosen: [], counts, uncovered }
  const { open, chosen } = search
  let given = 0
  while (chosen.length < listLength && open.size > 0) {
    const best = worthwhile(search, given)
    if (best === null && given === mayGive) return
    if (best === null) {
      given++
      continue
    }
    open.delete(best)
    chosen.push(best)
    yield best
    take(snapshot, counts, best)
    for (let i = 0; i < uncovered.length; i++) {
      uncovered[i] = (uncovered[i] ?? 0) * (1 - rerank.saturation * (best.covers[i] ?? 0))
    }
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
 * The tools of a list in the order in which they were chosen: as many as a list holds, or all survivors when there are
 * fewer. Caps give way only when no other survivor is left; that of the intents already among the best.
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
