import { describe, expect, it } from 'vitest'
import { planSchema } from '#core/catalogue/fields/plan-record.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { matchOf, recommend } from '#core/recommendations/recommend.ts'
import { engineTool } from '../engine-tools.ts'

const plan = (changes: object) =>
  toKnownPlan(planSchema.parse({ name: 'Plan', month: 10, as_of: '2026-01', ...changes }))
const tools = (...list: readonly (Partial<EngineTool> & { readonly slug: string })[]) =>
  buildSnapshot(
    list.map((changes) => engineTool({ privacy: ['soc2'], platforms: ['web', 'mac'], ...changes })),
    1,
  )
const STRICT = { 3: ['solo'], 4: ['free'], 5: ['writing'], 15: ['critical'], 16: ['mac'] }

const relaxations = (snapshot: ReturnType<typeof buildSnapshot>, answers: Record<number, string[]> = STRICT) =>
  recommend(answers, snapshot).relaxations.map(({ constraint, from, to, items }) => ({
    constraint,
    from,
    to,
    slugs: items.map(({ slug }) => slug),
  }))

describe('relaxations', () => {
  it('show the yield of each single limit, money last', () => {
    const snapshot = tools(
      { slug: 'kept' },
      { slug: 'elsewhere', platforms: ['windows'] },
      { slug: 'unverified', privacy: [] },
      { slug: 'paid', pricingModel: 'paid', plans: [plan({ month: 15 })] },
      { slug: 'dear', pricingModel: 'paid', plans: [plan({ month: 90 })] },
    )
    expect(relaxations(snapshot)).toEqual([
      { constraint: 'platform', from: 'On a Mac', to: 'Any device', slugs: ['elsewhere'] },
      {
        constraint: 'privacy',
        from: 'Critical: I work with sensitive data',
        to: 'Privacy not verified',
        slugs: ['unverified'],
      },
      { constraint: 'budget', from: 'Free tools only', to: '$1-20 a month', slugs: ['paid'] },
    ])
  })

  it('have their own headings, outside the list', () => {
    const snapshot = tools({ slug: 'kept' }, { slug: 'paid', pricingModel: 'paid', plans: [plan({})] })
    const list = recommend(STRICT, snapshot)
    expect(list.items.map(({ slug }) => slug)).toEqual(['kept'])
    expect(list.inTheRunning).toBe(1)
    expect(list.relaxations[0]).toMatchObject({
      heading: 'If you can pay',
      why: 'Only 1 tool meets all of your limits; this would add 1 tool.',
    })
  })

  it('keep the match with the limit in force', () => {
    const snapshot = tools({ slug: 'paid', pricingModel: 'paid', plans: [plan({})] })
    const item = recommend(STRICT, snapshot).relaxations[0]?.items[0]
    const match = matchOf(STRICT, snapshot, 'paid')
    expect(item?.matchPercent).toBe(match?.matchPercent)
    expect(item?.ledger[0]).toMatchObject({ code: 'BUDGET', points: 0, because: 'It has no free plan' })
    expect(match?.blockedBy.map(({ name }) => name)).toEqual(['budget'])
  })

  it('widen a budget step by step, to the first with results', () => {
    const snapshot = tools(
      { slug: 'dear', pricingModel: 'paid', plans: [plan({ month: 90 })] },
      { slug: 'dearer', pricingModel: 'paid', plans: [plan({ month: 400 })] },
    )
    expect(relaxations(snapshot, { 4: ['low'], 5: ['writing'] })).toEqual([
      { constraint: 'budget', from: '$1-20 a month', to: '$21-100 a month', slugs: ['dear'] },
    ])
  })

  it('let a single user pay for more seats', () => {
    const seats = { pricingModel: 'paid', plans: [plan({ month: 5, per_seat: true, min_seats: 5 })] } as const
    const found = relaxations(tools({ slug: 'team', ...seats }), { 3: ['solo'], 4: ['unlimited'], 5: ['writing'] })
    expect(found).toEqual([
      { constraint: 'team', from: 'Just me', to: 'Plans with more seats than you need', slugs: ['team'] },
    ])
  })

  it('come in pairs only when no single limit yields anything', () => {
    const snapshot = tools({ slug: 'both', privacy: [], platforms: ['windows'] })
    const list = recommend(STRICT, snapshot)
    expect(list.items).toEqual([])
    expect(list.relaxations).toMatchObject([
      {
        constraint: 'platform',
        from: 'On a Mac and Critical: I work with sensitive data',
        heading: 'If it can run elsewhere, and if unverified privacy is acceptable',
        why: 'No tool meets all of your limits; this would give you 1 tool.',
      },
    ])
  })

  it('are omitted while three tools are eligible, and without limits', () => {
    const three = tools({ slug: 'a' }, { slug: 'b' }, { slug: 'c' }, { slug: 'unverified', privacy: [] })
    expect(relaxations(three)).toEqual([])
    expect(relaxations(tools({ slug: 'a' }), { 5: ['writing'] })).toEqual([])
  })

  it('have at most five tools each', () => {
    const more = Array.from({ length: 9 }, (_, i) => ({ slug: `u${i}`, vendor: `v${i}`, privacy: [] }))
    expect(relaxations(tools({ slug: 'kept' }, ...more))[0]?.slugs).toHaveLength(5)
  })
})
