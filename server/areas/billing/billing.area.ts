import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { PaymentProvider } from '../../platform/payments/payments.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { PlanGrants } from '../accounts/plan-grants.ts'
import type { Area, Reactions } from '../area.ts'
import type { ReconcileCustomer } from './billing-administration.service.ts'
import { createBillingJobs } from './billing-jobs.ts'
import { type CheckoutService, createCheckoutService } from './checkout.service.ts'
import { createPaymentRecords, removeOldPayments } from './payment-records.ts'
import { createFollowOwner } from './seats/follow-owner.ts'
import { createSeatData } from './seats/seat-data.ts'
import { createSeatGrants } from './seats/seat-grants.ts'
import { createSeatsService, type SeatsService } from './seats/seats.service.ts'
import { createTeamsService, type TeamsService } from './seats/teams.service.ts'
import { createSubscriptionServices, type SubscriptionServices } from './subscription-services.ts'
import { createCustomerSync } from './sync/customer-sync.ts'
import { createReceiveEvent, type ReceiveEvent } from './sync/payment-events.ts'
import { createReconciliation, type Reconciliation } from './sync/reconciliation.ts'

export type BillingServices = SubscriptionServices & {
  /** Receives provider events; null without payments. */
  readonly receiveEvent: ReceiveEvent | null
  /** Null without payments. */
  readonly reconciliation: Reconciliation | null
  readonly seats: SeatsService
  readonly teams: TeamsService
  readonly checkout: CheckoutService
}

/** Shared by billing and referrals. */
export type BillingDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly limiter: StoredRateLimiter
  readonly queue: JobQueue
  readonly outbox: Outbox
  readonly hash: KeyedHash
  readonly publicUrl: string
  /** Null without payments. */
  readonly payments: PaymentProvider | null
  readonly planGrants: PlanGrants
}

export type ForReferrals = {
  /** Stores the provider's current state of a customer, by provider id. */
  readonly syncCustomer: (providerId: string) => Promise<void>
}

type BillingArea = Area<BillingServices> & {
  readonly forReferrals: ForReferrals
}

/** Plans, checkout, subscriptions, payments, seats and refunds. */
export const createBillingArea = (
  dependencies: BillingDependencies & { readonly reactions: Reactions },
): BillingArea => {
  const { payments, reactions } = dependencies
  const seatGrants = createSeatGrants(dependencies)
  const followOwner = createFollowOwner({ ...dependencies, seatGrants })
  const seats = createSeatsService({ ...dependencies, seatGrants })
  const sync =
    payments === null
      ? null
      : createCustomerSync({
          ...dependencies,
          payments,
          onSynced: async (tx, { userId, customerId }) => {
            if (userId !== null) await followOwner(tx, userId)
            await reactions.onPayments(tx, customerId)
          },
        })
  const reconciliation = payments && sync && createReconciliation({ ...dependencies, payments, sync })
  const syncCustomer = async (providerId: string): Promise<void> => {
    await sync?.sync(providerId)
  }
  const reconcile: ReconcileCustomer = async (providerId, onStored) => (await sync?.sync(providerId, onStored)) ?? []
  return {
    services: {
      ...createSubscriptionServices({ ...dependencies, syncCustomer, reconcile, onGrant: followOwner }),
      receiveEvent: payments && sync && createReceiveEvent({ payments, sync }),
      reconciliation,
      checkout: createCheckoutService({ ...dependencies, syncCustomer }),
      seats,
      teams: createTeamsService({ ...dependencies, seatGrants }),
    },
    memberData: {
      billing: createPaymentRecords(dependencies),
      seats: createSeatData({ ...dependencies, endTeam: seats.endTeam }),
    },
    jobs: [
      removeOldPayments(dependencies),
      ...(payments ? createBillingJobs({ payments, sync: syncCustomer }) : []),
      ...(reconciliation ? [reconciliation.job()] : []),
    ],
    reactions: { onGrant: followOwner },
    forReferrals: { syncCustomer },
  }
}
