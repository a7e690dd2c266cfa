import { optionText } from '../../quiz/option-text.ts'
import { meaningLabel } from '../../quiz/purpose.ts'
import { BUDGETS, type Budget } from '../constraints/constraints.ts'
import type { ConstraintName, Relaxation } from '../model/recommendation.ts'
import type { Profile } from '../ranking/profile.ts'
import { eligibleTools } from '../ranking/rank.ts'
import type { CatalogueSnapshot } from '../ranking/snapshot.ts'

/** A relaxation before ranking. */
type RelaxationPlan = Omit<Relaxation, 'items'> & { readonly candidates: Uint32Array }

/** Cheapest limits to give up first; money last. */
const ORDER = ['platform', 'team', 'purpose', 'privacy', 'budget'] as const satisfies readonly ConstraintName[]

type Step = {
  readonly constraint: ConstraintName
  readonly from: string
  readonly to: string
  readonly heading: string
}

const budgetAfter = (budget: Budget): Budget => BUDGETS[BUDGETS.indexOf(budget) + 1] ?? 'unlimited'

/** The profile with a limit one step wider, or without it. */
const relaxed = (profile: Profile, constraints: readonly ConstraintName[], budget: Budget | null): Profile => ({
  ...profile,
  limits: { ...profile.limits, budget: constraints.includes('budget') ? budget : profile.limits.budget },
})

const stepOf = (profile: Profile, constraint: ConstraintName, budget: Budget | null): Step => {
  const { limits } = profile
  if (constraint === 'platform') {
    const from = optionText('device', limits.device ?? '')
    return { constraint, from, to: 'Any device', heading: 'If it can run elsewhere' }
  }
  if (constraint === 'team') {
    const from = optionText('team_size', limits.team ?? '')
    return { constraint, from, to: 'Plans with more seats than you need', heading: 'If you can pay for more seats' }
  }
  if (constraint === 'purpose') {
    const from = limits.requirements.map(meaningLabel).join(', ')
    return { constraint, from, to: 'Without these conditions', heading: 'If your own conditions can be dropped' }
  }
  if (constraint === 'privacy') {
    const from = optionText('privacy', 'critical')
    return { constraint, from, to: 'Privacy not verified', heading: 'If unverified privacy is acceptable' }
  }
  const from = optionText('budget', limits.budget ?? '')
  const to = optionText('budget', budget ?? '')
  return { constraint, from, to, heading: limits.budget === 'free' ? 'If you can pay' : 'If you can pay more' }
}

const without = (all: Uint32Array, shown: Uint32Array): Uint32Array => {
  const known = new Set(shown)
  return all.filter((index) => !known.has(index))
}

const activeLimits = ({ limits }: Profile): ConstraintName[] =>
  ORDER.filter((name) => {
    if (name === 'platform') return limits.device !== null && limits.device !== 'mixed'
    if (name === 'team') return limits.team === 'solo'
    if (name === 'purpose') return limits.requirements.length > 0
    if (name === 'privacy') return limits.privacy === 'critical'
    return limits.budget !== null && limits.budget !== 'unlimited'
  })

const planOf = (
  profile: Profile,
  snapshot: CatalogueSnapshot,
  eligible: Uint32Array,
  constraints: readonly ConstraintName[],
): RelaxationPlan[] => {
  const others = constraints.filter((name) => name !== 'budget')
  const budgets: (Budget | null)[] = []
  // The budget widens step by step until a step adds tools.
  for (let b = profile.limits.budget; constraints.includes('budget') && b !== null && b !== 'unlimited'; ) {
    b = budgetAfter(b)
    budgets.push(b)
  }
  for (const budget of budgets.length === 0 ? [null] : budgets) {
    const wider = relaxed(profile, constraints, budget)
    const candidates = without(eligibleTools(wider, snapshot, others), eligible)
    if (candidates.length === 0) continue
    const steps = constraints.map((constraint) => stepOf(profile, constraint, budget))
    const [first, second] = steps
    if (first === undefined) return []
    const joined = (pick: (step: Step) => string) => steps.map(pick).join(' and ')
    const heading =
      second === undefined ? first.heading : `${first.heading}, and ${second.heading.replace(/^If/, 'if')}`
    const count = `${candidates.length} ${candidates.length === 1 ? 'tool' : 'tools'}`
    const few = `Only ${eligible.length} ${eligible.length === 1 ? 'tool meets' : 'tools meet'} all of your limits`
    return [
      {
        constraint: first.constraint,
        from: joined(({ from }) => from),
        to: joined(({ to }) => to),
        heading,
        why:
          eligible.length === 0
            ? `No tool meets all of your limits; this would give you ${count}.`
            : `${few}; this would add ${count}.`,
        candidates,
      },
    ]
  }
  return []
}

const pairsOf = (names: readonly ConstraintName[]): ConstraintName[][] =>
  names.flatMap((first, i) => names.slice(i + 1).map((second) => [first, second]))

/** Pairs of limits only if no single one adds tools. Empty when enough tools are eligible. */
export const relaxationsOf = (
  profile: Profile,
  snapshot: CatalogueSnapshot,
  eligible: Uint32Array,
): readonly RelaxationPlan[] => {
  if (eligible.length > profile.parameters.relaxAt) return []
  const active = activeLimits(profile)
  const singles = active.flatMap((name) => planOf(profile, snapshot, eligible, [name]))
  return singles.length > 0 ? singles : pairsOf(active).flatMap((pair) => planOf(profile, snapshot, eligible, pair))
}
