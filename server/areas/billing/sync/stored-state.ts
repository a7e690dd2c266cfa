import type { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import type { ProviderCustomer, ProviderInvoice, ProviderSubscription } from '#server/platform/payments/payments.ts'
import { disputeOf, refundedAtOf } from './projection.ts'

type SubscriptionRow = Omit<Prisma.SubscriptionUncheckedCreateInput, 'customerId'>
type PaymentRow = Omit<Prisma.PaymentUncheckedCreateInput, 'customerId' | 'id'>

/** Null when the price is not configured. */
const subscriptionRow = (subscription: ProviderSubscription): SubscriptionRow | null => {
  const { price, next, ...row } = subscription
  return price === null ? null : { ...row, ...price, nextPlan: next?.plan ?? null, nextPeriod: next?.period ?? null }
}

const paymentRow = (invoice: ProviderInvoice): PaymentRow | null => {
  const { id, price, charges, currency: _currency, url, ...row } = invoice
  if (price === null) return null
  const dispute = disputeOf(invoice)
  return {
    ...row,
    ...price,
    invoiceId: id,
    refundedCents: charges.reduce((sum, charge) => sum + charge.refundedCents, 0),
    refundedAt: refundedAtOf(invoice),
    disputedAt: dispute?.createdAt ?? null,
    disputeWon: dispute?.won ?? null,
    invoiceUrl: url,
  }
}

const known = <Row>(rows: readonly (Row | null)[]): Row[] => rows.flatMap((row) => row ?? [])

const text = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value ?? 'none'))

/** Differences of a row, as `status active -> canceled`. */
const changes = (stored: Readonly<Record<string, unknown>> | undefined, row: object): string[] =>
  Object.entries(row).flatMap(([name, value]) =>
    text(stored?.[name]) === text(value) ? [] : [`${name} ${text(stored?.[name])} -> ${text(value)}`],
  )

/** An invoice before and after; the basis of emails. */
type PaymentChange = {
  readonly before: { readonly status: string; readonly attempted: boolean } | null
  readonly after: PaymentRow
}
type SubscriptionChange = {
  readonly before: { readonly endedAt: Date | null; readonly cancelAt: Date | null } | null
  readonly after: SubscriptionRow
}

export type StoredChanges = {
  readonly payments: readonly PaymentChange[]
  readonly subscriptions: readonly SubscriptionChange[]
  /** One line per changed row, such as `subscription sub_1: status active -> canceled`. */
  readonly differences: readonly string[]
}

/** Stores a customer's subscriptions and invoices and returns the changes. */
export const storeState = async (
  tx: TransactionClient,
  customerId: string,
  state: ProviderCustomer,
): Promise<StoredChanges> => {
  const differences: string[] = []
  const stored = {
    subscriptions: new Map((await tx.subscription.findMany({ where: { customerId } })).map((row) => [row.id, row])),
    payments: new Map((await tx.payment.findMany({ where: { customerId } })).map((row) => [row.invoiceId, row])),
  }
  const subscriptions: SubscriptionChange[] = []
  for (const after of known(state.subscriptions.map(subscriptionRow))) {
    const before = stored.subscriptions.get(after.id)
    subscriptions.push({ before: before ?? null, after })
    const found = changes(before, after)
    if (found.length === 0) continue
    differences.push(`subscription ${after.id}: ${found.join(', ')}`)
    await tx.subscription.upsert({ where: { id: after.id }, create: { ...after, customerId }, update: after })
  }
  const payments: PaymentChange[] = []
  for (const after of known(state.invoices.map(paymentRow))) {
    const before = stored.payments.get(after.invoiceId)
    payments.push({ before: before ?? null, after })
    const found = changes(before, after)
    if (found.length === 0) continue
    differences.push(`invoice ${after.invoiceId}: ${found.join(', ')}`)
    const { invoiceId } = after
    await tx.payment.upsert({ where: { invoiceId }, create: { ...after, customerId }, update: after })
  }
  return { payments, subscriptions, differences }
}

/** State that cannot be stored, because its price is not configured. */
export const unknownPrices = ({ subscriptions, invoices }: ProviderCustomer): readonly string[] =>
  [...subscriptions, ...invoices].filter(({ price }) => price === null).map(({ id }) => id)
