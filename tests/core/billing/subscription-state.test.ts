import { describe, expect, test } from 'vitest'
import {
  firstPayment,
  refundablePayment,
  type StoredPayment,
  type StoredSubscription,
  type SubscriptionState,
  shownSubscription,
  subscriptionStateOf,
  subscriptionView,
} from '#core/billing/subscription-state.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

const subscription = (changes: Partial<StoredSubscription> = {}): StoredSubscription => ({
  id: 'sub_1',
  status: 'active',
  plan: 'pro',
  period: 'month',
  currentPeriodEnd: days(20),
  cancelAt: null,
  endedAt: null,
  nextPlan: null,
  nextPeriod: null,
  createdAt: days(-10),
  ...changes,
})
const payment = (changes: Partial<StoredPayment> = {}): StoredPayment => ({
  id: 'payment',
  subscriptionId: 'sub_1',
  status: 'paid',
  plan: 'pro',
  period: 'month',
  totalCents: 3_000,
  paidCents: 3_000,
  periodEnd: days(20),
  paidAt: days(-10),
  refundedAt: null,
  disputedAt: null,
  disputeWon: null,
  nextAttemptAt: null,
  createdAt: days(-10),
  ...changes,
})
const disputed = { disputedAt: days(-1) }

describe('the state of a subscription', () => {
  test.each<[string, Partial<StoredSubscription>, StoredPayment[], SubscriptionState]>([
    ['a paid one', {}, [payment()], 'active'],
    ['one in a trial', { status: 'trialing' }, [], 'active'],
    ['a canceled one before its end', { cancelAt: days(20) }, [payment()], 'cancels'],
    ['a canceled one whose end is now', { cancelAt: NOW }, [payment()], 'ended'],
    ['one that the provider ended', { status: 'canceled', endedAt: days(-1) }, [payment()], 'ended'],
    ['one whose end is stored without its status', { endedAt: days(-1) }, [payment()], 'ended'],
    ['one whose first payment was never made', { status: 'incomplete_expired' }, [], 'ended'],
    ['one whose first payment is under way', { status: 'incomplete' }, [], 'incomplete'],
    ['an unpaid renewal', { status: 'past_due' }, [payment()], 'past_due'],
    ['a renewal that is no longer tried', { status: 'unpaid' }, [payment()], 'past_due'],
    ['an unpaid renewal of a canceled one', { status: 'past_due', cancelAt: days(2) }, [payment()], 'past_due'],
    ['a paused one', { status: 'paused' }, [payment()], 'paused'],
    ['an open dispute', {}, [payment(disputed)], 'disputed'],
    ['an open dispute of an ended one', { status: 'canceled', endedAt: NOW }, [payment(disputed)], 'disputed'],
    ['a lost dispute', {}, [payment({ ...disputed, disputeWon: false })], 'disputed'],
    [
      'a lost dispute of an ended one',
      { status: 'canceled', endedAt: NOW },
      [payment({ ...disputed, disputeWon: false })],
      'ended',
    ],
    ['a won dispute', {}, [payment({ ...disputed, disputeWon: true })], 'active'],
    [
      'a dispute of an earlier period',
      {},
      [payment({ id: 'a', ...disputed, periodEnd: days(-10) }), payment({ id: 'b' })],
      'active',
    ],
    ['a dispute of another subscription', {}, [payment({ subscriptionId: 'sub_2', ...disputed })], 'active'],
  ])('of %s', (_title, changes, payments, state) => {
    expect(subscriptionStateOf(subscription(changes), payments, NOW)).toBe(state)
  })
})

describe('the displayed subscription', () => {
  const live = subscription({ id: 'live' })
  const ended = (id: string, ago: number) => subscription({ id, status: 'canceled', endedAt: days(-ago) })
  const incomplete = subscription({ id: 'incomplete', status: 'incomplete', createdAt: days(-1) })
  test.each<[string, StoredSubscription[], string | null]>([
    ['none', [], null],
    ['the live one, before ended ones', [ended('old', 1), live], 'live'],
    ['the newer of two live ones', [live, subscription({ id: 'newer', createdAt: days(-1) })], 'newer'],
    ['a live one before one that is not paid yet', [live, incomplete], 'live'],
    ['an ended one before one that is not paid yet', [ended('old', 1), incomplete], 'old'],
    ['one that is not paid yet, alone', [incomplete], 'incomplete'],
    ['the last that ended', [ended('first', 50), ended('last', 10)], 'last'],
    ['one that ended a moment less than 60 days ago', [ended('old', 60 - 1 / DAY_MS)], 'old'],
    ['none that ended 60 days ago', [ended('old', 60)], null],
    ['none that was never paid', [subscription({ status: 'incomplete_expired' })], null],
  ])('is %s', (_title, rows, id) => {
    expect(shownSubscription(rows, NOW)?.id ?? null).toBe(id)
  })
})

describe('the view of a subscription', () => {
  const view = (changes: Partial<StoredSubscription>, payments = [payment()], creditCents = 0) =>
    subscriptionView(subscription(changes), payments, creditCents, NOW)

  test('renews at its price, less the credit', () => {
    expect(view({}, [payment()], 1_000)).toMatchObject({
      state: 'active',
      renewsAt: days(20),
      cancelAt: null,
      fixBy: null,
      priceCents: 3_000,
      nextInvoice: { at: days(20), amountCents: 2_000 },
      scheduledChange: null,
    })
    expect(view({}, [payment()], 9_000).nextInvoice).toEqual({ at: days(20), amountCents: 0 })
  })

  test('keeps a former price, and uses today’s price without an invoice', () => {
    expect(view({}, [payment({ totalCents: 2_500 })]).nextInvoice?.amountCents).toBe(2_500)
    expect(view({}, [payment({ plan: 'business', totalCents: 20_000 })]).priceCents).toBe(3_000)
    expect(view({ period: 'year' }, []).priceCents).toBe(18_000)
  })

  test('changes to the other plan’s price with the next period', () => {
    expect(view({ nextPlan: 'business', nextPeriod: 'year' })).toMatchObject({
      priceCents: 3_000,
      nextInvoice: { at: days(20), amountCents: 175_000 },
      scheduledChange: { plan: 'business', period: 'year', at: days(20) },
    })
  })

  test('ends on its day when canceled, and charges nothing', () => {
    expect(view({ cancelAt: days(20), nextPlan: 'business', nextPeriod: 'year' })).toMatchObject({
      state: 'cancels',
      renewsAt: null,
      cancelAt: days(20),
      nextInvoice: null,
      scheduledChange: null,
    })
  })

  test('states the deadline of a failed payment: 7 days after the last paid period', () => {
    const paid = payment({ periodEnd: days(-2) })
    const open = payment({ id: 'b', status: 'open', paidAt: null, paidCents: 0, nextAttemptAt: days(1) })
    expect(view({ status: 'past_due', currentPeriodEnd: days(28) }, [paid, open])).toMatchObject({
      state: 'past_due',
      renewsAt: null,
      fixBy: days(5),
      nextInvoice: { at: days(1), amountCents: 3_000 },
    })
    expect(view({ status: 'past_due' }, [paid, { ...open, nextAttemptAt: null }]).nextInvoice).toEqual({
      at: null,
      amountCents: 3_000,
    })
    expect(view({ status: 'past_due' }, [])).toMatchObject({ fixBy: null, nextInvoice: null })
  })

  test('states when it ended', () => {
    const state = view({ status: 'canceled', endedAt: days(-3), cancelAt: days(-3) })
    expect(state).toMatchObject({ state: 'ended', endedAt: days(-3), cancelAt: null, nextInvoice: null })
    expect(view({ cancelAt: days(-1) })).toMatchObject({ state: 'ended', endedAt: days(-1) })
  })
})

describe('a refund', () => {
  const first = payment({ id: 'first', paidAt: days(-10) })

  test('is for the first payment that charged money', () => {
    const credit = payment({ id: 'credit', paidAt: days(-12), paidCents: 0 })
    const open = payment({ id: 'open', status: 'open', paidAt: null })
    const second = payment({ id: 'second', paidAt: days(-1) })
    expect(firstPayment([second, open, credit, first])?.id).toBe('first')
    expect(refundablePayment([second, first], NOW)).toEqual({ payment: first, until: days(20) })
  })

  test.each<[string, StoredPayment[], boolean]>([
    ['without a payment', [], false],
    ['a moment before 30 days', [payment({ paidAt: new Date(days(-30).getTime() + 1) })], true],
    ['at exactly 30 days', [payment({ paidAt: days(-30) })], false],
    [
      'of a second payment alone',
      [payment({ paidAt: days(-40) }), payment({ id: 'second', paidAt: days(-10) })],
      false,
    ],
    ['of what was refunded', [payment({ refundedAt: days(-1) })], false],
    ['of what is disputed', [payment(disputed)], false],
    ['of what was disputed and won', [payment({ ...disputed, disputeWon: true })], true],
    ['of what credit paid', [payment({ paidCents: 0 })], false],
  ])('%s', (_title, payments, possible) => {
    expect(refundablePayment(payments, NOW) !== null).toBe(possible)
  })
})
