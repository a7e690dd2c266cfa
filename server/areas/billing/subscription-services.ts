import type { TransactionClient } from '../../platform/database/database.ts'
import type { BillingDependencies } from './billing.area.ts'
import {
  type BillingAdministrationService,
  createBillingAdministrationService,
  type ReconcileCustomer,
} from './billing-administration.service.ts'
import { createPlanChangeService, type PlanChangeService } from './plan-change.service.ts'
import { createRefreshCustomer, type SyncCustomer } from './refresh-customer.ts'
import { createRefundDecisionService, type RefundDecisionService } from './refund-decision.service.ts'
import { createRefundRequestService, type RefundRequestService } from './refund-request.service.ts'
import { createSubscriptionService, type SubscriptionService } from './subscription.service.ts'

export type SubscriptionServices = {
  readonly subscriptions: SubscriptionService
  readonly planChanges: PlanChangeService
  readonly refundRequests: RefundRequestService
  readonly refundDecisions: RefundDecisionService
  readonly administration: BillingAdministrationService
}

export const createSubscriptionServices = (
  dependencies: BillingDependencies & {
    readonly syncCustomer: SyncCustomer
    readonly reconcile: ReconcileCustomer
    /** Called in the transaction that changed a manual grant. */
    readonly onGrant: (tx: TransactionClient, userId: string) => Promise<void>
  },
): SubscriptionServices => {
  const { payments, syncCustomer, log } = dependencies
  const parts = {
    ...dependencies,
    mode: payments?.mode ?? null,
    refreshCustomer: createRefreshCustomer({ syncCustomer, log }),
  }
  return {
    subscriptions: createSubscriptionService(parts),
    planChanges: createPlanChangeService(parts),
    refundRequests: createRefundRequestService(parts),
    refundDecisions: createRefundDecisionService(parts),
    administration: createBillingAdministrationService(parts),
  }
}
