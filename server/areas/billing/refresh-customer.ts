import type { Log } from '../../platform/log.ts'
import { PaymentsUnavailableError } from '../../platform/payments/payment-errors.ts'

/** Fetches a customer's state from the payment provider and stores it; takes the provider's id of the customer. */
export type SyncCustomer = (customerId: string) => Promise<void>

/** Stores a customer's state after a change that we made. */
export type RefreshCustomer = (customerId: string) => Promise<void>

/**
 * A sync that does not fail what came before it: the change is made at the provider, and its event brings the state
 * later.
 */
export const createRefreshCustomer =
  ({ syncCustomer, log }: { syncCustomer: SyncCustomer; log: Log }): RefreshCustomer =>
  async (customerId) => {
    try {
      await syncCustomer(customerId)
    } catch (error) {
      if (!(error instanceof PaymentsUnavailableError)) throw error
      log.warn({ customerId }, 'could not sync a customer after a change')
    }
  }
