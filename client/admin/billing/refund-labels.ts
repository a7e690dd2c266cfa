import type {
  BillingPeriod,
  InvoiceStatus,
  PaymentMode,
  PlanName,
  ProviderSubscriptionStatus,
  RefundState,
} from '../../gql/graphql.ts'

/** In the order of the filter; the first one is the default. */
export const REFUND_STATES: Readonly<Record<RefundState, string>> = {
  REQUESTED: 'Open',
  APPROVED: 'Approved',
  REFUSED: 'Refused',
}

const PLANS: Readonly<Record<PlanName, string>> = { BASIC: 'Basic', PRO: 'Pro', BUSINESS: 'Business' }
const PERIODS: Readonly<Record<BillingPeriod, string>> = { MONTH: 'monthly', YEAR: 'annual' }

/** Such as `Pro, monthly`. */
export const planText = ({ plan, period }: { readonly plan: PlanName; readonly period: BillingPeriod }): string =>
  `${PLANS[plan]}, ${PERIODS[period]}`

export const INVOICE_STATUSES: Readonly<Record<InvoiceStatus, string>> = {
  DRAFT: 'Draft',
  OPEN: 'Not paid',
  PAID: 'Paid',
  UNCOLLECTIBLE: 'Not paid',
  VOID: 'Canceled',
}

export const SUBSCRIPTION_STATUSES: Readonly<Record<ProviderSubscriptionStatus, string>> = {
  INCOMPLETE: 'First payment incomplete',
  INCOMPLETE_EXPIRED: 'Never started',
  TRIALING: 'In trial',
  ACTIVE: 'Active',
  PAST_DUE: 'Payment failed',
  UNPAID: 'Unpaid',
  PAUSED: 'Paused',
  CANCELED: 'Ended',
}

/** Null for real money. */
export const MODES: Readonly<Record<PaymentMode, string | null>> = {
  LOCAL: 'Test checkout',
  TEST: 'Test mode',
  LIVE: null,
}
