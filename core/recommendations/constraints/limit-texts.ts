/** How a limit and a tool stand to each other, in a few words. */

import type { EngineTool } from '../model/engine-tool.ts'
import type { ConstraintName } from '../model/recommendation.ts'
import { BUDGET_CAPS, type Budget, type Device, type Limits, type Standing, seatsOf } from './constraints.ts'

const capText = (budget: Budget): string => `$${BUDGET_CAPS[budget] ?? 0} a month`

const seatsText = ({ team }: Limits): string => {
  const seats = seatsOf(team)
  return seats === 1 ? '' : ` for ${seats} people`
}

const budgetText = (standing: Standing, tool: EngineTool, limits: Limits): string => {
  const { budget } = limits
  if (budget === null || standing === 'unset') return 'Your answers set no limit'
  if (standing === 'unknown') return 'Its price is not published, so check that it fits'
  if (standing === 'kept') {
    if (tool.pricingModel === 'free') return 'It is free'
    if (tool.pricingModel === 'freemium') return 'It has a free plan'
    return `A plan costs no more than ${capText(budget)}${seatsText(limits)}`
  }
  if (budget === 'free') return tool.pricingModel === null ? 'Its price is not known' : 'It has no free plan'
  if (tool.pricingModel === 'enterprise') return 'Its price is for companies and on request only'
  const known = tool.plans.some((plan) => plan.usd_month !== null || plan.usd_year !== null)
  return known
    ? `No plan is known that costs no more than ${capText(budget)}${seatsText(limits)}`
    : 'Its price is not known'
}

const privacyText = (standing: Standing, tool: EngineTool, { healthcare }: Limits): string => {
  if (standing === 'unset') return 'Your answers set no limit'
  if (standing === 'kept') return 'It makes public promises on privacy'
  if (standing === 'broken' && healthcare) return 'Neither HIPAA compliance nor a way to host it yourself is known'
  if (tool.privacy.length > 0) return 'Beyond hosting in the EU no public promise on privacy is known'
  return 'No public promise on privacy is known'
}

const DEVICE_TEXTS: Readonly<Record<Device, string>> = {
  mac: 'on a Mac',
  windows: 'on Windows',
  mobile: 'on phones',
  cloud: 'in the browser',
  mixed: 'on several devices',
}

const platformText = (standing: Standing, tool: EngineTool, { device }: Limits): string => {
  if (device === null || standing === 'unset') return 'Your answers set no limit'
  if (standing === 'kept') return `It runs ${DEVICE_TEXTS[device]}`
  if (standing === 'broken') return `It does not run ${DEVICE_TEXTS[device]}`
  if (tool.platforms.length === 0) return 'Where it runs is not known'
  return device === 'mobile'
    ? 'It runs in the browser; no app for phones is known'
    : 'It runs on the devices of one maker only'
}

const teamText = (standing: Standing, tool: EngineTool): string => {
  if (standing === 'unset') return 'Your answers set no limit'
  if (standing === 'kept') return 'It is used by teams of your size'
  if (standing === 'broken') return 'It is sold for more than three people only'
  return tool.teamFit.length === 0
    ? 'Which team sizes use it is not known'
    : 'It is mostly used by teams of other sizes'
}

/** Why a limit stands with a tool as it does. */
export const limitText = (
  name: ConstraintName,
  standings: Readonly<Record<ConstraintName, Standing>>,
  tool: EngineTool,
  limits: Limits,
): string => {
  const standing = standings[name]
  if (name === 'budget') return budgetText(standing, tool, limits)
  if (name === 'privacy') return privacyText(standing, tool, limits)
  return name === 'platform' ? platformText(standing, tool, limits) : teamText(standing, tool)
}
