import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entitlementOf } from '#core/billing/entitlements.ts'
import { projectGrants } from '#server/areas/billing/sync/projection.ts'
import type {
  ProviderCharge,
  ProviderCustomer,
  ProviderInvoice,
  ProviderSubscription,
} from '#server/platform/payments/payments.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number))

const charge = (changes: Partial<ProviderCharge> = {}): ProviderCharge => ({
  id: 'ch_1',
  paymentIntentId: 'pi_1',
  amountCents: 3_000,
  refundedCents: 0,
  refundedAt: null,
  dispute: null,
  cardFingerprint: 'card',
  ...changes,
})
const invoice = (from: number, changes: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
  id: `in_${from}`,
  subscriptionId: 'sub_1',
  status: 'paid',
  price: { plan: 'pro', period: 'month' },
  number: 'A-1',
  currency: 'usd',
  totalCents: 3_000,
  paidCents: 3_000,
  periodStart: day(from),
  periodEnd: day(from + 30),
  paidAt: day(from),
  attempted: true,
  nextAttemptAt: null,
  url: null,
  charges: [charge()],
  createdAt: day(from),
  ...changes,
})
const subscription = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  price: { plan: 'pro', period: 'month' },
  currentPeriodStart: day(0),
  currentPeriodEnd: day(30),
  cancelAt: null,
  endedAt: null,
  next: null,
  createdAt: day(0),
  ...changes,
})
const customer = (
  invoices: readonly ProviderInvoice[],
  changes: Partial<ProviderSubscription> = {},
): ProviderCustomer => ({
  id: 'cus_1',
  userId: null,
  creditCents: 0,
  subscriptions: [subscription(changes)],
  invoices,
})

const paidOn = (state: ProviderCustomer, number: number): boolean =>
  entitlementOf(projectGrants(state, 'user', 'live'), day(number), 'live').status === 'active'

describe('a paid invoice', () => {
  test('grants its period and seven days of grace', () => {
    const state = customer([invoice(0)])
    expect([0, 29, 36].map((number) => paidOn(state, number))).toEqual([true, true, true])
    expect([-1, 37].map((number) => paidOn(state, number))).toEqual([false, false])
  })

  test.each([
    ['open', { status: 'open' }],
    ['a draft', { status: 'draft' }],
    ['void', { status: 'void' }],
    ['uncollectible', { status: 'uncollectible' }],
    ['at an unknown price', { price: null }],
  ] as const)('gives nothing while it is %s', (_title, changes) => {
    expect(projectGrants(customer([invoice(0, changes)]), 'user', 'live')).toEqual([])
  })

  test('that credit paid in full counts like any other', () => {
    expect(paidOn(customer([invoice(0, { charges: [], paidCents: 0 })]), 5)).toBe(true)
  })

  test('ends with the subscription, without grace', () => {
    const state = customer([invoice(0)], { status: 'canceled', endedAt: day(30) })
    expect([29, 30].map((number) => paidOn(state, number))).toEqual([true, false])
  })

  test('ends with a full refund, but not with a partial one', () => {
    const full = customer([invoice(0, { charges: [charge({ refundedCents: 3_000, refundedAt: day(10) })] })])
    expect([9, 10].map((number) => paidOn(full, number))).toEqual([true, false])
    expect(paidOn(customer([invoice(0, { charges: [charge({ refundedCents: 1_000 })] })]), 20)).toBe(true)
  })

  test('ends with a dispute, and resumes from there when it is won', () => {
    const open = customer([invoice(0, { charges: [charge({ dispute: { createdAt: day(10), won: null } })] })])
    const lost = customer([invoice(0, { charges: [charge({ dispute: { createdAt: day(10), won: false } })] })])
    const won = customer([invoice(0, { charges: [charge({ dispute: { createdAt: day(10), won: true } })] })])
    expect([9, 10, 20].map((number) => paidOn(open, number))).toEqual([true, false, false])
    expect(paidOn(lost, 20)).toBe(false)
    expect([9, 10, 36, 37].map((number) => paidOn(won, number))).toEqual([true, true, true, false])
  })

  test('has no second row for a dispute after its time', () => {
    const late = customer([invoice(0, { charges: [charge({ dispute: { createdAt: day(37), won: true } })] })])
    expect(projectGrants(late, 'user', 'live')).toHaveLength(1)
  })

  test('is not affected by events of another invoice', () => {
    const refunded = invoice(0, { charges: [charge({ refundedCents: 3_000, refundedAt: day(10) })] })
    expect(paidOn(customer([refunded, invoice(10)]), 20)).toBe(true)
  })
})

test('a member is paid exactly during an invoice’s period without earlier refund, dispute or end', () => {
  const moment = fc.option(fc.integer({ min: 0, max: 60 }), { nil: null })
  const facts = fc.record({ from: fc.nat(60), refunded: moment, disputed: moment, won: fc.boolean() })
  fc.assert(
    fc.property(
      fc.uniqueArray(facts, { selector: ({ from }) => from, maxLength: 5 }),
      moment,
      fc.nat(110),
      (rows, ended, now) => {
        const at = (number: number | null) => (number === null ? null : day(number))
        const invoices = rows.map(({ from, refunded, disputed, won }) => {
          const dispute = disputed === null ? null : { createdAt: day(disputed), won }
          return invoice(from, { charges: [charge({ refundedAt: at(refunded), dispute })] })
        })
        const expected = rows.some(({ from, refunded, disputed, won }) => {
          const ends = [from + 37, refunded, ended, won ? null : disputed]
          return from <= now && ends.every((end) => end === null || now < end)
        })
        expect(paidOn(customer(invoices, { endedAt: at(ended) }), now)).toBe(expected)
      },
    ),
  )
})
