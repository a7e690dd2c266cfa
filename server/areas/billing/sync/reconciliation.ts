import { HOUR_MS } from '#core/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { handleRecurringJob, type JobHandler } from '#server/platform/jobs/job.ts'
import type { Log } from '#server/platform/log.ts'
import type { PaymentProvider } from '#server/platform/payments/payments.ts'
import { auditRepair } from './audit-repair.ts'
import type { CustomerSync, OnStored } from './customer-sync.ts'

/** Longest time without a check. */
const MAX_AGE_MS = 24 * HOUR_MS
/** The provider creates an invoice about an hour after a period has ended. */
const RENEWAL_MS = 2 * HOUR_MS
const EVERY_MS = 6 * HOUR_MS

export type Reconciliation = ReturnType<typeof createReconciliation>

/** Repairs what events missed by comparing stored customers with the provider. */
export const createReconciliation = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  payments: PaymentProvider
  sync: Pick<CustomerSync, 'sync'>
}) => {
  const { database, clock, log, payments, sync } = dependencies
  const { prisma } = database
  const { mode } = payments

  /** Prefixes each difference with the customer id. */
  const reconcile = async (providerId: string, onStored?: OnStored): Promise<readonly string[]> =>
    (await sync.sync(providerId, onStored)).map((line) => `${providerId} ${line}`)

  /** For a command on the server. Differences are audited; most customers have none. */
  const repair = (providerId: string): Promise<readonly string[]> => {
    const audit = auditRepair(clock, null, providerId)
    return reconcile(providerId, async (tx, differences) => {
      if (differences.length > 0) await audit(tx, differences)
    })
  }

  /** Customers with old state, or whose paid period has ended since. */
  const due = (now: Date) =>
    prisma.billingCustomer.findMany({
      where: {
        mode,
        OR: [
          { syncedAt: null },
          { syncedAt: { lt: new Date(now.getTime() - MAX_AGE_MS) }, subscriptions: { some: { endedAt: null } } },
          {
            subscriptions: {
              some: { endedAt: null, currentPeriodEnd: { lt: new Date(now.getTime() - RENEWAL_MS) } },
            },
          },
        ],
      },
      select: { providerId: true },
      orderBy: [{ syncedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    })

  return {
    reconcile,

    /** All customers, ours and the provider's, for a command on the server. Yields one line per difference. */
    reconcileAll: async function* (): AsyncGenerator<string> {
      const seen = new Set<string>()
      const own = await prisma.billingCustomer.findMany({ where: { mode }, select: { providerId: true } })
      for (const { providerId } of own) {
        seen.add(providerId)
        yield* await repair(providerId)
      }
      for await (const providerId of payments.customersWithSubscriptions()) {
        if (!seen.has(providerId)) yield* await repair(providerId)
      }
    },

    /** Every six hours: repairs due customers and logs each difference. */
    job: (): JobHandler =>
      handleRecurringJob({
        name: 'reconcile-payments',
        everyMs: EVERY_MS,
        run: async ({ signal, progress }) => {
          const customers = await due(clock.now())
          let differences = 0
          for (const [index, { providerId }] of customers.entries()) {
            signal.throwIfAborted()
            for (const line of await reconcile(providerId)) {
              differences += 1
              log.warn({ difference: line }, 'reconciliation fixed a difference')
            }
            await progress(index + 1, customers.length)
          }
          return { customers: customers.length, differences }
        },
      }),
  }
}
