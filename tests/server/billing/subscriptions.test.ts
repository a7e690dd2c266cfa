import { describe, expect, test } from 'vitest'
import { createBillingApp } from '../../support/billing-app.ts'
import { DAY_MS } from '../../support/members.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const billing = createBillingApp()

const subjects = async () =>
  (await storedEmails(billing.database))
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('Confirm'))

/** The days of the real calendar from the beginning, 2026-11-20, one month on. */
const MONTH_MS = 30 * DAY_MS
/** Stripe leaves the invoice of a renewal open to changes for an hour. */
const RENEWED_MS = MONTH_MS + DAY_MS / 12

describe('a subscription', () => {
  test('acts as soon as its payment was told about, and is confirmed by email', async () => {
    billing.setTime(0)
    const member = await billing.join()
    await billing.subscribe(member)
    expect(await billing.entitlementOf(member.token)).toMatchObject({ plan: 'BASIC' })
    await billing.app.settle()
    expect(await billing.entitlementOf(member.token)).toEqual({
      plan: 'PRO',
      period: 'MONTH',
      until: '2026-12-27T12:00:00.000Z',
    })
    expect(await subjects()).toEqual(['Your Toolfinch receipt'])
  })

  test('is renewed by the next invoice, and goes on for seven days without one', async () => {
    const member = await billing.join('grace@people.example')
    await billing.subscribe(member, { card: 'failsLater' })
    await billing.app.settle()
    const begun = billing.now().getTime()
    billing.setTime(begun - Date.UTC(2026, 10, 20, 12) + RENEWED_MS)
    await billing.app.settle()
    expect(await subjects()).toEqual(['Your Toolfinch receipt', 'Your Toolfinch payment failed'])
    expect(await billing.entitlementOf(member.token)).toMatchObject({ plan: 'PRO' })
    const [row] = await billing.database.prisma.subscription.findMany()
    expect(row).toMatchObject({ status: 'past_due' })
  })
})
