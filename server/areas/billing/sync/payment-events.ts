import type { PaymentProvider } from '../../../platform/payments/payments.ts'
import type { CustomerSync } from './customer-sync.ts'

/** Takes an event of the payment provider as it came: its raw bytes and their signature. */
export type ReceiveEvent = (rawBody: Buffer, signature: string) => Promise<void>

/**
 * Checks an event and does what it asks for. Types that the product does not use are accepted.
 * @throws InvalidEventError for a wrong signature, time or mode, PaymentsUnavailableError when the event has to come again.
 */
export const createReceiveEvent =
  ({ payments, sync }: { payments: PaymentProvider; sync: Pick<CustomerSync, 'receive'> }): ReceiveEvent =>
  async (rawBody, signature) =>
    sync.receive(await payments.verifyEvent(rawBody, signature))
