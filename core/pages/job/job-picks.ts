/** The labeled picks of a job or a category: the first choice, and the best tools for people who insist on something. */
import type { PrivacyFlag } from '../../catalogue/vocabulary.ts'
import { PRIVACY_STATEMENTS } from '../../recommendations/explanations/record-texts.ts'
import { freePlanOf, type PageTool } from '../page-tool.ts'
import type { ClaimedField } from '../statement.ts'
import { andList } from '../texts.ts'
import { isGood } from './graded-tools.ts'

export const PICK_LABELS = {
  overall: 'Best overall',
  free: 'Best free choice',
  teams: 'Best for teams',
  private: 'Most private',
  claims: 'Strongest privacy claims',
  easiest: 'Easiest to start with',
} as const
type PickLabel = keyof typeof PICK_LABELS

/** Why a tool has a label, as a sentence, and the fields that it rests on. */
type Reason = { readonly text: string; readonly fields: readonly ClaimedField[] }

/** What the labels depend on. */
export type LabeledTool = Pick<PageTool, 'privacy' | 'cons' | 'teamFit' | 'plans' | 'pricingModel' | 'skill'>

/** A tool with its grade: 3 named first, 2 good, 1 acceptable. */
type Graded = { readonly tool: LabeledTool; readonly grade: number }

/** Why and for whom a tool was picked. */
export type Picked<Found extends Graded> = Found & {
  readonly labels: readonly PickLabel[]
  readonly reasons: readonly Reason[]
}

/** The data stays with the user. */
const OWN: readonly PrivacyFlag[] = ['on_device', 'self_host']
export const CLAIMS: readonly PrivacyFlag[] = ['no_training_default', 'eu_hosting', 'soc2', 'iso27001', 'hipaa']
/** Fewer claims distinguish no tool. */
const FEWEST_CLAIMS = 3
/** Drawbacks that contradict what a label promises. */
const UNLESS =
  /\bfor (?:model )?training\b|\btrains? on\b|\breviewers\b|\bunless\b|\bprivacy\b|\bare public\b|\bpublic by default\b|\bcompliance\b/i
const FREE_IS_LITTLE = /\bfree (?:plan|version|tier|account|texts?|exports?|results?)\b/i

export const held = ({ privacy }: LabeledTool, flags: readonly PrivacyFlag[]): PrivacyFlag[] =>
  flags.filter((flag) => privacy.includes(flag))

const hasDrawback = ({ cons }: LabeledTool, pattern: RegExp): boolean => cons.some((con) => pattern.test(con))

const isForTeams = ({ teamFit }: LabeledTool): boolean => teamFit.includes('medium') && teamFit.includes('large')

const statements = (tool: LabeledTool, flags: readonly PrivacyFlag[]): Reason => ({
  text: `According to its vendor, it ${andList(held(tool, flags).map((flag) => PRIVACY_STATEMENTS[flag]))}.`,
  fields: ['privacy'],
})

type Rule = {
  /** How well a tool deserves the label, compared in order; null if it does not. */
  readonly worth: (graded: Graded) => readonly number[] | null
  /** Null where the price says it. */
  readonly reason: (tool: LabeledTool) => Reason | null
}

const RULES: Readonly<Record<Exclude<PickLabel, 'overall'>, Rule>> = {
  free: {
    worth: ({ tool, grade }) =>
      freePlanOf(tool) === true
        ? [hasDrawback(tool, FREE_IS_LITTLE) ? 0 : 1, grade, tool.pricingModel === 'free' ? 1 : 0]
        : null,
    reason: () => null,
  },
  teams: {
    worth: ({ tool, grade }) => (isForTeams(tool) ? [grade, tool.plans.some(({ perSeat }) => perSeat) ? 1 : 0] : null),
    reason: ({ teamFit }) => ({
      text: `Our editors recommend it for teams of ${teamFit.includes('enterprise') ? 'every size' : 'up to 200 people'}.`,
      fields: ['teamFit'],
    }),
  },
  private: {
    worth: ({ tool, grade }) => (held(tool, OWN).length > 0 && !hasDrawback(tool, UNLESS) ? [grade] : null),
    reason: (tool) => statements(tool, OWN),
  },
  claims: {
    worth: ({ tool, grade }) => {
      const claims = held(tool, CLAIMS)
      const isStrong = claims.includes('no_training_default') && claims.length >= FEWEST_CLAIMS
      return isStrong && !hasDrawback(tool, UNLESS) ? [claims.length, grade] : null
    },
    reason: (tool) => statements(tool, CLAIMS),
  },
  easiest: {
    worth: ({ tool, grade }) => (tool.skill === 1 ? [grade] : null),
    reason: () => ({ text: 'It needs no special skills.', fields: ['skill'] }),
  },
}

const isHigher = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, place) => value !== b[place])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

/** The most deserving tool. Of equal ones, one without a label, then the better one. */
const bestFor = <Found extends Graded>(
  rule: Rule,
  graded: readonly Found[],
  labeled: ReadonlySet<Found>,
): Found | null => {
  let best: { readonly found: Found; readonly worth: readonly number[] } | null = null
  for (const found of graded) {
    const worth = rule.worth(found)
    if (worth === null) continue
    const ranked = [...worth, labeled.has(found) ? 0 : 1]
    if (best === null || isHigher(ranked, best.worth)) best = { found, worth: ranked }
  }
  return best?.found ?? null
}

/** The labels that make sense for a job: none for teams where most tools are for individuals. */
const labelsFor = (first: Graded, graded: readonly Graded[]) => {
  const isTeamWork = graded.filter(({ tool }) => isForTeams(tool)).length * 2 >= graded.length
  const isAnyOwn = graded.some((one) => RULES.private.worth(one) !== null)
  return [
    'free',
    ...(isTeamWork ? (['teams'] as const) : []),
    isAnyOwn ? 'private' : 'claims',
    // Where the first choice needs no special skills, another easy one is no news.
    ...(first.tool.skill === 1 ? [] : (['easiest'] as const)),
  ] as const
}

/** Empty without a tool that is at least good. The first is the best overall. */
export const picksOf = <Found extends Graded>(all: readonly Found[]): readonly Picked<Found>[] => {
  const graded = all.filter(isGood)
  const [first] = graded
  if (first === undefined) return []
  const labels = new Map<Found, PickLabel[]>([[first, ['overall']]])
  for (const label of labelsFor(first, graded)) {
    const best = bestFor(RULES[label], graded, new Set(labels.keys()))
    if (best !== null) labels.set(best, [...(labels.get(best) ?? []), label])
  }
  return [...labels].map(([found, own]) => ({
    ...found,
    labels: own,
    reasons: own.flatMap((label) => (label === 'overall' ? [] : (RULES[label].reason(found.tool) ?? []))),
  }))
}
