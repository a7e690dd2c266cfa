import type { PaymentMode } from '#core/billing/plans.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'
import type { Log } from '#server/platform/log.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { ProviderCustomer } from '#server/platform/payments/payments.ts'
import type { PlanGrants } from '../../accounts/plan-grants.ts'
import { END_DUPLICATE } from '../billing-jobs.ts'
import { createPaymentNotices } from './payment-notices.ts'
import { liveSubscriptions, projectGrants } from './projection.ts'
import { storeState } from './stored-state.ts'

/** Effects of a member's changed payments in the same transaction. */
export type OnSynced = (
  tx: TransactionClient,
  changed: { readonly userId: string | null; readonly customerId: string },
) => Promise<void>

export type CustomerRow = { readonly id: string; readonly userId: string | null; readonly version: number }

/** Another process wrote between our read and write. */
export class OvertakenError extends Error {}

/** Stores the provider's state of a customer and its effects. Resolves to the differences, one line each. */
export const createCustomerWriter = (dependencies: {
  mode: PaymentMode
  clock: Clock
  log: Log
  planGrants: PlanGrants
  hash: KeyedHash
  queue: JobQueue
  outbox: Outbox
  publicUrl: string
  onSynced: OnSynced
}) => {
  const { mode, clock, log, planGrants, hash, queue, outbox, publicUrl, onSynced } = dependencies
  const notify = createPaymentNotices({ outbox, publicUrl })

  /** A second active subscription is a mistake, such as from two checkouts in two tabs. */
  const endDuplicates = async (tx: TransactionClient, state: ProviderCustomer): Promise<void> => {
    for (const { id } of liveSubscriptions(state).slice(1)) {
      log.warn({ customer: state.id, subscription: id }, 'second subscription is ended and refunded')
      await queue.enqueue(tx, END_DUPLICATE, { mode, customerId: state.id, subscriptionId: id }, { key: id })
    }
  }

  /** Locks the customer's row, then the member's ledger. All code that locks both must use this order. */
  const lock = async (tx: TransactionClient, row: CustomerRow) => {
    const [locked] = await tx.$queryRaw<{ version: number; userId: string | null }[]>`
      SELECT version, user_id AS "userId" FROM billing_customers WHERE id = ${row.id}::uuid FOR UPDATE`
    if (locked === undefined || locked.version !== row.version) throw new OvertakenError()
    const { userId } = locked
    return { userId, hasAccount: userId !== null && (await planGrants.lock(tx, userId)) }
  }

  const write = async (
    tx: TransactionClient,
    row: CustomerRow,
    state: ProviderCustomer,
    readAt: Date,
  ): Promise<string[]> => {
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
      if (changed) differences.push('plan ledger changed')
      await notify(tx, userId, stored, clock.now())
    }
    await endDuplicates(tx, state)
    await onSynced(tx, { userId: hasAccount ? userId : null, customerId: row.id })
    return differences
  }

  /** The provider deleted the customer and its subscriptions: active ones end at the time of the read. */
  const writeDeleted = async (tx: TransactionClient, row: CustomerRow, readAt: Date): Promise<string[]> => {
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

  return { write, writeDeleted }
}
