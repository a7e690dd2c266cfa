import { PLATFORMS, PRIVACY_FLAGS } from '../../catalogue/vocabulary.ts'
import { cheapestTotal } from '../../display/plan-total.ts'
import type { Requirement } from '../../quiz/purpose.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { LimitStatus } from './constraints.ts'
import { isFreeToUse } from './tool-use.ts'

/**
 * US dollars a month of the cheapest way for one person to use the tool: 0 with a free plan; null when unknown. A
 * one-time price is spread over a year.
 */
export const cheapestForOne = (tool: EngineTool): number | null => {
  if (isFreeToUse(tool)) return 0
  return cheapestTotal(tool.plans, 1)
}

const DESKTOPS: readonly (typeof PLATFORMS)[number][] = ['mac', 'windows', 'linux']
const PHONES: readonly (typeof PLATFORMS)[number][] = ['ios', 'android']

const platformStatus = ({ platforms }: EngineTool, value: (typeof PLATFORMS)[number]): LimitStatus => {
  if (platforms.includes(value)) return 'kept'
  if (!platforms.includes('web')) return 'broken'
  if (DESKTOPS.includes(value)) return 'kept'
  // A web page opens on a phone; whether it was made for one is unknown.
  return PHONES.includes(value) ? 'unknown' : 'broken'
}

const keptIf = (holds: boolean): LimitStatus => (holds ? 'kept' : 'broken')

export const requirementStatus = (tool: EngineTool, requirement: Requirement): LimitStatus => {
  switch (requirement.kind) {
    case 'free':
      return keptIf(cheapestForOne(tool) === 0)
    case 'open_source':
      return keptIf(tool.openSource === true)
    case 'api':
      return keptIf(tool.apiAvailable === true)
    case 'mcp_server':
      return keptIf(tool.mcpServer === true)
    case 'no_subscription':
      return keptIf(cheapestForOne(tool) === 0 || tool.plans.some(({ once }) => once !== null))
    case 'own_computers':
      return keptIf(tool.privacy.includes('self_host') || tool.privacy.includes('on_device'))
    case 'privacy':
      return keptIf(tool.privacy.includes(requirement.value))
    case 'platform':
      return platformStatus(tool, requirement.value)
    case 'max_price':
      return keptIf((cheapestForOne(tool) ?? Number.POSITIVE_INFINITY) <= requirement.value)
  }
}

/** All conditions except prices, which are open-ended. Each has a bit in the masks. */
const FIXED: readonly Requirement[] = [
  { kind: 'free' },
  { kind: 'open_source' },
  { kind: 'api' },
  { kind: 'mcp_server' },
  { kind: 'no_subscription' },
  { kind: 'own_computers' },
  ...PLATFORMS.map((value) => ({ kind: 'platform', value }) as const),
  ...PRIVACY_FLAGS.map((value) => ({ kind: 'privacy', value }) as const),
]

const bitOf = (requirement: Requirement): number => {
  const place = FIXED.findIndex(
    (fixed) =>
      fixed.kind === requirement.kind &&
      ('value' in fixed ? fixed.value : null) === ('value' in requirement ? requirement.value : null),
  )
  return place < 0 ? 0 : 1 << place
}

/** A bit per broken condition. */
export const requirementMask = (tool: EngineTool): number =>
  FIXED.reduce((mask, fixed, place) => (requirementStatus(tool, fixed) === 'broken' ? mask | (1 << place) : mask), 0)

/** The mask of the conditions, and the highest price they allow. */
export const requirementQuery = (
  requirements: readonly Requirement[],
): { readonly bits: number; readonly maxPrice: number } => ({
  bits: requirements.reduce((bits, requirement) => bits | bitOf(requirement), 0),
  maxPrice: Math.min(...requirements.map((one) => (one.kind === 'max_price' ? one.value : Number.POSITIVE_INFINITY))),
})
