import type { Log } from '../../platform/log.ts'
import { PaymentsUnavailableError } from '../../platform/payments/payment-errors.ts'

/** Fetches a customer's state from the payment provider, by provider id, and stores it. */
export type SyncCustomer = (customerId: string) => Promise<void>

/** Stores a customer's state after our own change. */
export type RefreshCustomer = (customerId: string) => Promise<void>

/**
 * A sync that never fails its caller: the change is already made at the provider, and its event brings the state later.
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
