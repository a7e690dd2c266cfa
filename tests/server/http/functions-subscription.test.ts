import { describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'

const { database, members } = createAccountsApp()

const NOW = new Date('2026-11-20T12:00:00Z')
const SECOND = { startsAt: NOW, endsAt: new Date(NOW.getTime() + 1_000), createdAt: NOW }

const join = async () => {
  const token = await members.join()
  const { id: userId } = await database.prisma.user.findFirstOrThrow()
  return { token, userId }
}
const auth = async (action: string, token: string) => {
  const answer = await members.app.inject({
    method: 'POST',
    url: '/.netlify/functions/auth',
    payload: { action },
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.json()
}

describe('the plan that auth reports', () => {
  test.each([
    ['pro', 'month', 'pro_monthly'],
    ['pro', 'year', 'pro_annual'],
    ['business', 'month', 'business_monthly'],
    ['business', 'year', 'business_annual'],
  ] as const)('names the period of a paid plan: %s by %s is %s', async (plan, period, tier) => {
    const { token, userId } = await join()
    await database.prisma.planGrant.create({
      data: { userId, plan, period, paymentMode: 'live', source: 'subscription', origin: `invoice:${tier}`, ...SECOND },
    })
    const subscription = { subscription_status: 'active', subscription_tier: tier }
    expect(await auth('check_subscription', token)).toEqual({ ...subscription, plan })
    expect((await auth('verify', token)).user).toMatchObject(subscription)
    // Only the ledger matters: the plan ends with the last moment of its entry.
    members.setTime(1_000)
    const basic = { subscription_status: 'none', subscription_tier: 'basic' }
    expect(await auth('check_subscription', token)).toEqual({ ...basic, plan: 'free' })
    expect((await auth('verify', token)).user).toMatchObject(basic)
  })

  test.each(['referral', 'seat', 'shell', 'administrator'] as const)('names no period of one by %s', async (source) => {
    const { token, userId } = await join()
    await database.prisma.planGrant.create({ data: { userId, plan: 'pro', source, ...SECOND } })
    const subscription = { subscription_status: 'active', subscription_tier: 'pro' }
    expect(await auth('check_subscription', token)).toEqual({ ...subscription, plan: 'pro' })
    expect((await auth('verify', token)).user).toMatchObject(subscription)
  })
})
