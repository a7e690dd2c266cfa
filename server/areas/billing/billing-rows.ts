import type { PaymentMode } from '#core/billing/plans.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** More invoices than a subscription has in the time any rule looks back. */
const MAX_PAYMENTS = 100

const CUSTOMER = {
  id: true,
  userId: true,
  providerId: true,
  version: true,
  creditCents: true,
  subscriptions: true,
  payments: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: MAX_PAYMENTS, include: { refundRequest: true } },
} as const satisfies Prisma.BillingCustomerSelect

/** A member's customer with subscriptions and newest invoices. */
export type CustomerRow = Prisma.BillingCustomerGetPayload<{ select: typeof CUSTOMER }>

/** The member's customer in the current payment mode; null without one. */
export const readCustomerRow = async (
  reader: TransactionClient,
  userId: string,
  mode: PaymentMode | null,
): Promise<CustomerRow | null> =>
  mode === null
    ? null
    : reader.billingCustomer.findUnique({ where: { userId_mode: { userId, mode } }, select: CUSTOMER })

export const REQUEST_WITH_PAYMENT = {
  payment: { include: { customer: { select: { mode: true, providerId: true } } } },
  user: { select: { id: true, email: true } },
} as const satisfies Prisma.RefundRequestInclude

/** A refund request with payment and member (null once the account is deleted). */
export type RefundRequestRow = Prisma.RefundRequestGetPayload<{ include: typeof REQUEST_WITH_PAYMENT }>
