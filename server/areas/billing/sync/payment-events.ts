import type { PaymentProvider } from '../../../platform/payments/payments.ts'
import type { CustomerSync } from './customer-sync.ts'

/** Receives a provider event: its raw bytes and signature. */
export type ReceiveEvent = (rawBody: Buffer, signature: string) => Promise<void>

/**
 * Verifies and processes an event. Unused types are accepted.
 * @throws InvalidEventError for a wrong signature, time or mode, PaymentsUnavailableError when the event must be
 * redelivered
 */
export const createReceiveEvent =
  ({ payments, sync }: { payments: PaymentProvider; sync: Pick<CustomerSync, 'receive'> }): ReceiveEvent =>
  async (rawBody, signature) =>
    sync.receive(await payments.verifyEvent(rawBody, signature))
