import { capitalized } from '../../display/capitalized.ts'
import { isLimit, type Limits } from '../constraints/constraints.ts'
import type { EngineParameters } from '../model/parameters.ts'
import {
  CONSTRAINT_NAMES,
  type ConstraintName,
  type Intent,
  type IntentFamily,
  type LedgerCode,
} from '../model/recommendation.ts'
import { largestRemainder } from './largest-remainder.ts'

/** `intents` are indexes into the profile, for intent rows. */
export type LedgerFrame = {
  readonly code: LedgerCode
  readonly label: string
  readonly outOf: number
  readonly intents: readonly number[]
  /** Absent except for limit rows. */
  readonly limit?: ConstraintName
}

/** Intent families too light for separate rows. */
const JOINT: Readonly<Partial<Record<IntentFamily, string>>> = {
  content: 'What you create',
  data_sources: 'Where your information comes from',
  challenges: 'How you work and where you want to go',
  bottleneck: 'How you work and where you want to go',
  goal: 'How you work and where you want to go',
}

/** Jobs with a row each; the others, which are less likely, share one. */
const JOB_ROWS = 3
const OTHER_JOBS = 'Other jobs that people with your answers have'

const OWN_LABELS: Readonly<Partial<Record<IntentFamily, (label: string) => string>>> = {
  role: (label) => `Your role: ${label}`,
  industry: (label) => `Your industry: ${label}`,
  purpose: (label) => `“${label}”`,
}

const labelOfFamily = ({ family, label }: Intent): string =>
  JOINT[family] ?? OWN_LABELS[family]?.(label) ?? capitalized(label)

const intentFrames = (intents: readonly Intent[], outOf: number): LedgerFrame[] => {
  if (intents.length === 0) return [{ code: 'INTENT', label: 'What you want to get done', outOf, intents: [] }]
  const rows = new Map<string, number[]>()
  const ownRows = new Set(
    intents
      .filter(({ family }) => family === 'jobs')
      .sort((a, b) => b.share - a.share)
      .slice(0, JOB_ROWS),
  )
  const labelOf = (intent: Intent): string =>
    intent.family === 'jobs' && !ownRows.has(intent) ? OTHER_JOBS : labelOfFamily(intent)
  for (const [index, intent] of intents.entries()) {
    const isJoint = JOINT[intent.family] !== undefined || (intent.family === 'jobs' && !ownRows.has(intent))
    const key = isJoint ? labelOf(intent) : intent.key
    rows.set(key, [...(rows.get(key) ?? []), index])
  }
  const members = [...rows.values()]
  const shares = members.map((row) => row.reduce((sum, index) => sum + (intents[index]?.share ?? 0), 0))
  const points = largestRemainder(
    shares.map((share) => share * outOf),
    outOf,
  )
  const frames: LedgerFrame[] = []
  for (const [i, row] of members.entries()) {
    const first = intents[row[0] ?? 0]
    const before = frames.at(-1)
    // An intent below half a point counts, but gets no row.
    if (points[i] === 0 && before !== undefined)
      frames[frames.length - 1] = { ...before, intents: [...before.intents, ...row] }
    else if (first !== undefined)
      frames.push({ code: 'INTENT', label: labelOf(first), outOf: points[i] ?? 0, intents: row })
  }
  return frames
}

const LIMIT_LABELS = {
  budget: 'Within your budget',
  privacy: 'Meets your privacy needs',
  platform: 'Runs where you work',
  team: 'Right for your team size',
  purpose: 'What you asked for in your own words',
} as const satisfies Readonly<Record<ConstraintName, string>>

const codeOf = (name: ConstraintName) => name.toUpperCase() as Uppercase<ConstraintName>

/** Points sum to 100. Unset limits have no row; their points go to the user's goals. */
export const ledgerFrames = (
  intents: readonly Intent[],
  limits: Limits,
  { ledger }: EngineParameters,
): readonly LedgerFrame[] => {
  const set = CONSTRAINT_NAMES.filter((name) => isLimit(name, limits))
  const work = 100 - ledger.fit - ledger.standing - set.reduce((sum, name) => sum + ledger[name], 0)
  const subject = Math.round((work * ledger.subject) / (ledger.subject + ledger.intents))
  return [
    ...set.map((name) => ({
      code: codeOf(name),
      limit: name,
      label: LIMIT_LABELS[name],
      outOf: ledger[name],
      intents: [],
    })),
    { code: 'SUBJECT', label: 'Made for the work you described', outOf: subject, intents: [] },
    ...intentFrames(intents, work - subject),
    { code: 'FIT', label: 'Your level, industry and tools', outOf: ledger.fit, intents: [] },
    { code: 'STANDING', label: 'How established and well rated it is', outOf: ledger.standing, intents: [] },
  ]
}
