import type { KnownPlan } from '../../catalogue/known-plan.ts'
import { servesTeam } from '../../display/plan-seats.ts'
import { cheapestTotal, planTotal } from '../../display/plan-total.ts'
import { meaningLabel } from '../../quiz/purpose.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { ConstraintName } from '../model/recommendation.ts'
import { BUDGET_CAPS, type Budget, type Device, isFreeForTeam, type LimitStatus, type Limits } from './constraints.ts'
import { priceText } from './price-text.ts'
import { requirementStatus } from './requirements.ts'
import { readsPatientData, searchesPublishedPapers, seatsFor } from './tool-use.ts'

const capText = (budget: Budget): string => `$${BUDGET_CAPS[budget] ?? 0} a month`

const seatsText = ({ team }: Limits): string => {
  const seats = seatsFor(team)
  return seats === 1 ? '' : ` for ${seats} people`
}

/** `Team plan: 2 seats × $40 = $80 a month`. */
const cheapestPlanText = (tool: EngineTool, { team }: Limits): string => {
  const seats = seatsFor(team)
  const total = (plan: KnownPlan) => planTotal(plan, seats) ?? Number.POSITIVE_INFINITY
  const [plan] = tool.plans
    .filter((one) => servesTeam(one, tool.plans, seats))
    // Stable sort: ties keep the vendor's order.
    .sort((a, b) => (total(a) < total(b) ? -1 : total(a) > total(b) ? 1 : 0))
  return plan === undefined ? 'price fits' : `“${plan.name}” plan: ${priceText(plan, { seats }) ?? 'a price by use'}`
}

const budgetText = (status: LimitStatus, tool: EngineTool, limits: Limits): string => {
  const { budget } = limits
  if (budget === null || status === 'unset') return 'Your answers set no limit'
  if (status === 'unknown') return 'Its price is not known, so check that it fits'
  if (status === 'kept') {
    if (tool.pricingModel === 'free') return 'It is free'
    if (isFreeForTeam(tool, limits.team)) return 'It has a free plan'
    const isSpread = tool.plans.every((plan) => planTotal(plan, 1) === null)
    if (isSpread) return `Spread over a year, its one-time price is at most ${capText(budget)}${seatsText(limits)}`
    return `Its ${cheapestPlanText(tool, limits)}`
  }
  if (budget === 'free') return tool.pricingModel === null ? 'Its price is not known' : 'It has no free plan'
  if (tool.pricingModel === 'enterprise') return 'It only offers enterprise pricing on request'
  const known = cheapestTotal(tool.plans, 1) !== null
  return known ? `No known plan costs at most ${capText(budget)}${seatsText(limits)}` : 'Its price is not known'
}

const privacyText = (status: LimitStatus, tool: EngineTool, { healthcare }: Limits): string => {
  if (status === 'unset') return 'Your answers set no limit'
  if (status === 'kept') return 'It makes public privacy claims'
  if (status === 'broken' && healthcare && readsPatientData(tool))
    return 'Healthcare work needs HIPAA compliance or self-hosting, and neither is known'
  if (status === 'unknown' && searchesPublishedPapers(tool))
    return 'No public privacy claim is known; it searches published papers, so ask it nothing confidential'
  if (tool.privacy.length > 0) return 'Apart from hosting in the EU, no public privacy claim is known'
  return 'No public privacy claim is known'
}

const DEVICE_TEXTS: Readonly<Record<Device, string>> = {
  mac: 'on a Mac',
  windows: 'on Windows',
  mobile: 'on phones',
  cloud: 'in the browser',
  mixed: 'on several devices',
}

const platformText = (status: LimitStatus, tool: EngineTool, { device }: Limits): string => {
  if (device === null || status === 'unset') return 'Your answers set no limit'
  if (status === 'kept') return `It runs ${DEVICE_TEXTS[device]}`
  if (status === 'broken') return `It does not run ${DEVICE_TEXTS[device]}`
  if (tool.platforms.length === 0) return 'We don’t know where it runs'
  if (device === 'mobile') return 'It runs in the browser; no phone app is known'
  if (device === 'cloud') return 'It runs on Linux, as in a cloud workspace, and not in the browser itself'
  return 'It runs on one vendor’s devices only'
}

const teamText = (status: LimitStatus, tool: EngineTool): string => {
  if (status === 'unset') return 'Your answers set no limit'
  if (status === 'kept') return 'It is used by teams of your size'
  if (status === 'broken') return 'It’s only sold to teams of more than three people'
  return tool.teamFit.length === 0
    ? 'We don’t know which team sizes use it'
    : 'It is mostly used by teams of other sizes'
}

const purposeText = (status: LimitStatus, tool: EngineTool, { requirements }: Limits): string => {
  if (status === 'unset') return 'Your own words set no limit'
  const ofStatus = requirements.filter((one) => requirementStatus(tool, one) === status)
  const named = (status === 'kept' ? requirements : ofStatus).map(meaningLabel).join(', ')
  return status === 'kept' ? named : `Not known for this tool: ${named}`
}

/** Explains the status of one limit. */
export const limitText = (
  name: ConstraintName,
  statuses: Readonly<Record<ConstraintName, LimitStatus>>,
  tool: EngineTool,
  limits: Limits,
): string => {
  const status = statuses[name]
  if (name === 'budget') return budgetText(status, tool, limits)
  if (name === 'privacy') return privacyText(status, tool, limits)
  if (name === 'purpose') return purposeText(status, tool, limits)
  return name === 'platform' ? platformText(status, tool, limits) : teamText(status, tool)
}
