import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entitlementOf, type Grant } from '#core/billing/entitlements.ts'
import { planLabel } from '#core/billing/plans.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const grant = (plan: Grant['plan'], from: number, to: number, changes: Partial<Grant> = {}): Grant => ({
  plan,
  startsAt: at(from),
  endsAt: at(to),
  revokedAt: null,
  period: null,
  paymentMode: null,
  ...changes,
})

describe('an entitlement', () => {
  test.each<[string, Grant[], string, string, Date | null]>([
    ['an empty ledger', [], 'basic', 'none', null],
    ['a running grant', [grant('pro', 1, 20)], 'pro', 'active', at(20)],
    ['one that begins now', [grant('pro', 10, 11)], 'pro', 'active', at(11)],
    ['one that ends now', [grant('pro', 1, 10)], 'basic', 'none', null],
    ['one to come', [grant('pro', 11, 20)], 'basic', 'none', null],
    ['the better of two', [grant('business', 1, 12), grant('pro', 1, 30)], 'business', 'active', at(12)],
    ['one after the other', [grant('pro', 12, 20), grant('pro', 1, 12)], 'pro', 'active', at(20)],
    ['a gap between them', [grant('pro', 1, 12), grant('pro', 13, 20)], 'pro', 'active', at(12)],
  ])('of %s', (_title, ledger, plan, status, until) => {
    expect(entitlementOf(ledger, at(10), null)).toEqual({ plan, status, period: null, until })
  })

  test('is paid exactly while some row is active, in any order', () => {
    const row = fc.tuple(fc.constantFrom('pro' as const, 'business' as const), fc.nat(20), fc.nat(20))
    fc.assert(
      fc.property(fc.array(row), fc.nat(30), (rows, day) => {
        const ledger = rows.map(([plan, from, length]) => grant(plan, from, from + length))
        const found = entitlementOf(ledger, at(day), null)
        const isRunning = ledger.some(({ startsAt, endsAt }) => startsAt <= at(day) && at(day) < endsAt)
        expect(found.status === 'active').toBe(isRunning)
        expect(found).toEqual(entitlementOf(ledger.toReversed(), at(day), null))
        if (found.until !== null) expect(found.until > at(day)).toBe(true)
      }),
    )
  })
})

test('plan names are complete', () => {
  expect((['basic', 'pro', 'business'] as const).map(planLabel)).toEqual(['Basic Plan', 'Pro Plan', 'Business Plan'])
})
