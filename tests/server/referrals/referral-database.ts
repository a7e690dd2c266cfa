import { beforeEach } from 'vitest'
import type { PaymentMode } from '#core/billing/plans.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { createPlanGrants } from '#server/areas/accounts/plan-grants.ts'
import { createReferralsArea } from '#server/areas/referrals/referrals.area.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createJobQueue } from '#server/platform/jobs/job-queue.ts'
import { createKeyedHash } from '#server/platform/keyed-hash.ts'
import { silentLog } from '#server/platform/log.ts'
import { createOutbox } from '#server/platform/mail/outbox.ts'
import { createStoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const DAY_MS = 86_400_000

/** A date this many days after the tests' clock begins. */
export const day = (days: number): Date => new Date(clock.now().getTime() + days * DAY_MS)

type PaymentChanges = Partial<Omit<Prisma.PaymentUncheckedCreateInput, 'customerId'>>

const createArea = (database: Database, now: () => Date, mode: PaymentMode | null) => {
  const time = { now }
  const queue = createJobQueue({ clock: time })
  const publicUrl = 'https://site.example'
  const planGrants = createPlanGrants({ clock: time, mode })
  const area = createReferralsArea({
    database,
    clock: time,
    log: silentLog,
    limiter: createStoredRateLimiter({ database, clock: time, factor: 1 }),
    queue,
    outbox: createOutbox({ queue, publicUrl }),
    hash: createKeyedHash('a key of the tests that is long enough'),
    publicUrl,
    payments: null,
    planGrants,
    billing: { syncCustomer: async () => undefined },
  })
  return { area, planGrants }
}

/**
 * The referrals area on a separate database. Tests write members and payments the way billing does. The database is
 * emptied and the clock is reset before each test.
 */
export const createReferralDatabase = () => {
  const database = registerTestDatabase()
  let now = day(0)
  let invoices = 0
  beforeEach(async () => {
    await database.prisma.user.deleteMany()
    await database.prisma.billingCustomer.deleteMany()
    await database.prisma.job.deleteMany()
    now = day(0)
  })
  const areaIn = (mode: PaymentMode | null) => createArea(database, () => now, mode)

  /** A member, with the referrer who has this code if one is given. Verified by default. */
  const member = async (
    name: string,
    {
      referredBy = null,
      verified = true,
      email = `${name}@people.example`,
    }: {
      readonly referredBy?: string | null
      readonly verified?: boolean
      readonly email?: string
    } = {},
  ): Promise<string> => {
    const row = { email, name, referredBy, emailVerified: verified, createdAt: now, updatedAt: now }
    const referralCode = name.toUpperCase().padEnd(8, '2')
    return database.transaction(async (tx) => {
      const { id } = await tx.user.create({ data: { ...row, referralCode } })
      await areaIn('test').area.reactions?.onSignUp?.(tx, { userId: id, isRecorded: true })
      return id
    })
  }

  const customerOf = async (userId: string, mode: PaymentMode): Promise<string> => {
    const key = { userId_mode: { userId, mode } }
    const data = { userId, mode, providerId: `cus_${mode}_${userId}`, createdAt: now }
    return (await database.prisma.billingCustomer.upsert({ where: key, create: data, update: {} })).id
  }

  /** Notifies the area about a customer's payments, as billing does after storing them. */
  const follow = (customerId: string, mode: PaymentMode | null = 'test') =>
    database.transaction(async (tx) => areaIn(mode).area.reactions?.onPayments?.(tx, customerId))

  /** Stores a successful payment of $30 made now. Returns the customer and the invoice. */
  const storePayment = async (userId: string, changes: PaymentChanges = {}, mode: PaymentMode = 'test') => {
    const customerId = await customerOf(userId, mode)
    invoices += 1
    const invoiceId = `in_${invoices}`
    await database.prisma.payment.create({
      data: {
        invoiceId,
        customerId,
        subscriptionId: 'sub_1',
        status: 'paid',
        plan: 'pro',
        period: 'month',
        totalCents: 3_000,
        paidCents: 3_000,
        periodStart: now,
        periodEnd: new Date(now.getTime() + 30 * DAY_MS),
        paidAt: now,
        attempted: true,
        createdAt: now,
        ...changes,
      },
    })
    return { customerId, invoiceId }
  }
  const pay = async (userId: string, changes: PaymentChanges = {}, mode: PaymentMode = 'test') => {
    const stored = await storePayment(userId, changes, mode)
    await follow(stored.customerId, mode)
    return stored
  }
  const change = async (
    { customerId, invoiceId }: { readonly customerId: string; readonly invoiceId: string },
    data: Prisma.PaymentUpdateInput,
  ) => {
    await database.prisma.payment.update({ where: { invoiceId }, data })
    await follow(customerId)
  }

  return {
    database,
    areaIn,
    setDay: (days: number) => {
      now = day(days)
    },
    member,
    customerOf,
    storePayment,
    follow,
    pay,
    change,
    refund: (payment: { readonly customerId: string; readonly invoiceId: string }) =>
      change(payment, { refundedAt: now, refundedCents: 3_000 }),
    /** A subscription of the member that renews by default. */
    subscribe: async (userId: string, changes: Partial<Prisma.SubscriptionUncheckedCreateInput> = {}) => {
      const customerId = await customerOf(userId, 'test')
      const period = { currentPeriodStart: now, currentPeriodEnd: day(30) }
      const data = {
        id: `sub_${userId}`,
        customerId,
        status: 'active',
        plan: 'pro',
        period: 'month',
        createdAt: now,
      } as const
      await database.prisma.subscription.create({ data: { ...data, ...period, ...changes } })
    },
    /** The rewards of a member: milestone, version, when earned and when revoked. */
    rewards: async (referrerId: string) => {
      const rows = await database.prisma.referralReward.findMany({
        where: { referrerId },
        orderBy: [{ milestone: 'asc' }, { version: 'asc' }],
      })
      return rows.map(({ milestone, version, earnedAt, revokedAt }) => [milestone, version, earnedAt, revokedAt])
    },
    refusalOf: async (referredId: string) =>
      (await database.prisma.referral.findUnique({ where: { referredId } }))?.refusal,
  }
}
