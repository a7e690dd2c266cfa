import { isUuid } from '../../../../core/uuid.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, TransactionClient } from '../../../platform/database/database.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import type { KeyedHash } from '../../../platform/keyed-hash.ts'
import { createKeyedQueue } from '../../../platform/keyed-queue.ts'
import type { Log } from '../../../platform/log.ts'
import type { Outbox } from '../../../platform/mail/outbox.ts'
import { PaymentsUnavailableError } from '../../../platform/payments/payment-errors.ts'
import type { PaymentEvent, PaymentProvider, ProviderCustomer } from '../../../platform/payments/payments.ts'
import type { PlanGrants } from '../../accounts/plan-grants.ts'
import { END_DUPLICATE } from '../billing-jobs.ts'
import { createPaymentNotices } from './payment-notices.ts'
import { liveSubscriptions, projectGrants } from './projection.ts'
import { storeState, unknownPrices } from './stored-state.ts'

export type CustomerSync = ReturnType<typeof createCustomerSync>

/** Effects of changed payments, in the same transaction. */
type OnSynced = (
  tx: TransactionClient,
  changed: { readonly userId: string | null; readonly customerId: string },
) => Promise<void>

/** Receives one line per difference, in the transaction that stores a customer's state. */
export type OnStored = (tx: TransactionClient, differences: readonly string[]) => Promise<void>

type Row = { readonly id: string; readonly userId: string | null; readonly version: number }

/** Attempts per call when concurrent writes invalidate a read. */
const TRIES = 5

/** Another write happened between the read and the write. */
class OvertakenError extends Error {}

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
  const { database, clock, log, payments, planGrants, hash, queue, outbox, publicUrl, onSynced } = dependencies
  const { prisma } = database
  const { mode } = payments
  const notify = createPaymentNotices({ outbox, publicUrl })
  /** A keyed mutex per customer within the process; versions guard against other processes. */
  const turns = createKeyedQueue()

  const find = (providerId: string): Promise<Row | null> => prisma.billingCustomer.findUnique({ where: { providerId } })

  /** A customer whose row was lost, such as by a crash between the provider's response and our write. */
  const adopt = async (providerId: string, state: ProviderCustomer): Promise<Row | null> => {
    const { userId } = state
    if (userId === null || !isUuid(userId)) return null
    if ((await prisma.user.findUnique({ where: { id: userId }, select: { id: true } })) === null) return null
    const data = { userId, mode, providerId, createdAt: clock.now() }
    await prisma.billingCustomer.createMany({ data, skipDuplicates: true })
    return find(providerId)
  }

  /** False when the event's effect is already stored. */
  const record = async (tx: TransactionClient, event: PaymentEvent | null): Promise<boolean> => {
    if (event === null) return true
    const { id, type, createdAt } = event
    const data = { id, mode, type, createdAt, receivedAt: clock.now() }
    return (await tx.paymentEvent.createMany({ data, skipDuplicates: true })).count === 1
  }

  /** A second running subscription is a mistake, such as two checkouts in two tabs. */
  const endDuplicates = async (tx: TransactionClient, state: ProviderCustomer): Promise<void> => {
    for (const { id } of liveSubscriptions(state).slice(1)) {
      log.warn({ customer: state.id, subscription: id }, 'a second subscription is ended and refunded')
      await queue.enqueue(tx, END_DUPLICATE, { mode, customerId: state.id, subscriptionId: id }, { key: id })
    }
  }

  /** Lock order: the customer's row, then the member's ledger. */
  const lock = async (tx: TransactionClient, row: Row) => {
    const [locked] = await tx.$queryRaw<{ version: number; userId: string | null }[]>`
      SELECT version, user_id AS "userId" FROM billing_customers WHERE id = ${row.id}::uuid FOR UPDATE`
    if (locked === undefined || locked.version !== row.version) throw new OvertakenError()
    const { userId } = locked
    return { userId, hasAccount: userId !== null && (await planGrants.lock(tx, userId)) }
  }

  const write = async (tx: TransactionClient, row: Row, state: ProviderCustomer, readAt: Date): Promise<string[]> => {
    const { userId, hasAccount } = await lock(tx, row)
    const stored = await storeState(tx, row.id, state)
    const fingerprints = state.invoices.flatMap(({ charges }) =>
      charges.flatMap((charge) => charge.cardFingerprint ?? []),
    )
    const cardHashes = [...new Set(fingerprints)].toSorted().map((fingerprint) => hash(`card:${fingerprint}`))
    await tx.billingCustomer.update({
      where: { id: row.id },
      data: {
        version: { increment: 1 },
        syncedAt: readAt,
        creditCents: state.creditCents,
        cardHashes: hasAccount ? cardHashes : [],
      },
    })
    const differences = [...stored.differences]
    if (hasAccount && userId !== null) {
      const changed = await planGrants.write(tx, projectGrants(state, userId, mode))
      if (changed) differences.push('the ledger of plans changed')
      await notify(tx, userId, stored, clock.now())
    }
    await endDuplicates(tx, state)
    await onSynced(tx, { userId: hasAccount ? userId : null, customerId: row.id })
    return differences
  }

  /** The provider deleted the customer and all subscriptions: running ones end at the time of the read. */
  const writeDeleted = async (tx: TransactionClient, row: Row, readAt: Date): Promise<string[]> => {
    const locked = await lock(tx, row)
    const running = await tx.subscription.findMany({ where: { customerId: row.id, endedAt: null } })
    const ended = { status: 'canceled', endedAt: readAt, cancelAt: null, nextPlan: null, nextPeriod: null } as const
    await tx.subscription.updateMany({ where: { customerId: row.id, endedAt: null }, data: ended })
    const paid = await tx.payment.findMany({ where: { customerId: row.id }, select: { invoiceId: true } })
    if (locked.hasAccount) {
      const origins = paid.flatMap(({ invoiceId: id }) => [`invoice:${id}`, `invoice:${id}:dispute-won`])
      await planGrants.revoke(tx, origins, readAt)
    }
    const data = { version: { increment: 1 }, syncedAt: readAt, creditCents: 0 }
    await tx.billingCustomer.update({ where: { id: row.id }, data })
    await onSynced(tx, { userId: locked.hasAccount ? locked.userId : null, customerId: row.id })
    return running.map(({ id }) => `subscription ${id}: its customer was deleted at the provider`)
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
    if (unknown.length > 0) log.error({ customer: providerId, unknown }, 'a price is not in the configuration')
    const row = before ?? (state === null ? null : await adopt(providerId, state))
    return database.transaction(async (tx) => {
      if (!(await record(tx, event)) || row === null) return []
      const differences = await (state === null ? writeDeleted(tx, row, readAt) : write(tx, row, state, readAt))
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
      if (customerId === null) return void (await database.transaction((tx) => record(tx, event)))
      await turns.run(customerId, async () => {
        if (!(await isKnown(event))) await sync(customerId, event)
      })
    },
  }
}
