import type { PaymentMode } from '../../../core/plans.ts'
import type { Prisma } from '../../../prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** More invoices than a subscription makes within the time that any rule about them looks back. */
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

/** A member's customer with its subscriptions and newest invoices. */
export type CustomerRow = Prisma.BillingCustomerGetPayload<{ select: typeof CUSTOMER }>

/** What is stored of a member where payments are made now; null when the member has never paid there. */
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

/** A request for a refund with its payment and its member, who is null once the account is deleted. */
export type RefundRequestRow = Prisma.RefundRequestGetPayload<{ include: typeof REQUEST_WITH_PAYMENT }>
