import type { SimulatorState } from '#payment-simulator/state.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Customer } from './payment-actions.ts'

/** Names ids of a customer's subscriptions and invoices by their place in the order of creation at Stripe. */
const createNames = (state: SimulatorState, { providerId }: Customer) => {
  const names = new Map<string, string>()
  for (const list of [state.subscriptions, state.invoices]) {
    const own = list.filter((one) => one.customer === providerId).map((one) => one.id)
    for (const [index, one] of own.entries()) names.set(one, `${one.split('_')[0]}_${index}`)
  }
  return (id: string): string => names.get(id) ?? id
}

const byText = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** What is stored about a member, as a text without ids, which differ. */
export const readStoredPayments = async (
  prisma: Database['prisma'],
  state: SimulatorState,
  member: Customer,
): Promise<string> => {
  const { userId, providerId } = member
  const customer = await prisma.billingCustomer.findUniqueOrThrow({
    where: { providerId },
    include: { subscriptions: true, payments: true },
  })
  const grants = await prisma.planGrant.findMany({ where: { userId } })
  const receipts = await prisma.job.count({
    where: { userId, payload: { path: ['subject'], equals: 'Your Toolfinch receipt' } },
  })
  const name = createNames(state, member)
  return JSON.stringify(
    {
      credit: customer.creditCents,
      cards: customer.cardHashes,
      subscriptions: byText(
        customer.subscriptions.map(({ id, customerId: _customer, ...row }) => ({ id: name(id), ...row })),
      ),
      payments: byText(
        customer.payments.map(({ id: _id, customerId: _customer, number: _number, invoiceUrl: _url, ...row }) => ({
          ...row,
          invoiceId: name(row.invoiceId),
          subscriptionId: name(row.subscriptionId),
        })),
      ),
      grants: byText(
        grants.map(({ plan, period, startsAt, endsAt, revokedAt, origin }) => {
          const [, invoice = '', rest = ''] = origin?.split(':') ?? []
          return { origin: `${name(invoice)}:${rest}`, plan, period, startsAt, endsAt, revokedAt }
        }),
      ),
      // What is told about more than 30 days late gets no receipt, so only a second one counts.
      hasDoubleReceipt: receipts > customer.payments.filter(({ status }) => status === 'paid').length,
    },
    null,
    1,
  )
}
