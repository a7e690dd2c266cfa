/** The labeled picks of a job: the first choice, and the best of its tools for people who insist on something. */
import type { PrivacyFlag } from '../../catalogue/vocabulary.ts'
import { freePlanOf, type PageTool } from '../page-tool.ts'
import type { ClaimedField } from '../statement.ts'
import { andList, privacyWords, teamWords } from '../texts.ts'
import type { GradedTool } from './graded-tools.ts'

export const PICK_LABELS = {
  overall: 'Best overall',
  free: 'Best free choice',
  teams: 'Best for teams',
  private: 'Most private',
  easiest: 'Easiest to start with',
} as const
type PickLabel = keyof typeof PICK_LABELS

/** Why a tool has a label, as a sentence, and the fields that it rests on. */
type Reason = { readonly text: string; readonly fields: readonly ClaimedField[] }

export type Pick = GradedTool & { readonly labels: readonly PickLabel[]; readonly reasons: readonly Reason[] }

/** An acceptable tool is no pick. */
const LOWEST_GRADE = 2

/** The data stays with the user. */
const OWN: readonly PrivacyFlag[] = ['on_device', 'self_host']
const CLAIMS: Readonly<Partial<Record<PrivacyFlag, number>>> = {
  no_training_default: 2,
  eu_hosting: 1,
  soc2: 1,
  iso27001: 1,
  hipaa: 1,
}
/** No training and a further claim; no number of claims is worth as much as data that stays with the user. */
const PRIVATE = 3

const strengthOf = ({ privacy }: PageTool): number => {
  if (privacy.some((flag) => OWN.includes(flag))) return PRIVATE + 1
  return Math.min(
    PRIVATE,
    privacy.reduce((sum, flag) => sum + (CLAIMS[flag] ?? 0), 0),
  )
}

const isForTeams = ({ teamFit }: PageTool): boolean => teamFit.includes('medium') && teamFit.includes('large')

type Rule = {
  /** How well a tool deserves the label, compared in order; null if it does not. */
  readonly worth: (graded: GradedTool) => readonly number[] | null
  /** Null where the price says it. */
  readonly reason: (tool: PageTool) => Reason | null
}

const RULES: Readonly<Record<Exclude<PickLabel, 'overall'>, Rule>> = {
  free: {
    worth: ({ tool, grade }) => (freePlanOf(tool) === true ? [grade, tool.pricingModel === 'free' ? 1 : 0] : null),
    reason: () => null,
  },
  teams: {
    worth: ({ tool, grade }) => (isForTeams(tool) ? [grade, tool.plans.some(({ perSeat }) => perSeat) ? 1 : 0] : null),
    reason: ({ teamFit }) => ({
      text: `Our editors recommend it for ${andList(teamWords(teamFit))}.`,
      fields: ['teamFit'],
    }),
  },
  private: {
    worth: ({ tool, grade }) => (strengthOf(tool) >= PRIVATE ? [strengthOf(tool), grade] : null),
    reason: ({ privacy }) => ({
      text: `Its vendor claims ${andList(privacyWords(privacy))}.`,
      fields: ['privacy'],
    }),
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
const bestFor = (rule: Rule, graded: readonly GradedTool[], labeled: ReadonlySet<GradedTool>): GradedTool | null => {
  let best: { readonly found: GradedTool; readonly worth: readonly number[] } | null = null
  for (const found of graded) {
    const worth = rule.worth(found)
    if (worth === null) continue
    const ranked = [...worth, labeled.has(found) ? 0 : 1]
    if (best === null || isHigher(ranked, best.worth)) best = { found, worth: ranked }
  }
  return best?.found ?? null
}

/** Empty without a tool that is at least good. The first is the best overall. */
export const picksOf = (all: readonly GradedTool[]): readonly Pick[] => {
  const graded = all.filter(({ grade }) => grade >= LOWEST_GRADE)
  const [first] = graded
  if (first === undefined) return []
  const labels = new Map<GradedTool, PickLabel[]>([[first, ['overall']]])
  for (const label of ['free', 'teams', 'private', 'easiest'] as const) {
    // Where the first choice needs no special skills, another easy one is no news.
    if (label === 'easiest' && first.tool.skill === 1) continue
    const best = bestFor(RULES[label], graded, new Set(labels.keys()))
    if (best !== null) labels.set(best, [...(labels.get(best) ?? []), label])
  }
  return [...labels].map(([found, own]) => ({
    ...found,
    labels: own,
    reasons: own.flatMap((label) => (label === 'overall' ? [] : (RULES[label].reason(found.tool) ?? []))),
  }))
}
