import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { priceCents } from '#core/billing/plans.ts'
import { formatCents } from '#core/display/price.ts'
import { PRICING_AFTER_QUIZ } from '../../lib/pricing-after-quiz.ts'
import { useStoredValue } from '../../lib/stored-value.ts'
import { pricingHref, upgradeIntent } from '../../lib/upgrade-intent.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FinchMark } from '../../ui/finch-mark.tsx'

const ADDED = [
  'Up to 10 tools, with the match of each',
  'Every point of a match explained',
  'The plan of each tool that fits your team',
  'Cheaper, easier or more private lists',
  'What would bring another tool into your list',
] as const

/** An entry of the list of what a paid plan adds. */
function Added({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-support" />
      <span>{children}</span>
    </li>
  )
}

/** What a paid plan adds to the list, with its price: the only offer on the page. */
export function UpgradeOffer() {
  const intent = useStoredValue(upgradeIntent)
  return (
    <section
      aria-labelledby="offer"
      className="relative mt-20 grid print:hidden gap-x-10 gap-y-5 rounded-md bg-gold-wash p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      {/* It stands on the edge: its feet end 7 px above the lower end of the drawing. */}
      <FinchMark className="absolute bottom-full left-5 -mb-1.75 size-16" />
      <div>
        <h2 id="offer" className="text-xl">
          See more tools, and how each match adds up
        </h2>
        {intent === null ? null : (
          <p className="mt-1 text-sm">
            Your results are saved. You can continue with the plan you were about to choose.
          </p>
        )}
        <ul aria-label="What Pro adds" className="mt-3 grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2">
          {ADDED.map((added) => (
            <Added key={added}>{added}</Added>
          ))}
          <Added>
            <Link to={PRICING_AFTER_QUIZ} className="link">
              Download Report
            </Link>
          </Added>
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="tabular-nums">
          <span className="font-serif text-2xl">{formatCents(priceCents('pro', 'year'))}</span> a year
          <span className="block text-soft text-xs">or {formatCents(priceCents('pro', 'month'))} a month</span>
        </p>
        <LinkButton to={intent === null ? PRICING_AFTER_QUIZ : pricingHref(intent)} className="max-sm:flex-1">
          {intent === null ? 'Upgrade to Premium' : 'Continue to Your Plan'}
        </LinkButton>
      </div>
    </section>
  )
}
