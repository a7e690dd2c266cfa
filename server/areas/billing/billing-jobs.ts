import { z } from 'zod'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { defineJobKind, handleJob } from '../../platform/jobs/job.ts'
import type { PaymentProvider } from '../../platform/payments/payments.ts'

const mode = z.enum(['local', 'test', 'live'])

/** Ends and refunds the second of two running subscriptions of a customer. */
export const END_DUPLICATE = defineJobKind({
  name: 'end-duplicate-subscription',
  payload: z.object({ mode, customerId: z.string(), subscriptionId: z.string() }),
})

/** Ends all running subscriptions of a deleted account. */
export const END_SUBSCRIPTIONS = defineJobKind({
  name: 'end-subscriptions',
  payload: z.object({ mode, customerId: z.string() }),
})

/** Jobs at the payment provider. A job of another mode waits until its keys are configured. */
export const createBillingJobs = (dependencies: {
  payments: PaymentProvider
  sync: (customerId: string) => Promise<unknown>
}): readonly JobHandler[] => {
  const { payments, sync } = dependencies

  const expectMode = (expected: string): void => {
    if (expected !== payments.mode) throw new Error(`The job belongs to payment mode ${expected}.`)
  }

  return [
    handleJob(END_DUPLICATE, {
      run: async ({ mode: expected, customerId, subscriptionId }) => {
        expectMode(expected)
        const customer = await payments.readCustomer(customerId)
        await payments.endSubscription(subscriptionId, `end-duplicate:${subscriptionId}`)
        const invoices = customer?.invoices.filter((invoice) => invoice.subscriptionId === subscriptionId) ?? []
        for (const { id, status } of invoices) {
          if (status === 'paid') await payments.refundInvoice(id, `refund-duplicate:${id}`)
        }
        await sync(customerId)
      },
    }),
    handleJob(END_SUBSCRIPTIONS, {
      run: async ({ mode: expected, customerId }) => {
        expectMode(expected)
        const customer = await payments.readCustomer(customerId)
        for (const { id, status } of customer?.subscriptions ?? []) {
          if (status !== 'canceled' && status !== 'incomplete_expired') {
            await payments.endSubscription(id, `end-deleted:${id}`)
          }
        }
        await sync(customerId)
      },
    }),
  ]
}
