import { describe, expect, test } from 'vitest'
import { entitlementOf, type Grant, paidTimeEnd } from '#core/billing/entitlements.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const grant = (from: number, to: number, changes: Partial<Grant> = {}): Grant => ({
  plan: 'pro',
  startsAt: at(from),
  endsAt: at(to),
  revokedAt: null,
  period: null,
  paymentMode: null,
  ...changes,
})

describe('a revoked grant', () => {
  test('ends at the moment of its revocation', () => {
    const ledger = [grant(1, 20, { revokedAt: at(10) })]
    expect(entitlementOf(ledger, at(9), null)).toMatchObject({ status: 'active', until: at(10) })
    expect(entitlementOf(ledger, at(10), null)).toMatchObject({ status: 'none', until: null })
  })

  test('is not extended by a revocation after its end', () => {
    expect(entitlementOf([grant(1, 10, { revokedAt: at(20) })], at(12), null).status).toBe('none')
  })

  test('never counts when revoked before its start', () => {
    const ledger = [grant(5, 10, { revokedAt: at(2) })]
    expect([1, 5, 9].map((day) => entitlementOf(ledger, at(day), null).status)).toEqual(['none', 'none', 'none'])
  })
})

describe('a payment', () => {
  test.each([
    ['live', null, true],
    ['live', 'test', true],
    ['test', 'test', true],
    ['test', 'live', false],
    ['test', null, false],
    ['local', 'local', true],
    ['local', 'test', false],
    ['local', 'live', false],
  ] as const)('of mode %s counts while payments are made in %s: %s', (paymentMode, mode, counts) => {
    expect(entitlementOf([grant(1, 20, { paymentMode })], at(5), mode).status).toBe(counts ? 'active' : 'none')
    expect(paidTimeEnd([grant(1, 20, { paymentMode })], at(5), mode)).toEqual(at(counts ? 20 : 5))
  })

  test('has the period of the best plan and the latest subscription', () => {
    const ledger = [
      grant(1, 20, { period: 'month' }),
      grant(2, 20, { period: 'year' }),
      grant(1, 20, { plan: 'business' }),
    ]
    expect(entitlementOf(ledger, at(5), null)).toMatchObject({ plan: 'business', period: null })
    expect(entitlementOf(ledger.slice(0, 2), at(5), null)).toMatchObject({ plan: 'pro', period: 'year' })
  })
})

test('paid time ends after the chain of grants of any plan, and at once without one', () => {
  const ledger = [grant(1, 10), grant(8, 15, { plan: 'business' }), grant(15, 20), grant(22, 30)]
  expect(paidTimeEnd(ledger, at(5), null)).toEqual(at(20))
  expect(paidTimeEnd(ledger, at(21), null)).toEqual(at(21))
  expect(paidTimeEnd([], at(3), null)).toEqual(at(3))
})
