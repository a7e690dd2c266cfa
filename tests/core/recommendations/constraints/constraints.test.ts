import { describe, expect, it, test } from 'vitest'
import { planSchema } from '#core/catalogue/fields/plan-record.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import {
  BUDGETS,
  type Budget,
  budgetStatus,
  type Device,
  type LimitStatus,
  type Limits,
  limitStatuses,
  limitsOf,
  platformStatus,
  privacyStatus,
  teamStatus,
} from '#core/recommendations/constraints/constraints.ts'
import { limitMasks, limitQuery } from '#core/recommendations/constraints/limit-masks.ts'
import { limitText } from '#core/recommendations/constraints/limit-texts.ts'
import type { Team } from '#core/recommendations/constraints/teams.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import { engineTool } from '../engine-tools.ts'

const tool = (changes: Partial<EngineTool> = {}) => engineTool({ slug: 'tool', ...changes })
const plan = (changes: object) =>
  toKnownPlan(planSchema.parse({ name: 'Plan', month: 10, as_of: '2026-01', ...changes }))
const limits = (changes: Partial<Limits>): Limits => ({
  budget: null,
  team: null,
  device: null,
  privacy: null,
  healthcare: false,
  requirements: [],
  ...changes,
})

/** The status of a tool for each budget, from free to unlimited. */
const statuses = (changes: Partial<EngineTool>, team: Team | null = 'solo') =>
  BUDGETS.map((budget: Budget) => budgetStatus(tool(changes), budget, team)).join(' ')

/** Tools a team uses together. */
const TEAMWORK = { topics: { project_mgmt: 1 } } as const

describe('a budget', () => {
  test.each([
    ['free', {}, 'kept kept kept kept unset'],
    ['freemium', {}, 'kept kept kept kept unset'],
    ['paid', { plans: [plan({ month: 20 })] }, 'broken kept kept kept unset'],
    ['paid', { plans: [plan({ month: 20.01 })] }, 'broken broken kept kept unset'],
    ['paid', { plans: [plan({ month: 101 })] }, 'broken broken broken kept unset'],
    ['paid', { plans: [plan({ month: 501 })] }, 'broken broken broken broken unset'],
    ['paid', { plans: [plan({ month: null, month_billed_yearly: 10 })] }, 'broken kept kept kept unset'],
    ['paid', { plans: [] }, 'broken broken broken unknown unset'],
    ['paid', { plans: [plan({ month: null })] }, 'broken broken broken unknown unset'],
    ['paid', { plans: [], prominence: 2 }, 'broken broken unknown unknown unset'],
    [null, { plans: [], prominence: 2 }, 'broken broken broken unknown unset'],
    [null, { plans: [] }, 'broken broken broken unknown unset'],
    [null, { plans: [plan({ month: 15 })] }, 'broken kept kept kept unset'],
  ] as const)('stands with a %s tool as its plans say: %j', (pricingModel, changes, expected) => {
    expect(statuses({ pricingModel, ...changes })).toBe(expected)
  })

  test.each([
    ['solo', 'broken broken broken broken unset'],
    ['small', 'broken broken broken broken unset'],
    ['medium', 'broken broken broken unknown unset'],
    ['enterprise', 'broken broken broken unknown unset'],
    [null, 'broken broken broken unknown unset'],
  ] as const)('is not promised by a price on request to a %s team', (team, expected) => {
    expect(statuses({ pricingModel: 'enterprise', plans: [] }, team)).toBe(expected)
  })

  test.each([
    ['solo', 'broken kept kept kept unset'],
    ['small', 'broken broken kept kept unset'],
    ['medium', 'broken broken broken kept unset'],
    ['large', 'broken broken broken broken unset'],
    [null, 'broken kept kept kept unset'],
  ] as const)('pays a seat at 20 dollars for everybody in a %s team', (team, expected) => {
    const seats = { pricingModel: 'paid', plans: [plan({ month: 20, per_seat: true })] } as const
    expect(statuses(seats, team)).toBe(expected)
    expect(statuses({ ...seats, ...TEAMWORK }, team)).toBe(expected)
  })

  it('of a medium size excludes unknown prices when several seats are paid for', () => {
    const shared = { pricingModel: 'paid', plans: [], prominence: 2, ...TEAMWORK } as const
    expect(statuses(shared, 'small')).toBe('broken broken broken unknown unset')
    expect(statuses(shared, 'solo')).toBe('broken broken unknown unknown unset')
  })

  it('is not kept by an unpublished team plan beside published ones above it', () => {
    const plans = [
      plan({ month: 80, per_seat: true, key_limits: ['Up to 10 seats'] }),
      plan({ month: null, per_seat: true }),
    ]
    expect(statuses({ pricingModel: 'paid', plans }, 'medium')).toBe('broken broken broken broken unset')
    expect(statuses({ pricingModel: 'paid', plans: plans.slice(1) }, 'medium')).toBe(
      'broken broken broken unknown unset',
    )
  })

  it('counts the fewest people of the team size', () => {
    const seats = (usd: number) => ({ pricingModel: 'paid', plans: [plan({ month: usd, per_seat: true })] }) as const
    expect(statuses(seats(50), 'small')).toBe('broken broken kept kept unset')
    expect(statuses(seats(69), 'small')).toBe('broken broken broken kept unset')
  })

  it('pays for the team when no plan is sold to one person', () => {
    const plans = [plan({ month: 10, per_seat: true, min_seats: 2 })]
    expect(statuses({ pricingModel: 'paid', plans }, 'small')).toBe('broken kept kept kept unset')
  })

  it('pays for the minimum number of seats', () => {
    const three = { pricingModel: 'paid', plans: [plan({ month: 10, per_seat: true, min_seats: 3 })] } as const
    expect(statuses(three)).toBe('broken broken kept kept unset')
  })

  it('does not count a plan for one person as a team plan', () => {
    const plans = [plan({ month: 10, key_limits: ['One person'] }), plan({ month: 30, per_seat: true })]
    expect(statuses({ pricingModel: 'paid', plans }, 'small')).toBe('broken broken kept kept unset')
  })

  it('is no limit when unanswered', () => {
    expect(budgetStatus(tool({ pricingModel: 'enterprise' }), null, 'solo')).toBe('unset')
  })
})

describe('privacy', () => {
  const status = (privacy: EngineTool['privacy'], requested: Partial<Limits>): LimitStatus =>
    privacyStatus(tool({ privacy }), limits(requested))

  it('excludes tools without claims where it is critical', () => {
    expect(status([], { privacy: 'critical' })).toBe('broken')
    expect(status(['gdpr_dpa'], { privacy: 'critical' })).toBe('kept')
  })

  it('does not accept EU hosting alone where it is critical', () => {
    expect(status(['eu_hosting'], { privacy: 'critical' })).toBe('broken')
    expect(status(['eu_hosting', 'soc2'], { privacy: 'critical' })).toBe('kept')
    expect(status(['eu_hosting'], { privacy: 'important' })).toBe('kept')
    const requested = limits({ privacy: 'critical' })
    const capacities = tool({ privacy: ['eu_hosting'] })
    expect(limitText('privacy', limitStatuses(capacities, requested), capacities, requested)).toBe(
      'Apart from hosting in the EU, no public privacy claim is known',
    )
  })

  it('requires HIPAA or self-hosting in healthcare', () => {
    const requested = { privacy: 'critical', healthcare: true } as const
    expect(status(['soc2', 'on_device', 'gdpr_dpa'], requested)).toBe('broken')
    expect(status(['hipaa'], requested)).toBe('kept')
    expect(status(['self_host'], requested)).toBe('kept')
  })

  it('keeps unverified tools without points where it is important', () => {
    expect(status([], { privacy: 'important' })).toBe('unknown')
    expect(status(['soc2'], { privacy: 'important', healthcare: true })).toBe('kept')
  })

  test.each(['moderate', 'flexible', null] as const)('is no limit when it is %s', (privacy) => {
    expect(status([], { privacy })).toBe('unset')
  })
})

describe('a device', () => {
  test.each([
    ['mac', ['mac'], 'kept'],
    ['mac', ['web'], 'kept'],
    ['mac', ['extension'], 'kept'],
    ['mac', ['windows', 'ios'], 'broken'],
    ['windows', ['mac', 'linux'], 'broken'],
    ['windows', ['windows'], 'kept'],
    ['windows', ['api'], 'kept'],
    ['windows', ['mac', 'ios', 'api'], 'broken'],
    ['cloud', ['mac', 'api'], 'broken'],
    ['mixed', ['mac', 'ios', 'api'], 'unknown'],
    ['mobile', ['android'], 'kept'],
    ['mobile', ['web', 'mac'], 'unknown'],
    ['mobile', ['mac', 'windows', 'api'], 'broken'],
    ['cloud', ['web'], 'kept'],
    ['cloud', ['mac', 'windows'], 'broken'],
    ['mixed', ['web'], 'kept'],
    ['mixed', ['mac', 'windows'], 'kept'],
    ['mixed', ['mac', 'ios'], 'unknown'],
    ['mixed', [], 'unknown'],
    ['windows', [], 'unknown'],
    [null, ['linux'], 'unset'],
  ] as const)('that is %s stands with a tool for %j as %s', (device: Device | null, platforms, expected) => {
    expect(platformStatus(tool({ platforms }), device)).toBe(expected)
  })

  test('that is a browser keeps developer software for Linux, and says where it runs', () => {
    const library = tool({ platforms: ['mac', 'linux'], skill: 4 })
    const requested = limitsOf({ 16: ['cloud'] })
    expect(platformStatus(library, 'cloud')).toBe('unknown')
    expect(platformStatus(tool({ platforms: ['mac', 'linux'], skill: 3 }), 'cloud')).toBe('broken')
    expect(limitText('platform', limitStatuses(library, requested), library, requested)).toBe(
      'It runs on Linux, as in a cloud workspace, and not in the browser itself',
    )
  })
})

describe('a team', () => {
  const sold = (...seats: (number | null)[]) => ({
    pricingModel: 'paid' as const,
    plans: seats.map((min_seats) => plan({ min_seats, per_seat: true })),
  })

  it('of one does not buy more than three seats', () => {
    expect(teamStatus(tool(sold(4, 10)), 'solo')).toBe('broken')
    expect(teamStatus(tool(sold(3, 10)), 'solo')).toBe('kept')
    expect(teamStatus(tool(sold(null)), 'solo')).toBe('kept')
    expect(teamStatus(tool({ ...sold(10), teamFit: ['small'] }), 'small')).toBe('kept')
  })

  it('may use a free plan, however many seats the others require', () => {
    expect(teamStatus(tool({ ...sold(10), pricingModel: 'freemium' }), 'solo')).toBe('kept')
  })

  it('earns nothing when its size is not known to fit', () => {
    expect(teamStatus(tool({ teamFit: ['enterprise'] }), 'solo')).toBe('unknown')
    expect(teamStatus(tool({ teamFit: [] }), 'solo')).toBe('unknown')
    expect(teamStatus(tool({ teamFit: [] }), null)).toBe('unset')
  })
})

describe('limits', () => {
  it('follow from the answers, and are unset without them', () => {
    expect(limitsOf({})).toEqual(limits({}))
    expect(limitsOf({ 2: ['healthcare'], 3: ['small'], 4: ['low'], 15: ['critical'], 16: ['mac'] })).toEqual({
      budget: 'low',
      team: 'small',
      device: 'mac',
      privacy: 'critical',
      healthcare: true,
      requirements: [],
    })
  })

  it('follow from the user’s own words', () => {
    const meanings = ['topic:seo', 'free', 'platform:mac', 'max_price:20']
    const { requirements } = limitsOf({ purpose: { sentence: 'anything', meanings } })
    expect(requirements).toEqual([
      { kind: 'free' },
      { kind: 'platform', value: 'mac' },
      { kind: 'max_price', value: 20 },
    ])
  })
})

describe('a condition in the user’s own words', () => {
  const status = (meaning: string, changes: Partial<EngineTool>) =>
    limitStatuses(tool(changes), limitsOf({ purpose: { sentence: 'anything', meanings: [meaning] } })).purpose

  test.each([
    ['free', { pricingModel: 'freemium' }, 'kept'],
    ['free', { pricingModel: 'paid', plans: [plan({ month: 0 })] }, 'kept'],
    ['free', { pricingModel: 'paid', plans: [plan({ month: 1 })] }, 'broken'],
    ['free', { pricingModel: null }, 'broken'],
    ['open_source', { openSource: true }, 'kept'],
    ['open_source', { openSource: false }, 'broken'],
    ['open_source', { openSource: null }, 'broken'],
    ['api', { apiAvailable: true }, 'kept'],
    ['api', { apiAvailable: null }, 'broken'],
    ['mcp_server', { mcpServer: true }, 'kept'],
    ['mcp_server', { mcpServer: null }, 'broken'],
    ['privacy:hipaa', { privacy: ['hipaa'] }, 'kept'],
    ['privacy:hipaa', { privacy: ['soc2'] }, 'broken'],
    ['platform:linux', { platforms: ['linux'] }, 'kept'],
    ['platform:linux', { platforms: ['web'] }, 'kept'],
    ['platform:ios', { platforms: ['ios'] }, 'kept'],
    ['platform:ios', { platforms: ['web'] }, 'unknown'],
    ['platform:ios', { platforms: ['windows'] }, 'broken'],
    ['platform:extension', { platforms: ['web'] }, 'broken'],
    ['max_price:20', { pricingModel: 'paid', plans: [plan({ month: 20 })] }, 'kept'],
    ['max_price:20', { pricingModel: 'paid', plans: [plan({ month: 20.5 })] }, 'broken'],
    ['max_price:20', { pricingModel: 'paid', plans: [] }, 'broken'],
  ] as const)('%s and a tool with %j: %s', (meaning, changes, expected) => {
    expect(status(meaning, changes)).toBe(expected)
  })

  it('is unset without one, and excludes the same tools as the masks', () => {
    expect(status('topic:seo', {})).toBe('unset')
    const tools = [tool({ openSource: true }), tool({ openSource: false })]
    const { requirements } = limitMasks(tools)
    const query = limitQuery(limitsOf({ purpose: { sentence: 'anything', meanings: ['open_source'] } }))
    expect([...requirements].map((mask) => (mask & query.requirements) === 0)).toEqual([true, false])
  })
})
