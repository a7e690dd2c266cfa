/**
 * Hard limits. Unknown facts break a limit that could not be enforced otherwise: unknown prices with a tight budget,
 * unknown privacy practices where privacy is critical.
 */
import { isWellKnown } from '../../catalogue/best-known.ts'
import type { PrivacyFlag } from '../../catalogue/vocabulary.ts'
import { servesTeam } from '../../display/plan-seats.ts'
import { cheapestTotal, planTotal } from '../../display/plan-total.ts'
import { chosen, type QuizAnswers } from '../../quiz/answers.ts'
import { type Requirement, requirementsOf } from '../../quiz/purpose.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { ConstraintName } from '../model/recommendation.ts'
import { requirementStatus } from './requirements.ts'
import { type Team, teamOf } from './teams.ts'
import { isFreeToUse, readsPatientData, searchesPublishedPapers, seatsFor } from './tool-use.ts'

export const BUDGETS = ['free', 'low', 'medium', 'high', 'unlimited'] as const
export type Budget = (typeof BUDGETS)[number]

export const DEVICES = ['mac', 'windows', 'mobile', 'cloud', 'mixed'] as const
export type Device = (typeof DEVICES)[number]

/** Null for unanswered questions. */
export type Limits = {
  readonly budget: Budget | null
  readonly team: Team | null
  readonly device: Device | null
  readonly privacy: 'critical' | 'important' | 'moderate' | 'flexible' | null
  /** Tools that process patient data need more than a privacy page. */
  readonly healthcare: boolean
  /** Conditions in the user's own words. */
  readonly requirements: readonly Requirement[]
}

/** US dollars a month; null without a limit. */
export const BUDGET_CAPS: Readonly<Record<Budget, number | null>> = {
  free: 0,
  low: 20,
  medium: 100,
  high: 500,
  unlimited: null,
}

/** The most seats a single person is expected to pay for. */
const MOST_SEATS_ALONE = 3

/** `unknown` tools are ranked but earn no points; `unset`: the answers set no limit. */
export type LimitStatus = 'kept' | 'unknown' | 'broken' | 'unset'

const oneOf = <T extends string>(list: readonly T[], value: string | undefined): T | null =>
  list.find((item) => item === value) ?? null

export const limitsOf = (answers: QuizAnswers): Limits => ({
  budget: oneOf(BUDGETS, chosen(answers, 'budget')[0]),
  team: teamOf(answers),
  device: oneOf(DEVICES, chosen(answers, 'device')[0]),
  privacy: oneOf(['critical', 'important', 'moderate', 'flexible'] as const, chosen(answers, 'privacy')[0]),
  healthcare: chosen(answers, 'industry').includes('healthcare'),
  requirements: requirementsOf(answers.purpose),
})

/** Whether it is free for everybody who will use it: a free plan may be for one person. */
export const isFreeForTeam = (tool: EngineTool, team: Team | null): boolean => {
  if (!isFreeToUse(tool)) return false
  const free = tool.plans.filter((plan) => planTotal(plan, 1) === 0)
  return (
    tool.pricingModel === 'free' ||
    free.length === 0 ||
    free.some((plan) => servesTeam(plan, tool.plans, seatsFor(team)))
  )
}

export const budgetStatus = (tool: EngineTool, budget: Budget | null, team: Team | null): LimitStatus => {
  if (budget === null || budget === 'unlimited') return 'unset'
  if (isFreeForTeam(tool, team)) return 'kept'
  if (budget === 'free') return 'broken'
  const small = team === 'solo' || team === 'small'
  if (tool.pricingModel === 'enterprise' && (budget !== 'high' || small)) return 'broken'
  const seats = seatsFor(team)
  const cap = BUDGET_CAPS[budget] ?? Number.POSITIVE_INFINITY
  const serving = tool.plans.filter((plan) => servesTeam(plan, tool.plans, seats))
  const total = cheapestTotal(serving, seats)
  if (total === null) {
    // An unpublished plan for more people is not expected to cost less than a published one.
    if ((cheapestTotal(tool.plans, seats) ?? 0) > cap) return 'broken'
    // Nine in ten paid tools with known prices cost one person no more. A well-known tool's price is easy to look up.
    const isLikely = seats === 1 && tool.pricingModel === 'paid' && isWellKnown(tool)
    return budget === 'high' || (budget === 'medium' && isLikely) ? 'unknown' : 'broken'
  }
  return total <= cap ? 'kept' : 'broken'
}

/** A data location alone does not protect data. */
const isSafeguard = (flag: PrivacyFlag): boolean => flag !== 'eu_hosting'

export const privacyStatus = (tool: EngineTool, { privacy, healthcare }: Limits): LimitStatus => {
  if (privacy === 'important') return tool.privacy.length > 0 ? 'kept' : 'unknown'
  if (privacy !== 'critical') return 'unset'
  const proven =
    healthcare && readsPatientData(tool)
      ? tool.privacy.includes('hipaa') || tool.privacy.includes('self_host')
      : tool.privacy.some(isSafeguard)
  if (proven) return 'kept'
  // A question about published papers needs no confidential data.
  return searchesPublishedPapers(tool) ? 'unknown' : 'broken'
}

type Platforms = EngineTool['platforms']

const SYSTEMS: readonly Platforms[] = [['mac', 'ios'], ['windows'], ['android'], ['linux']]

const hasSystem = (platforms: Platforms): boolean =>
  SYSTEMS.some((system) => system.some((platform) => platforms.includes(platform)))

/** Pages, browser extensions and APIs work everywhere; an API beside operating systems runs on those. */
const isEverywhere = (platforms: Platforms): boolean =>
  platforms.includes('web') || platforms.includes('extension') || (platforms.includes('api') && !hasSystem(platforms))

/** A browser works everywhere; otherwise it takes the systems of two vendors. */
const runsOnSeveral = ({ platforms }: EngineTool): boolean =>
  isEverywhere(platforms) ||
  SYSTEMS.filter((system) => system.some((platform) => platforms.includes(platform))).length > 1

const runsOn = ({ platforms }: EngineTool, device: Exclude<Device, 'mixed'>): boolean => {
  if (device === 'mobile') return platforms.includes('ios') || platforms.includes('android')
  return isEverywhere(platforms) || (device !== 'cloud' && platforms.includes(device))
}

/** Made for developers. */
const MOST_SKILL = 4

export const platformStatus = (tool: EngineTool, device: Device | null): LimitStatus => {
  if (device === null) return 'unset'
  if (tool.platforms.length === 0) return 'unknown'
  if (device === 'mixed') return runsOnSeveral(tool) ? 'kept' : 'unknown'
  if (runsOn(tool, device)) return 'kept'
  // Developer software for Linux runs in cloud workspaces, nearly all of which are Linux.
  if (device === 'cloud' && tool.skill === MOST_SKILL && tool.platforms.includes('linux')) return 'unknown'
  // A web page opens on a phone; whether it was made for one is unknown.
  return device === 'mobile' && tool.platforms.includes('web') ? 'unknown' : 'broken'
}

/** Fewest seats to buy: 1 with a free plan, or when unknown. */
const fewestSeats = (tool: EngineTool): number =>
  isFreeToUse(tool) || tool.plans.length === 0 ? 1 : Math.min(...tool.plans.map((plan) => plan.minSeats ?? 1))

export const teamStatus = (tool: EngineTool, team: Team | null): LimitStatus => {
  if (team === null) return 'unset'
  if (team === 'solo' && fewestSeats(tool) > MOST_SEATS_ALONE) return 'broken'
  return tool.teamFit.includes(team) ? 'kept' : 'unknown'
}

const purposeStatus = (tool: EngineTool, requirements: readonly Requirement[]): LimitStatus => {
  const statuses = requirements.map((requirement) => requirementStatus(tool, requirement))
  return (['broken', 'unknown', 'kept'] as const).find((status) => statuses.includes(status)) ?? 'unset'
}

/** Whether the answers set this limit; otherwise its status is `unset` for every tool. */
export const isLimit = (name: ConstraintName, { budget, privacy, device, team, requirements }: Limits): boolean => {
  if (name === 'budget') return budget !== null && budget !== 'unlimited'
  if (name === 'privacy') return privacy === 'critical' || privacy === 'important'
  if (name === 'purpose') return requirements.length > 0
  return (name === 'platform' ? device : team) !== null
}

export const limitStatuses = (tool: EngineTool, limits: Limits): Readonly<Record<ConstraintName, LimitStatus>> => ({
  budget: budgetStatus(tool, limits.budget, limits.team),
  privacy: privacyStatus(tool, limits),
  platform: platformStatus(tool, limits.device),
  team: teamStatus(tool, limits.team),
  purpose: purposeStatus(tool, limits.requirements),
})
