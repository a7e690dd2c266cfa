import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { PaymentProvider } from '../../platform/payments/payments.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { PlanGrants } from '../accounts/plan-grants.ts'
import type { Area } from '../area.ts'
import type { ReconcileCustomer } from './billing-administration.service.ts'
import type { SyncCustomer } from './refresh-customer.ts'
import { createSubscriptionServices, type SubscriptionServices } from './subscription-services.ts'

export type BillingServices = SubscriptionServices

/** What the areas of billing and referrals share. */
export type BillingDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly limiter: StoredRateLimiter
  readonly queue: JobQueue
  readonly outbox: Outbox
  readonly hash: KeyedHash
  readonly publicUrl: string
  /** Null: nothing can be bought. */
  readonly payments: PaymentProvider | null
  readonly planGrants: PlanGrants
}

/** What referrals need of billing beside its tables. */
export type ForReferrals = Record<never, never>

type BillingArea = Area<BillingServices> & {
  /** Called in the transaction that wrote a grant by hand. */
  readonly onGrant: (tx: TransactionClient, userId: string) => Promise<void>
  readonly forReferrals: ForReferrals
}

/** Plans, checkout, subscriptions, payments, seats and refunds. */
export const createBillingArea = (
  dependencies: BillingDependencies & {
    /** Called in the transaction that stored a customer's payments, with our id of the customer. */
    readonly onPayments: (tx: TransactionClient, customerId: string) => Promise<void>
  },
): BillingArea => {
  const syncCustomer: SyncCustomer = async () => undefined
  const reconcile: ReconcileCustomer = async () => []
  const onGrant: BillingArea['onGrant'] = async () => undefined
  return {
    services: { ...createSubscriptionServices({ ...dependencies, syncCustomer, reconcile, onGrant }) },
    memberData: {},
    jobs: [],
    onGrant,
    forReferrals: {},
  }
}
