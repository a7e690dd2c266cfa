import type { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import { clock } from './catalogue.ts'

const DAY_MS = 86_400_000

/** A time this many days after the tests' clock. */
export const inDays = (days: number): Date => new Date(clock.now().getTime() + days * DAY_MS)

type SubscriptionChanges = Partial<Prisma.SubscriptionUncheckedCreateInput>
type PaymentChanges = Partial<Prisma.PaymentUncheckedCreateInput>

const PLAN = { plan: 'pro', period: 'month' } as const

/**
 * Stores a customer with one subscription and its payments, as a sync does: by default a monthly Pro plan, paid ten
 * days ago. The IDs are derived from `name`. Resolves to the IDs of the payments.
 */
export const storeSubscription = async (
  { prisma }: Pick<Database, 'prisma'>,
  userId: string,
  {
    name = 'ada',
    mode = 'local',
    creditCents = 0,
    subscription = {},
    payments = [{}],
  }: {
    readonly name?: string
    readonly mode?: 'local' | 'test' | 'live'
    readonly creditCents?: number
    readonly subscription?: SubscriptionChanges
    readonly payments?: readonly PaymentChanges[]
  } = {},
): Promise<string[]> => {
  const customer = await prisma.billingCustomer.create({
    data: { userId, mode, providerId: `cus_${name}`, creditCents, createdAt: inDays(-10) },
  })
  await prisma.subscription.create({
    data: {
      id: `sub_${name}`,
      customerId: customer.id,
      status: 'active',
      ...PLAN,
      currentPeriodStart: inDays(-10),
      currentPeriodEnd: inDays(20),
      createdAt: inDays(-10),
      ...subscription,
    },
  })
  const rows = payments.map((changes, index) => ({
    customerId: customer.id,
    invoiceId: `in_${name}_${index}`,
    subscriptionId: `sub_${name}`,
    status: 'paid' as const,
    ...PLAN,
    number: `${name.toUpperCase()}-000${index + 1}`,
    totalCents: 3_000,
    paidCents: 3_000,
    periodStart: inDays(-10),
    periodEnd: inDays(20),
    paidAt: inDays(-10),
    attempted: true,
    invoiceUrl: `https://invoice.example/${name}/${index}`,
    createdAt: inDays(-10 + index / 100),
    ...changes,
  }))
  const stored = await prisma.payment.createManyAndReturn({ data: rows, select: { id: true } })
  return stored.map(({ id }) => id)
}
