import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'
import type { PaymentProvider, ProviderCustomer } from '../../platform/payments/payments.ts'

/** `state` is null for a new customer. */
type CheckoutCustomer = { readonly providerId: string; readonly state: ProviderCustomer | null }

/**
 * Finds or creates the member's customer, one per member and mode: a keyed mutex serializes calls in this process, and
 * the idempotency key gives other processes the same customer. A customer deleted at the provider is replaced. The
 * provider is never called inside a transaction.
 */
export const createCheckoutCustomers = (dependencies: {
  database: Database
  clock: Clock
  payments: PaymentProvider
  /** Stores the provider's current state of a customer, by provider id. */
  syncCustomer: (providerId: string) => Promise<void>
}) => {
  const { database, clock, payments, syncCustomer } = dependencies
  const { mode } = payments
  const { billingCustomer: customers } = database.prisma
  const turns = createKeyedQueue()

  const find = (userId: string) => customers.findUnique({ where: { userId_mode: { userId, mode } } })

  /** `replaced` is part of the idempotency key: otherwise the provider would return the deleted customer. */
  const create = async (userId: string, replaced: string | null): Promise<string> => {
    const { email, name } = await database.prisma.user.findUniqueOrThrow({ where: { id: userId } })
    const idempotencyKey = ['customer', mode, userId, ...(replaced === null ? [] : [replaced])].join(':')
    return payments.createCustomer({ userId, email, name, idempotencyKey })
  }

  const add = async (userId: string): Promise<CheckoutCustomer> => {
    const providerId = await create(userId, null)
    const data = { userId, mode, providerId, createdAt: clock.now() }
    await customers.createMany({ data, skipDuplicates: true })
    // Another process may have been faster.
    return { providerId: (await find(userId))?.providerId ?? providerId, state: null }
  }

  const replace = async (userId: string, former: string): Promise<CheckoutCustomer> => {
    // First, so that the former customer's subscriptions are stored as ended.
    await syncCustomer(former)
    const providerId = await create(userId, former)
    await customers.updateMany({
      where: { userId, mode, providerId: former },
      data: { providerId, version: { increment: 1 }, syncedAt: null },
    })
    return { providerId, state: null }
  }

  return {
    /** Throws PaymentsUnavailableError. */
    ensure: (userId: string): Promise<CheckoutCustomer> =>
      turns.run(userId, async () => {
        const stored = await find(userId)
        if (stored === null) return add(userId)
        const state = await payments.readCustomer(stored.providerId)
        return state === null ? replace(userId, stored.providerId) : { providerId: stored.providerId, state }
      }),
  }
}
