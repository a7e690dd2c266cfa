/** What is free, and what to be careful about. */

import type { KnownPlan } from '../../catalogue/known-plan.ts'
import { hasPrice, isOpen } from '../../catalogue/plan-prices.ts'
import { capitalized } from '../../display/capitalized.ts'
import { hasFreeTier, monthlyCents } from '../../display/price.ts'
import { endAnnouncement } from '../../display/tool-event.ts'
import { contentStems } from '../../jobs/content-stems.ts'
import { isExclusion } from './suitability.ts'
import type { JudgedTool } from './tool-verdict.ts'
import { type VerdictLine, verdictLine, withNote } from './verdict-line.ts'

/** Plans that end by themselves. */
const TRIAL = /\b(?:trial|demo|demonstration)\b/i

/** Whether a plan is free for good and open to new customers. */
export const isFreePlan = (plan: KnownPlan): boolean =>
  isOpen(plan) && monthlyCents(plan) === 0 && !hasPrice(plan) && !TRIAL.test(plan.name)

const seatLimits = ({ maxSeats }: KnownPlan): string[] =>
  maxSeats === null ? [] : [maxSeats === 1 ? 'For one person' : `Up to ${maxSeats} people`]

/** A limit that says what becomes of one's content. */
const isUseOfContent = (limit: string): boolean => /\b(?:for training|improve \w* ?products|are public)\b/i.test(limit)

/** Its limits; the first with the plan's name, unless that says no more than "Free". */
const limitsOf = (plan: KnownPlan): VerdictLine[] => {
  const name = /^Free(?: plan)?$/.test(plan.name) ? undefined : plan.name
  const contains = plan.included === null ? [] : [capitalized(plan.included)]
  const needs = plan.requires === null ? [] : [`Requires ${plan.requires}`]
  const limits = plan.keyLimits.filter((limit) => !isUseOfContent(limit))
  return [...contains, ...limits, ...seatLimits(plan), ...needs].map((text, index) =>
    verdictLine(index === 0 ? withNote(text, name) : text, plan.asOf),
  )
}

const FREE_PLAN = [
  /^(?:The )?Free (?:accounts?|allowance|clips|credits|exports|images|messages|minutes|pictures|placement|plan|presentations|projects|quota|recordings|results|sites|tier|use|version)\b/i,
  /\b(?:in|on|with) (?:the |a )?free (?:accounts?|clips|exports|graphs|level|page|plans?|processing|tier|use|version)\b/i,
  /^(?:Few|Limited|Narrow|Small|Tight) free\b/i,
]
/** What becomes of one's content is a warning, also on the free plan. */
const CONTENT =
  /\b(?:for|content|data) training\b|\btraining on\b|\b(?:may )?trains? (?:models|on)\b|\breviewers\b|\b(?:are|is) public\b|\bpublic by default\b|\bmakes \w+ public\b|\bprivacy\b|\bkeep prompts\b/i

/** Whether a drawback is one of the free plan only. */
export const isAboutFreePlan = (con: string): boolean =>
  FREE_PLAN.some((pattern) => pattern.test(con)) && !CONTENT.test(con)

/** Words of such a drawback that do not say what is limited. */
const PLAIN = new Set(
  contentStems(
    'free plan tier version account use limit limited restricts few little low narrow small tight daily weekly monthly',
  ),
)

const namesLimit = (con: string, limits: readonly VerdictLine[]): boolean => {
  const known = new Set(limits.flatMap(({ text }) => contentStems(text)))
  const own = contentStems(con).filter((stem) => !PLAIN.has(stem))
  return own.length === 0 || own.some((stem) => known.has(stem))
}

/** What the first free plan contains, with the drawbacks of the record that are about it; empty when nothing is known. */
export const freePlanLines = ({ pricingModel, plans, cons, months }: JudgedTool): VerdictLine[] => {
  const plan = plans.find(isFreePlan)
  if (plan === undefined && !hasFreeTier(pricingModel, plans.filter(isOpen))) return []
  const limits = plan === undefined ? [] : limitsOf(plan)
  const further = cons.filter((con) => isAboutFreePlan(con) && (limits.length === 0 || !namesLimit(con, limits)))
  return [...limits, ...further.map((con) => verdictLine(con, months.get('cons')))]
}

/** An announced end, what becomes of one's content, then the other drawbacks. */
export const watchOut = ({ plans, cons, events, months }: JudgedTool): VerdictLine[] => {
  const free = plans.find(isFreePlan)
  const isSaid = cons.some((con) => /\b(?:free|unpaid)\b/i.test(con) && (CONTENT.test(con) || isUseOfContent(con)))
  const uses = isSaid ? [] : (free?.keyLimits.filter(isUseOfContent) ?? [])
  const ends = events.filter(({ kind }) => kind === 'end_announced')
  const others = cons.filter((con) => !isExclusion(con))
  return [
    ...ends.map(({ on }) => verdictLine(`Its ${endAnnouncement(on)}`, months.get('events'))),
    ...uses.map((text) => verdictLine(`${text} (free plan)`, free?.asOf)),
    ...[...others.filter((con) => CONTENT.test(con)), ...others.filter((con) => !CONTENT.test(con))].map((con) =>
      verdictLine(con, months.get('cons')),
    ),
  ]
}
