import type { KnownPlan } from '../../catalogue/known-plan.ts'
import { capitalized } from '../../display/capitalized.ts'
import { monthText } from '../../display/facts.ts'
import { seatLimit, servesTeam } from '../../display/plan-seats.ts'
import { planTotal } from '../../display/plan-total.ts'
import { americanQuotation } from '../../display/quotation.ts'
import { chosen, type QuizAnswers } from '../../quiz/answers.ts'
import { BUDGET_CAPS, limitsOf } from '../constraints/constraints.ts'
import { type PaidSeats, paidSeats, priceText } from '../constraints/price-text.ts'
import { readsPatientData, searchesPublishedPapers } from '../constraints/tool-use.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { OptimalPlan, PlanQuote } from '../model/recommendation.ts'

/** Shown for unknown prices. */
const CHECK_CURRENT_PRICING = 'check current pricing'

/** A plan judged against the answers. */
type Judged = {
  readonly plan: KnownPlan
  readonly total: number | null
  /** Null when its price is unpublished; true without a budget limit. */
  readonly withinBudget: boolean | null
  readonly servesTeam: boolean
  /** The limit too small for such use; null without one. */
  readonly starved: string | null
  /** Whether it only allows viewing others' work. */
  readonly isForViewers: boolean
  /** The limit that excludes AI, the reason for choosing the tool; null otherwise. */
  readonly withoutAi: string | null
  /** Whether one tool would take most of a larger budget. */
  readonly takesMostOfBudget: boolean
  /** Whether privacy matters and the vendor's claims may not hold for this plan. */
  readonly mayLackClaims: boolean
  /** The same where privacy is critical. */
  readonly isUnprotected: boolean
  /** Whether patient data needs a HIPAA agreement the vendor claims but the plan does not include. */
  readonly needsAgreement: boolean
  /** A need only more expensive plans satisfy; null when nothing is missing. */
  readonly missing: string | null
}

/** The recommended plan with the numbers for its reason, and a line on each plan. */
export type PlanAdvice = {
  /** The seats behind the prices. */
  readonly paid: PaidSeats
  readonly optimalPlan: OptimalPlan | null
  /** The optimal plan's record and its total for the team; null without one. */
  readonly chosen: { readonly plan: KnownPlan; readonly total: number | null } | null
  /** Whether privacy matters and the vendor's claims may not hold for the chosen plan. */
  readonly mayLackClaims: boolean
  /** A limit of the chosen plan that such use may reach. */
  readonly tightLimit: string | null
  readonly pricingAnalysis: readonly PlanQuote[]
}

// Trials, and free allowances that last a few uses.
const STARVED =
  /\b(trial|once|one-time|in total|a few|few|small|low|limited|usage limits|restricted|capped)\b(?!-| countries)|(?<![\d,])([1-9]|1\d|20) [\w-]+(?: [\w-]+)? a (day|week|month)\b|^first \d|(?<![\d,])[1-9]\d{0,2} (active )?(profiles|contacts|subscribers|emails)\b|\blast \d+ (days|months)\b/i

/** Limits that spoil the work however rarely it is done. */
const SPOILED =
  /(?<!\b(?:no|without) )\b(watermarks?|badge)\b|\blogo on\b|\bdeleted after\b|\b(no|non|not for)[- ]commercial( use)?\b|\bno downloads\b|\b(development|building)( and testing)? only\b/i

/** Notes on price or audience that say "small" or "one-time" but limit nothing. */
const PLAN_NOTE = /\b(purchase|fees?|prices?|sold|subscription|teams?|seats?|dollars?|USD|million)\b/i

/** The first limit such use reaches; null without one. */
const tightLimit = (plan: KnownPlan, answers: QuizAnswers): string | null => {
  const isRegular = chosen(answers, 'frequency').some((option) => option === 'daily' || option === 'weekly')
  // A paid plan continues after its trial.
  const isTrialOfPaid = (limit: string) => /\btrial\b/i.test(limit) && planTotal(plan, 1) !== 0
  const isTight = (limit: string) => SPOILED.test(limit) || (isRegular && STARVED.test(limit) && !isTrialOfPaid(limit))
  return plan.keyLimits.find((limit) => isTight(limit) && !PLAN_NOTE.test(limit)) ?? null
}

const WITHOUT_AI = /\b(no|without) (the )?(hosted )?(AI|assistant)\b/i
const VIEWERS = /^views?\b|\bview[- ]only\b/i
/** Something else that must be bought to use the plan. */
const REQUIRED = /\b(required|requires|at least [\d,]+ (?:USD|dollars)|minimum|rises with|starting price|setup fee)\b/i

/** A need of some answers, and how limits name or deny it. */
type Need = {
  readonly name: string
  readonly isWanted: (answers: QuizAnswers) => boolean
  readonly named: RegExp
  readonly denied: RegExp
}

const isCritical = (answers: QuizAnswers): boolean => chosen(answers, 'privacy').includes('critical')

const HIPAA: Need = {
  name: 'a HIPAA agreement',
  isWanted: (answers) => isCritical(answers) && chosen(answers, 'industry').includes('healthcare'),
  named: /\b(HIPAA|BAA|business associate)\b/i,
  denied: /\b(no|without)\b/i,
}

const NEEDS: readonly Need[] = [
  {
    name: 'API access',
    isWanted: (answers) => chosen(answers, 'data_sources').includes('apis'),
    named: /\bAPI\b/,
    denied: /\b(no|without)\b[^,;]*\bAPI\b/i,
  },
  HIPAA,
  {
    name: 'single sign-on',
    isWanted: (answers) =>
      isCritical(answers) && chosen(answers, 'team_size').some((team) => team === 'large' || team === 'enterprise'),
    named: /\b(SSO|SAML)\b|single sign-on/i,
    denied: /\b(no|without)\b/i,
  },
]

const names = (plan: KnownPlan, need: Need): boolean =>
  plan.keyLimits.some((limit) => need.named.test(limit) && !need.denied.test(limit))

const priceOrder = (plan: KnownPlan): number => planTotal(plan, 1) ?? Number.POSITIVE_INFINITY

/** The first need this plan lacks and a more expensive one satisfies. */
const missingNeed = (plan: KnownPlan, plans: readonly KnownPlan[], answers: QuizAnswers): string | null => {
  for (const need of NEEDS) {
    if (!need.isWanted(answers)) continue
    const firstWithIt = Math.min(...plans.filter((other) => names(other, need)).map(priceOrder))
    const dearer = plans.some((other) => names(other, need) && priceOrder(other) >= priceOrder(plan))
    if (dearer && !names(plan, need) && priceOrder(plan) <= firstWithIt) return need.name
  }
  return null
}

/** These hold for every plan. */
const runsOnOwnComputers = ({ privacy }: EngineTool): boolean =>
  privacy.includes('self_host') || privacy.includes('on_device')

/** For one person or account, while the vendor also sells seats. */
const isForConsumers = (plan: KnownPlan, plans: readonly KnownPlan[]): boolean =>
  !plan.perSeat &&
  !plan.onRequest &&
  (seatLimit(plan) === 1 || plans.some((other) => other.perSeat && (planTotal(other, 1) ?? 0) > 0))

/** Vendors usually make privacy claims for their business plans only, and the record does not say for which. */
const mayLackClaims = (plan: KnownPlan, tool: EngineTool, answers: QuizAnswers): boolean =>
  chosen(answers, 'privacy').some((option) => option === 'critical' || option === 'important') &&
  !runsOnOwnComputers(tool) &&
  !searchesPublishedPapers(tool) &&
  (planTotal(plan, 1) === 0 || isForConsumers(plan, tool.plans))

const judge = (plan: KnownPlan, tool: EngineTool, answers: QuizAnswers, { seats }: PaidSeats): Judged => {
  const { plans } = tool
  const { budget } = limitsOf(answers)
  const total = planTotal(plan, seats)
  const cap = budget === null ? null : BUDGET_CAPS[budget]
  const mayLack = mayLackClaims(plan, tool, answers)
  return {
    plan,
    total,
    // An unpublished price is not free.
    withinBudget: cap === null ? true : total === null ? (cap === 0 ? false : null) : total <= cap,
    servesTeam: servesTeam(plan, plans, seats),
    takesMostOfBudget: cap !== null && total !== null && total > LARGE_TOTAL && total > cap / 2,
    starved: tightLimit(plan, answers),
    mayLackClaims: tool.privacy.length > 0 && mayLack,
    isUnprotected: isCritical(answers) && mayLack,
    isForViewers: plan.keyLimits.some((limit) => VIEWERS.test(limit)),
    withoutAi: plan.keyLimits.find((limit) => WITHOUT_AI.test(limit)) ?? null,
    needsAgreement:
      HIPAA.isWanted(answers) && readsPatientData(tool) && tool.privacy.includes('hipaa') && !names(plan, HIPAA),
    missing: missingNeed(plan, plans, answers),
  }
}

const asOf = (plan: KnownPlan): string => `as of ${monthText(plan.asOf)}`

const people = (seats: number): string => (seats === 1 ? '1 person' : `${seats} people`)

const fitWords = (
  { plan, starved, withoutAi, needsAgreement, mayLackClaims: mayLack, missing, servesTeam }: Judged,
  { seats }: PaidSeats,
): string => {
  if (!servesTeam) {
    const limit = seatLimit(plan)
    return limit === null ? `not meant for ${people(seats)}` : `for at most ${people(limit)}`
  }
  if (mayLack) return 'its vendor’s privacy claims may not hold for this plan; ask which plan includes them'
  if (withoutAi !== null) return `“${withoutAi}”`
  if (missing !== null) return `${missing} comes with a more expensive plan`
  if (needsAgreement) return 'ask whether it comes with a HIPAA agreement'
  if (starved !== null) return `its limit “${starved}” may be too tight`
  if (plan.requires !== null) return `requires ${plan.requires}`
  const required = plan.keyLimits.find((limit) => REQUIRED.test(limit))
  return required === undefined ? '' : `note “${required}”`
}

const budgetWords = ({ plan, total, withinBudget }: Judged, hasCap: boolean): string => {
  if (total === null) return plan.once === null && plan.unit === null ? CHECK_CURRENT_PRICING : ''
  if (!hasCap) return ''
  return withinBudget === true ? 'within your budget' : 'above your budget'
}

const sentence = (parts: readonly string[]): string => {
  const text = parts.filter((part) => part !== '').join('; ')
  return americanQuotation(`${capitalized(text)}.`)
}

const quote = (judged: Judged, paid: PaidSeats, answers: QuizAnswers): PlanQuote => {
  const { budget } = limitsOf(answers)
  const { plan, total, withinBudget } = judged
  return {
    name: plan.name,
    usdMonth: planTotal({ ...plan, perSeat: false }, 1),
    totalMonth: total,
    seats: paid.seats,
    withinBudget,
    why: sentence([
      priceText(plan, paid) ?? 'no published price',
      budgetWords(judged, budget !== null && BUDGET_CAPS[budget] !== null),
      fitWords(judged, paid),
    ]),
    asOf: plan.asOf,
  }
}

/** US dollars a month. */
const LARGE_TOTAL = 100

/** More than all other faults of a plan together. */
const OUT_OF_REACH = 20
const WITHOUT_AI_RANK = 15

/** Lower is better: suitable plans, then tight ones, then those with unpublished prices. */
const rankOf = (judged: Judged): number => {
  if (judged.withinBudget === false || judged.isUnprotected || !judged.servesTeam) return OUT_OF_REACH
  if (judged.withoutAi !== null) return WITHOUT_AI_RANK
  const faults: readonly (readonly [weight: number, holds: boolean])[] = [
    [4, judged.total === null],
    [3, judged.isForViewers],
    [2, judged.missing !== null],
    // No vendor signs a HIPAA agreement for a free plan.
    [2, judged.needsAgreement && judged.total === 0],
    [1.5, judged.takesMostOfBudget],
    [1, judged.starved !== null],
  ]
  return faults.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0)
}

/** Null when none fits the budget, the team and the privacy answer. Among tight plans, paid ones come first, unless low cost matters most. */
const choose = (judged: readonly Judged[], answers: QuizAnswers): Judged | null => {
  const putsCostFirst = chosen(answers, 'trait').includes('cost')
  const isCramped = ({ total, starved }: Judged) => Number(total === 0 && starved !== null && !putsCostFirst)
  const [first] = judged
    .filter((one) => rankOf(one) < OUT_OF_REACH)
    // Stable sort: ties keep the vendor's order.
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        isCramped(a) - isCramped(b) ||
        (a.total ?? Number.POSITIVE_INFINITY) - (b.total ?? Number.POSITIVE_INFINITY) ||
        0,
    )
  return first ?? null
}

const optimal = (judged: Judged, paid: PaidSeats): OptimalPlan => {
  const { plan } = judged
  const price = priceText(plan, paid) ?? `no published price, ${CHECK_CURRENT_PRICING}`
  const fit = fitWords(judged, paid)
  const text = americanQuotation(`${plan.name}: ${price} (${asOf(plan)})${fit === '' ? '' : `; ${fit}`}.`)
  return { name: plan.name, text, asOf: plan.asOf }
}

/** Empty without known plans: screens then say to check current pricing. */
export const advisePlans = (tool: EngineTool, answers: QuizAnswers): PlanAdvice => {
  const paid = paidSeats(answers)
  const judged = tool.plans.map((plan) => judge(plan, tool, answers, paid))
  const best = choose(judged, answers)
  return {
    paid,
    optimalPlan: best === null ? null : optimal(best, paid),
    chosen: best === null ? null : { plan: best.plan, total: best.total },
    mayLackClaims: best?.mayLackClaims ?? false,
    tightLimit: best?.starved ?? null,
    pricingAnalysis: judged.map((one) => quote(one, paid, answers)),
  }
}
