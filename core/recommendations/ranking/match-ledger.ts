import { limitStatuses } from '../constraints/constraints.ts'
import { limitText } from '../constraints/limit-texts.ts'
import { CONSTRAINT_NAMES, type Constraint, type LedgerRow, type ToolMatch } from '../model/recommendation.ts'
import { isOwnWords } from '../model/sentence.ts'
import { fitOf } from './fit.ts'
import { largestRemainder } from './largest-remainder.ts'
import type { LedgerFrame } from './ledger-frames.ts'
import { countedFor, fitBecause, intentBecause, standingBecause, subjectBecause } from './ledger-texts.ts'
import type { Profile } from './profile.ts'
import { coverage, standingOf } from './score.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

/** The part of the subject that the best served of the jobs in own words decides. */
const OF_BEST_JOB = 0.7

/**
 * How far a tool is on the subject, 0 to 1: covering `onSubject` of the intents suffices; with own words, what it does
 * best of them counts most, because breadth earns nothing by itself. 1 without intents.
 */
const subjectOf = ({ intents, onSubject }: Profile, covered: readonly number[]): number => {
  if (intents.length === 0) return 1
  const whole = Math.min(1, covered.reduce((sum, part) => sum + part, 0) / onSubject)
  const said = intents.flatMap(({ sources, share }, i) => (isOwnWords(sources) ? [(covered[i] ?? 0) / share] : []))
  return said.length === 0 ? whole : OF_BEST_JOB * Math.max(...said) + (1 - OF_BEST_JOB) * whole
}

/** The share of each intent that a tool covers, in profile order. */
const coveredOf = (profile: Profile, snapshot: CatalogueSnapshot, index: number): number[] =>
  profile.intents.map(({ share }, intent) => share * coverage(profile, snapshot, index, intent))

/** Unrounded points per frame. `covered` is from `coveredOf`. */
const exactPoints = (
  profile: Profile,
  snapshot: CatalogueSnapshot,
  index: number,
  covered: readonly number[],
): number[] => {
  const { frames, intents, parameters } = profile
  const tool = snapshot.tools[index]
  if (tool === undefined) return frames.map(() => 0)
  const statuses = limitStatuses(tool, profile.limits)
  const intentPoints = frames.reduce((sum, { code, outOf }) => sum + (code === 'INTENT' ? outOf : 0), 0)
  const subject = subjectOf(profile, covered)
  return frames.map((frame) => {
    const { code, outOf, limit } = frame
    if (limit !== undefined) return statuses[limit] === 'kept' ? outOf : 0
    if (code === 'SUBJECT') return intents.length === 0 ? 0 : outOf * subject
    // Exact shares: rounded ones could let an answer lower a match.
    if (code === 'INTENT') return intentPoints * frame.intents.reduce((sum, intent) => sum + (covered[intent] ?? 0), 0)
    // Neither fit nor fame compensates for being off the subject.
    if (code === 'FIT') return outOf * subject * fitOf(snapshot.fit, index, profile.fit, parameters.fit)
    return outOf * subject * standingOf(snapshot, index, parameters.standing)
  })
}

// Rounds to millionths first, so that float noise never decides at a half.
const percentOf = (exact: readonly number[]): number =>
  Math.round(Math.round(exact.reduce((sum, value) => sum + value, 0) * 1e6) / 1e6)

/** 0 to 100, regardless of limits. */
export const matchPercentOf = (profile: Profile, snapshot: CatalogueSnapshot, index: number): number =>
  percentOf(exactPoints(profile, snapshot, index, coveredOf(profile, snapshot, index)))

/** Whole points that sum exactly to `matchPercent`, with the broken limits. */
export const matchLedger = (profile: Profile, snapshot: CatalogueSnapshot, index: number): ToolMatch => {
  const tool = snapshot.tools[index]
  if (tool === undefined) return { matchPercent: 0, ledger: [], blockedBy: [] }
  const covered = coveredOf(profile, snapshot, index)
  const exact = exactPoints(profile, snapshot, index, covered)
  const matchPercent = percentOf(exact)
  const whole = largestRemainder(
    exact,
    matchPercent,
    profile.frames.map(({ outOf }) => outOf),
  )
  const statuses = limitStatuses(tool, profile.limits)
  const subject = subjectOf(profile, covered)
  const because = (frame: LedgerFrame): string => {
    if (frame.limit !== undefined) return limitText(frame.limit, statuses, tool, profile.limits)
    if (frame.code === 'SUBJECT') return subjectBecause(profile, snapshot, index)
    if (frame.code === 'INTENT') return intentBecause(profile, snapshot, index, frame)
    return countedFor(subject, frame.code === 'FIT' ? fitBecause(profile, snapshot, index) : standingBecause(tool))
  }
  const ledger: LedgerRow[] = profile.frames.map((frame, i) => ({
    code: frame.code,
    label: frame.label,
    points: whole[i] ?? 0,
    outOf: frame.outOf,
    because: because(frame),
  }))
  const blockedBy: Constraint[] = CONSTRAINT_NAMES.filter((name) => statuses[name] === 'broken').map((name) => ({
    name,
    text: limitText(name, statuses, tool, profile.limits),
  }))
  return { matchPercent, ledger, blockedBy }
}
