import { BILLING_PERIODS, type BillingPeriod, PAID_PLANS, planLabel, priceCents } from '#core/billing/plans.ts'
import { formatCents } from '#core/display/price.ts'

const PER: Readonly<Record<BillingPeriod, string>> = { month: 'a month', year: 'a year' }

/** What somebody buys who signs up on the way to the checkout; null for other destinations. */
export function purchaseText(destination: string): string | null {
  const [path, parameters] = destination.split('?', 2)
  const query = new URLSearchParams(parameters)
  const plan = PAID_PLANS.find((name) => name === query.get('plan'))
  const period = BILLING_PERIODS.find((name) => name === query.get('period'))
  if (path !== '/pricing' || plan === undefined || period === undefined) return null
  return `${planLabel(plan)}, ${formatCents(priceCents(plan, period))} ${PER[period]}`
}

/** What a new member gets: the plan on the way to the checkout, else a free account. */
export function SignUpLead({ destination }: { readonly destination: string }) {
  const purchase = purchaseText(destination)
  if (purchase === null) {
    return <p className="mt-2 mb-6 text-soft">Save tools and find them on any device. It's free.</p>
  }
  return (
    <div className="mt-4 mb-6 rounded-md border border-line bg-gold-wash px-4 py-3">
      <p className="font-semibold tabular-nums">{purchase}</p>
      <p className="text-sm">Create your account, then pay at the checkout, which opens next.</p>
    </div>
  )
}
