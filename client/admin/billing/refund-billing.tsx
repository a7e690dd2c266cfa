import type { ResultOf } from '@graphql-typed-document-node/core'
import type { ReactNode } from 'react'
import { formatCents } from '#core/display/price.ts'
import { graphql } from '../../gql/gql.ts'
import { InvoiceLink } from '../../ui/invoice-link.tsx'
import { dayText } from '../shared/dates.ts'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { INVOICE_STATUSES, MODES, planText, SUBSCRIPTION_STATUSES } from './refund-labels.ts'

const RefundBillingQuery = graphql(`
  query RefundBilling($email: String!) {
    memberBilling(email: $email) {
      __typename
      ... on MemberBilling {
        customers {
          providerId
          mode
          subscriptions {
            id
            status
            plan
            period
            currentPeriodEnd
            cancelAt
            endedAt
            createdAt
          }
          payments {
            id
            status
            plan
            period
            number
            invoiceUrl
            totalCents
            paidCents
            refundedCents
            disputedAt
            createdAt
          }
        }
      }
    }
  }
`)

type Billing = Extract<ResultOf<typeof RefundBillingQuery>['memberBilling'], { readonly __typename: 'MemberBilling' }>
type Customer = Billing['customers'][number]
type Subscription = Customer['subscriptions'][number]
type Payment = Customer['payments'][number]

/** The member's subscriptions and invoices at the payment provider. */
export function RefundBilling({ email }: { readonly email: string }) {
  // Not cached: it has no key, and would replace the plans that the member's details read.
  const { data, failed, onRetry } = useFreshQuery(RefundBillingQuery, { email }, { fetchPolicy: 'no-cache' })
  if (data === undefined) return <NotLoaded name="payments" failed={failed} onRetry={onRetry} />
  const billing = data.memberBilling
  if (billing.__typename !== 'MemberBilling') return <p className="text-soft text-sm">{NO_BILLING}</p>
  return (
    <>
      {billing.customers.map((customer) => (
        <CustomerBilling key={customer.providerId} customer={customer} />
      ))}
    </>
  )
}

const NO_BILLING = 'This member has no payments.'

function CustomerBilling({ customer: { mode, subscriptions, payments } }: { readonly customer: Customer }) {
  const note = MODES[mode] === null ? '' : ` (${MODES[mode]})`
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-3 lg:grid-cols-2">
      <Rows title={`Subscription${note}`} empty={subscriptions.length === 0}>
        {subscriptions.map((subscription) => (
          <SubscriptionRow key={subscription.id} subscription={subscription} />
        ))}
      </Rows>
      <Rows title={`Payments and invoices${note}`} empty={payments.length === 0}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </Rows>
    </div>
  )
}

type RowsProps = { readonly title: string; readonly empty: boolean; readonly children: ReactNode }

function Rows({ title, empty, children }: RowsProps) {
  return (
    <section>
      <h4 className="font-semibold text-sm">{title}</h4>
      {empty ? <p className="text-soft text-sm">None</p> : <ul className="grid text-sm">{children}</ul>}
    </section>
  )
}

const endText = ({ cancelAt, endedAt, currentPeriodEnd }: Subscription): string => {
  if (endedAt) return `ended ${dayText(endedAt)}`
  return cancelAt ? `canceled, ends ${dayText(cancelAt)}` : `renews ${dayText(currentPeriodEnd)}`
}

function SubscriptionRow({ subscription }: { readonly subscription: Subscription }) {
  const { status, createdAt } = subscription
  return (
    <li className="border-line border-t py-2 first:border-t-0">
      {planText(subscription)}: {SUBSCRIPTION_STATUSES[status]}
      <span className="block text-soft">
        Started {dayText(createdAt)}, {endText(subscription)}
      </span>
    </li>
  )
}

const moneyText = ({ totalCents, paidCents, refundedCents, disputedAt }: Payment): string =>
  [
    paidCents < totalCents ? `${formatCents(paidCents)} in money` : '',
    refundedCents > 0 ? `${formatCents(refundedCents)} refunded` : '',
    disputedAt ? `disputed ${dayText(disputedAt)}` : '',
  ]
    .filter((text) => text !== '')
    .join(', ')

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { status, number, invoiceUrl, totalCents, createdAt } = payment
  const day = dayText(createdAt)
  const more = moneyText(payment)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2 first:border-t-0">
      <div className="min-w-0 flex-1 basis-48">
        {day}: {formatCents(totalCents)}, {INVOICE_STATUSES[status]}
        <span className="wrap-anywhere block text-soft">
          {planText(payment)}
          {number ? `, invoice ${number}` : ''}
          {more === '' ? '' : `, ${more}`}
        </span>
      </div>
      {invoiceUrl ? <InvoiceLink url={invoiceUrl} day={day} /> : null}
    </li>
  )
}
