/** Bit masks of broken limits per tool, computed once per catalog revision for fast filtering. */

import type { EngineTool } from '../model/engine-tool.ts'
import type { ConstraintName } from '../model/recommendation.ts'
import {
  BUDGETS,
  budgetStatus,
  DEVICES,
  type Limits,
  platformStatus,
  privacyStatus,
  teamStatus,
} from './constraints.ts'
import { cheapestForOne, requirementMask, requirementQuery } from './requirements.ts'
import { TEAMS } from './teams.ts'

const TEAM_CHOICES = [...TEAMS, null] as const
const NO_TEAM = TEAMS.length

const HEALTHCARE_PRIVACY = 1
const ANY_PRIVACY = 2
const FIRST_DEVICE = 2
const FIRST_TEAM = FIRST_DEVICE + DEVICES.length

/** One bit per broken limit: budget and team combined, and all others. */
export type LimitMasks = {
  readonly budget: Uint32Array
  readonly others: Uint32Array
  /** Conditions in the user's own words. */
  readonly requirements: Uint32Array
  /** US dollars a month for one person; infinite when unknown. */
  readonly price: Float64Array
}

const budgetMask = (tool: EngineTool): number => {
  let mask = 0
  for (const [b, budget] of BUDGETS.entries()) {
    for (const [t, team] of TEAM_CHOICES.entries()) {
      if (budgetStatus(tool, budget, team) === 'broken') mask |= 1 << (b * TEAM_CHOICES.length + t)
    }
  }
  return mask
}

const otherMask = (tool: EngineTool): number => {
  const critical = (healthcare: boolean) =>
    privacyStatus(tool, {
      budget: null,
      team: null,
      device: null,
      privacy: 'critical',
      healthcare,
      requirements: [],
    }) === 'broken'
  let mask = (critical(true) ? HEALTHCARE_PRIVACY : 0) | (critical(false) ? ANY_PRIVACY : 0)
  for (const [d, device] of DEVICES.entries()) {
    if (platformStatus(tool, device) === 'broken') mask |= 1 << (FIRST_DEVICE + d)
  }
  for (const [t, team] of TEAMS.entries()) {
    if (teamStatus(tool, team) === 'broken') mask |= 1 << (FIRST_TEAM + t)
  }
  return mask
}

export const limitMasks = (tools: readonly EngineTool[]): LimitMasks => ({
  budget: Uint32Array.from(tools, budgetMask),
  others: Uint32Array.from(tools, otherMask),
  requirements: Uint32Array.from(tools, requirementMask),
  price: Float64Array.from(tools, (tool) => cheapestForOne(tool) ?? Number.POSITIVE_INFINITY),
})

/** The mask of a profile's limits; `without` names limits to ignore. */
export const limitQuery = (
  limits: Limits,
  without: readonly ConstraintName[] = [],
): {
  readonly budget: number
  readonly others: number
  readonly requirements: number
  readonly maxPrice: number
} => {
  const counts = (name: ConstraintName) => !without.includes(name)
  const team = limits.team === null ? NO_TEAM : TEAMS.indexOf(limits.team)
  const budget =
    limits.budget === null || !counts('budget') ? 0 : 1 << (BUDGETS.indexOf(limits.budget) * TEAM_CHOICES.length + team)
  let others = 0
  if (limits.privacy === 'critical' && counts('privacy')) {
    others |= limits.healthcare ? HEALTHCARE_PRIVACY : ANY_PRIVACY
  }
  if (limits.device !== null && counts('platform')) others |= 1 << (FIRST_DEVICE + DEVICES.indexOf(limits.device))
  if (limits.team !== null && counts('team')) others |= 1 << (FIRST_TEAM + TEAMS.indexOf(limits.team))
  const { bits, maxPrice } = requirementQuery(counts('purpose') ? limits.requirements : [])
  return { budget, others, requirements: bits, maxPrice }
}
