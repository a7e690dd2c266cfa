import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { InvoiceList_paymentFragment } from '#client/gql/graphql.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { InvoiceLink } from '#client/ui/invoice-link.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { formatCents } from '#core/display/price.ts'
import { planPeriodText } from './plan-values.ts'

const InvoiceList_payment = graphql(`
  fragment InvoiceList_payment on Payment {
    id
    number
    createdAt
    plan
    period
    status
    amountCents
    refundedCents
    disputed
    invoiceUrl
  }
`)

const STATUSES = {
  DRAFT: ['Draft', 'plain'],
  OPEN: ['Not paid', 'danger'],
  PAID: ['Paid', 'support'],
  UNCOLLECTIBLE: ['Not paid', 'danger'],
  VOID: ['Canceled', 'plain'],
} as const satisfies Record<InvoiceList_paymentFragment['status'], readonly [string, BadgeTone]>

/** The status of an invoice; a refund or dispute comes before the payment. */
function statusOf({ status, refundedCents, amountCents, disputed }: InvoiceList_paymentFragment) {
  if (refundedCents >= amountCents && refundedCents > 0) return ['Refunded', 'plain'] as const
  if (disputed) return ['Disputed', 'danger'] as const
  if (refundedCents > 0) return [`${formatCents(refundedCents)} refunded`, 'plain'] as const
  return STATUSES[status]
}

type InvoiceListProps = { readonly payments: readonly FragmentType<typeof InvoiceList_payment>[] }

/** A member's invoices, newest first. */
export function InvoiceList({ payments }: InvoiceListProps) {
  return (
    <section aria-labelledby="invoices" className="border-line border-t pt-6">
      <h2 id="invoices" className="mb-3 text-xl">
        Invoices
      </h2>
      <ul className="grid">
        {payments.map((masked) => {
          const payment = readFragment(InvoiceList_payment, masked)
          const { id, number, createdAt, plan, period, amountCents, invoiceUrl } = payment
          const [text, tone] = statusOf(payment)
          const day = momentDayText(createdAt)
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3 text-sm"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p>
                  {day} <Badge tone={tone}>{text}</Badge>
                </p>
                <p className="wrap-anywhere text-soft text-xs">
                  {planPeriodText(plan, period)}
                  {number === null || number === undefined ? '' : `, invoice ${number}`}
                </p>
              </div>
              <p className="tabular-nums">{formatCents(amountCents)}</p>
              {invoiceUrl ? <InvoiceLink url={invoiceUrl} day={day} /> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
