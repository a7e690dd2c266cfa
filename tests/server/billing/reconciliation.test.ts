import { describe, expect, test } from 'vitest'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import { createBillingApp } from '../../support/billing-app.ts'
import { DAY_MS } from '../../support/members.ts'

const billing = createBillingApp()

type Member = Awaited<ReturnType<typeof billing.join>>

const reconcileAll = async (): Promise<string[]> => {
  const lines: string[] = []
  const { reconciliation } = billing.app.services.billing
  if (reconciliation === null) throw new Error('Payments are not configured.')
  for await (const line of reconciliation.reconcileAll()) lines.push(line)
  return lines
}
/** Drops the events of a change, so that the application never receives them. */
const unheard = async (happens: () => unknown): Promise<void> => {
  await happens()
  for (const event of billing.stub.waiting()) event.delivered = true
}
const planOf = async (member: Member) => (await billing.entitlementOf(member)).plan
const charge = ({ providerId }: Member) =>
  billing.stub.state.charges.findLast(({ customer }) => customer === providerId)?.id ?? ''
const subscription = ({ providerId }: Member) =>
  billing.stub.state.subscriptions.findLast(({ customer }) => customer === providerId)?.id ?? ''

const renew = () => billing.setTime(31.2 * DAY_MS)

describe('one reconciliation repairs the loss of every event about', () => {
  test.each<[string, (member: Member) => unknown, string, string]>([
    ['a refund', (member) => billing.stub.refund(charge(member)), 'basic', 'refundedCents 0 -> 3000'],
    ['a dispute', (member) => billing.stub.dispute(charge(member)), 'basic', 'disputedAt none ->'],
    [
      'an end',
      (member) => billing.provider.endSubscription(subscription(member), 'end'),
      'basic',
      'status active -> canceled',
    ],
    ['a renewal', renew, 'pro', 'currentPeriodStart'],
  ])('%s', async (_title, happens, plan, difference) => {
    const member = await billing.join()
    await billing.subscribe(member)
    await billing.app.settle()
    await unheard(() => happens(member))
    const lines = await reconcileAll()
    expect(lines.some((line) => line.startsWith(member.providerId) && line.includes(difference))).toBe(true)
    expect(await planOf(member)).toBe(plan)
    expect(await reconcileAll()).toEqual([])
    // The repair command is audited once.
    const where = { subjectId: member.providerId, action: 'billing.reconcile', actorId: null }
    expect(await billing.database.prisma.auditEntry.count({ where })).toBe(1)
  })

  test('a first payment, even when the customer’s row was lost', async () => {
    const member = await billing.join()
    await unheard(() => billing.subscribe(member))
    await billing.database.prisma.billingCustomer.deleteMany()
    expect(await reconcileAll()).toContain(`${member.providerId} plan ledger changed`)
    expect(await planOf(member)).toBe('pro')
    expect(await reconcileAll()).toEqual([])
  })
})

test('the recurring reconciliation checks customers whose period has ended', async () => {
  const member = await billing.join()
  await billing.subscribe(member)
  await billing.app.settle()
  await unheard(renew)
  const { jobQueue: queue, jobHandlers } = billing.app.services
  const handlers = jobHandlers.filter(({ kind }) => kind === 'reconcile-payments')
  const { database, now } = billing
  const create = () => createJobRunner({ database, clock: { now }, log: silentLog, queue, handlers })
  const stop = create().start()
  await expect.poll(() => billing.database.prisma.job.count({ where: { kind: 'reconcile-payments' } })).toBe(1)
  await stop()
  billing.setTime(31.3 * DAY_MS)
  await create().runDue()
  expect(await billing.database.prisma.payment.count({ where: { status: 'paid' } })).toBe(2)
  expect(await planOf(member)).toBe('pro')
})
