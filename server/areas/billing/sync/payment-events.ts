import { countEvent } from '#server/platform/event-counts.ts'
import { PaymentRefusedError, PaymentsUnavailableError } from '#server/platform/payments/payment-errors.ts'
import type { PaymentProvider } from '#server/platform/payments/payments.ts'
import type { CustomerSync } from './customer-sync.ts'

/** Receives a provider event: its raw bytes and signature. */
export type ReceiveEvent = (rawBody: Buffer, signature: string) => Promise<void>

/**
 * Verifies and processes an event. Unused types are accepted.
 * @throws InvalidEventError for a wrong signature, time or mode and for no event, PaymentsUnavailableError when the event
 * must be redelivered
 */
export const createReceiveEvent =
  ({ payments, sync }: { payments: PaymentProvider; sync: Pick<CustomerSync, 'receive'> }): ReceiveEvent =>
  async (rawBody, signature) => {
    const event = await payments.verifyEvent(rawBody, signature).catch((error: unknown) => {
      countEvent('payment', 'invalid')
      throw error
    })
    try {
      await sync.receive(event)
      countEvent('payment', 'processed')
    } catch (error) {
      countEvent('payment', 'failed')
      // The customer changed at the provider while it was read; the redelivered event reads it again.
      throw error instanceof PaymentRefusedError ? new PaymentsUnavailableError() : error
    }
  }
