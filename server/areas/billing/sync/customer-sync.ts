import { isUuid } from '#core/uuid.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'
import { createKeyedQueue } from '#server/platform/keyed-queue.ts'
import type { Log } from '#server/platform/log.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { PaymentsUnavailableError } from '#server/platform/payments/payment-errors.ts'
import type { PaymentEvent, PaymentProvider, ProviderCustomer } from '#server/platform/payments/payments.ts'
import type { PlanGrants } from '../../accounts/plan-grants.ts'
import { type CustomerRow, createCustomerWriter, type OnSynced, OvertakenError } from './customer-writer.ts'
import { unknownPrices } from './stored-state.ts'

export type CustomerSync = ReturnType<typeof createCustomerSync>

/** Called with the differences, one line each, in the transaction that stores a customer's state. */
export type OnStored = (tx: TransactionClient, differences: readonly string[]) => Promise<void>

/** How often a read is repeated after a concurrent write, before the caller has to retry. */
const TRIES = 5

/**
 * Synchronizes a stored customer with the provider: reads the whole state, then stores it and its effects in one
 * transaction. The customer row's version prevents overwriting newer state. Events need no order, since each only
 * triggers a sync.
 */
export const createCustomerSync = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  payments: PaymentProvider
  planGrants: PlanGrants
  hash: KeyedHash
  queue: JobQueue
  outbox: Outbox
  publicUrl: string
  onSynced: OnSynced
}) => {
  const { database, clock, log, payments } = dependencies
  const { prisma } = database
  const { mode } = payments
  const writer = createCustomerWriter({ ...dependencies, mode })
  /** Within a process, syncs of a customer are serialized; versions guard against other processes. */
  const turns = createKeyedQueue()

  const find = (providerId: string): Promise<CustomerRow | null> =>
    prisma.billingCustomer.findUnique({ where: { providerId } })

  /** A customer whose row was lost, such as by a crash between the provider's response and our write. */
  const adopt = async (providerId: string, state: ProviderCustomer): Promise<CustomerRow | null> => {
    const { userId } = state
    if (userId === null || !isUuid(userId)) return null
    if ((await prisma.user.findUnique({ where: { id: userId }, select: { id: true } })) === null) return null
    const data = { userId, mode, providerId, createdAt: clock.now() }
    await prisma.billingCustomer.createMany({ data, skipDuplicates: true })
    return find(providerId)
  }

  /** Sending an event again cannot help when nobody here is concerned, such as with another product of the account. */
  const ignored = ({ id, type, about }: PaymentEvent): void => {
    log.warn({ event: id, type, about }, 'payment event about a customer or charge that is not ours')
  }

  /** False when the event's effect is already stored. */
  const record = async (tx: TransactionClient, event: PaymentEvent | null): Promise<boolean> => {
    if (event === null) return true
    const data = { id: event.id, receivedAt: clock.now() }
    return (await tx.paymentEvent.createMany({ data, skipDuplicates: true })).count === 1
  }

  const attempt = async (
    providerId: string,
    event: PaymentEvent | null,
    onStored: OnStored | undefined,
  ): Promise<readonly string[]> => {
    const before = await find(providerId)
    const readAt = clock.now()
    const state = await payments.readCustomer(providerId)
    const unknown = state === null ? [] : unknownPrices(state)
    if (unknown.length > 0) log.error({ customer: providerId, unknown }, 'price not in the configuration')
    const row = before ?? (state === null ? null : await adopt(providerId, state))
    if (row === null && event !== null) ignored(event)
    return database.transaction(async (tx) => {
      if (!(await record(tx, event)) || row === null) return []
      const differences = await (state === null
        ? writer.writeDeleted(tx, row, readAt)
        : writer.write(tx, row, state, readAt))
      await onStored?.(tx, differences)
      return differences
    })
  }

  const sync = async (
    providerId: string,
    event: PaymentEvent | null,
    onStored?: OnStored,
  ): Promise<readonly string[]> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        return await attempt(providerId, event, onStored)
      } catch (error) {
        if (!(error instanceof OvertakenError)) throw error
      }
    }
    throw new PaymentsUnavailableError()
  }

  const isKnown = async ({ id }: PaymentEvent): Promise<boolean> =>
    (await prisma.paymentEvent.findUnique({ where: { id }, select: { id: true } })) !== null

  return {
    /** Stores the current state and returns one line per difference. Throws PaymentsUnavailableError. */
    sync: (providerId: string, onStored?: OnStored): Promise<readonly string[]> =>
      turns.run(providerId, () => sync(providerId, null, onStored)),

    /**
     * Processes an event once; its state is stored when this resolves.
     * @throws PaymentsUnavailableError when nothing was stored and the event must be redelivered
     */
    receive: async (event: PaymentEvent): Promise<void> => {
      if (await isKnown(event)) return
      const customerId = await payments.customerOf(event)
      if (customerId === null) {
        if (event.about !== null) ignored(event)
        await database.transaction((tx) => record(tx, event))
        return
      }
      await turns.run(customerId, async () => {
        if (!(await isKnown(event))) await sync(customerId, event)
      })
    },
  }
}
