/** The account behind a match: what a tool earns of a hundred points, row by row. */
import { limitStatuses } from '../constraints/constraints.ts'
import { limitText } from '../constraints/limit-texts.ts'
import {
  CONSTRAINT_NAMES,
  type Constraint,
  type LedgerCode,
  type LedgerRow,
  type ToolMatch,
} from '../model/recommendation.ts'
import { fitOf } from './fit.ts'
import { largestRemainder } from './largest-remainder.ts'
import type { LedgerFrame } from './ledger-frames.ts'
import { fitBecause, intentBecause, standingBecause } from './ledger-texts.ts'
import type { Profile } from './profile.ts'
import { coverage, standingOf } from './score.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

const LIMIT_ROWS = { BUDGET: 'budget', PRIVACY: 'privacy', PLATFORM: 'platform', TEAM: 'team' } as const

const isLimit = (code: LedgerCode): code is keyof typeof LIMIT_ROWS => code in LIMIT_ROWS

/** Points that a tool earns for some intents: their exact shares, since rounding them would let an answer lower a match. */
const intentPoints = (
  profile: Profile,
  snapshot: CatalogueSnapshot,
  tool: number,
  intents: readonly number[],
): number => {
  let earned = 0
  for (const index of intents) {
    earned += (profile.intents[index]?.share ?? 0) * coverage(profile, snapshot, tool, index)
  }
  return earned * profile.parameters.ledger.intents
}

/** The points of each row, not yet rounded, in the order of the profile's frames. */
const exactPoints = (profile: Profile, snapshot: CatalogueSnapshot, index: number): number[] => {
  const tool = snapshot.tools[index]
  if (tool === undefined) return profile.frames.map(() => 0)
  const statuses = limitStatuses(tool, profile.limits)
  return profile.frames.map(({ code, outOf, intents }) => {
    if (isLimit(code)) {
      const status = statuses[LIMIT_ROWS[code]]
      return status === 'kept' || status === 'unset' ? outOf : 0
    }
    if (code === 'INTENT') return intentPoints(profile, snapshot, index, intents)
    if (code === 'FIT') return outOf * fitOf(snapshot.fit, index, profile.fit, profile.parameters.fit)
    return outOf * standingOf(snapshot, index, profile.parameters.standing)
  })
}

// Millionths first, so that the last bits of a sum never decide about a half.
const percentOf = (exact: readonly number[]): number =>
  Math.round(Math.round(exact.reduce((sum, value) => sum + value, 0) * 1e6) / 1e6)

/** The match of a tool, 0 to 100, whether or not it keeps the limits. */
export const matchPercentOf = (profile: Profile, snapshot: CatalogueSnapshot, index: number): number =>
  percentOf(exactPoints(profile, snapshot, index))

/** The ledger of a tool: whole points that sum exactly to `matchPercent`, with the limits that it breaks. */
export const matchLedger = (profile: Profile, snapshot: CatalogueSnapshot, index: number): ToolMatch => {
  const tool = snapshot.tools[index]
  if (tool === undefined) return { matchPercent: 0, ledger: [], blockedBy: [] }
  const exact = exactPoints(profile, snapshot, index)
  const matchPercent = percentOf(exact)
  const whole = largestRemainder(
    exact,
    matchPercent,
    profile.frames.map(({ outOf }) => outOf),
  )
  const statuses = limitStatuses(tool, profile.limits)
  const because = (frame: LedgerFrame): string => {
    if (isLimit(frame.code)) return limitText(LIMIT_ROWS[frame.code], statuses, tool, profile.limits)
    if (frame.code === 'INTENT') return intentBecause(profile, snapshot, index, frame)
    return frame.code === 'FIT' ? fitBecause(profile, snapshot, index) : standingBecause(tool)
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
