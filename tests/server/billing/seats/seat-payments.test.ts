import { expect, test } from 'vitest'
import { createBillingApp } from '#tests/support/billing-app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/members.ts'
import { createTeamActions, type Person } from './team-app.ts'

const billing = createBillingApp()
const { invite, accept, remove, view, planOf, codeFor, join, keepSignedIn, emailsTo, givePlan } = createTeamActions({
  get database() {
    return billing.database
  },
  get members() {
    return billing.app
  },
})

const passTo = async (days: number): Promise<void> => {
  billing.setTime(days * DAY_MS + 120 * MINUTE_MS)
  await billing.app.settle()
  await keepSignedIn(billing.now())
}

/** The owner of a paid Business plan, and their Stripe customer. */
const subscribed = async (period: 'month' | 'year' = 'month') => {
  const { token, email, ...customer } = await billing.join('olive@people.example')
  await billing.database.prisma.user.update({ where: { email }, data: { emailVerified: true } })
  await billing.subscribe(customer, { plan: 'business', period })
  await billing.app.settle()
  return { token, email, id: customer.userId, ...customer }
}
const joinTeam = async (owner: Person): Promise<Person> => {
  const bob = await join('bob')
  await invite(owner, bob.email)
  await accept(bob, await codeFor(bob.email))
  return bob
}
const TEAM_PLAN_ENDED = "Your team's Business plan on Toolfinch has ended"
/** How many emails told this person that their team's plan has ended. */
const endingsTold = async ({ email }: Person): Promise<number> =>
  (await emailsTo(email)).filter(({ subject }) => subject === TEAM_PLAN_ENDED).length
const subscriptionId = async (): Promise<string> => (await billing.database.prisma.subscription.findFirst())?.id ?? ''

test('inviting, accepting and removing cause no invoice and no call to Stripe, and the price is known in advance', async () => {
  const olive = await subscribed()
  const [requests, invoices] = [billing.stub.requests.length, billing.stub.state.invoices.length]
  expect((await view(olive)).team).toMatchObject({ nextInvoiceCents: 20_000 })
  const bob = await joinTeam(olive)
  expect(await planOf(bob)).toBe('BUSINESS')
  const [seat] = (await view(olive)).team.seats
  await remove(olive, seat.id)
  await billing.app.settle()
  expect(billing.stub.requests).toHaveLength(requests)
  expect(billing.stub.state.invoices).toHaveLength(invoices)
  // The next period has one invoice for the price that was shown.
  await passTo(32)
  expect(billing.stub.state.invoices).toHaveLength(invoices + 1)
  const payments = await billing.database.prisma.payment.findMany({ orderBy: { periodStart: 'asc' } })
  expect(payments.map(({ totalCents }) => totalCents)).toEqual([20_000, 20_000])
})

test('a yearly plan states the yearly price, a canceled one none', async () => {
  const olive = await subscribed('year')
  expect((await view(olive)).team).toMatchObject({ nextInvoiceCents: 175_000 })
  const { prisma } = billing.database
  await prisma.subscription.updateMany({ data: { cancelAt: new Date(billing.now().getTime() + DAY_MS) } })
  expect((await view(olive)).team).toMatchObject({ nextInvoiceCents: null })
})

test('a renewal keeps the seats active, the end of the subscription ends them', async () => {
  const olive = await subscribed()
  const bob = await joinTeam(olive)
  await passTo(33)
  expect(await view(bob)).toMatchObject({ seat: { active: true }, entitlement: { plan: 'BUSINESS' } })
  // Beyond the first paid period and its grace period: the renewal's rows now grant the seat.
  await passTo(45)
  expect(await planOf(bob)).toBe('BUSINESS')
  expect(await endingsTold(bob)).toBe(0)
  await billing.provider.endSubscription(await subscriptionId(), 'end')
  await billing.app.settle()
  expect(await planOf(olive)).toBe('BASIC')
  expect(await view(bob)).toMatchObject({ seat: { active: false }, entitlement: { plan: 'BASIC' } })
  expect(await endingsTold(bob)).toBe(1)
  expect((await emailsTo(bob.email)).at(-1)?.text).toMatch(/The Business plan of "[^"]+" has ended/)
  // When the plan is bought again, its seats return.
  await billing.subscribe(olive, { plan: 'business' })
  await billing.app.settle()
  expect(await view(bob)).toMatchObject({ seat: { active: true }, entitlement: { plan: 'BUSINESS' } })
  expect(await endingsTold(bob)).toBe(1)
})

test('the end of a plan is not announced to members who were removed or keep access', async () => {
  const olive = await subscribed()
  const bob = await joinTeam(olive)
  const carl = await join('carl')
  await invite(olive, carl.email)
  await accept(carl, await codeFor(carl.email))
  const bobsSeat = (await view(olive)).team.seats.find((seat: { email: string }) => seat.email === bob.email)
  await remove(olive, bobsSeat.id)
  await givePlan(olive, 'business', 60)
  await billing.provider.endSubscription(await subscriptionId(), 'end')
  await billing.app.settle()
  expect(await planOf(carl)).toBe('BUSINESS')
  expect(await endingsTold(bob)).toBe(0)
  expect(await endingsTold(carl)).toBe(0)
})

test('a full refund ends every seat, and open invitations can no longer be accepted', async () => {
  const olive = await subscribed()
  const bob = await joinTeam(olive)
  const carl = await join('carl')
  await invite(olive, carl.email)
  billing.stub.refund(billing.stub.state.charges.at(-1)?.id ?? '')
  await billing.app.settle()
  expect(await planOf(bob)).toBe('BASIC')
  expect(await endingsTold(bob)).toBe(1)
  expect(await endingsTold(carl)).toBe(0)
  expect(await accept(carl, await codeFor(carl.email))).toMatchObject({ code: 'PLAN_ENDED' })
  expect((await view(olive)).team).toBeNull()
})
