import { monthText } from '#core/display/facts.ts'
import { formatUsd } from '#core/display/price.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'

const PlanQuotes_quote = graphql(`
  fragment PlanQuotes_quote on PlanQuote {
    name
    usdMonth
    totalMonth
    seats
    withinBudget
    why
    asOf
  }
`)

type QuotesProps = { readonly quotes: readonly FragmentType<typeof PlanQuotes_quote>[]; readonly name: string }

const amount = (usd: number | null | undefined): string =>
  usd === null || usd === undefined ? 'Not published' : `${formatUsd(usd)}/month`

/** Every known plan, with its cost for a team of this size and whether that is within the budget. */
export function PlanQuotes({ quotes: masked, name }: QuotesProps) {
  const quotes = masked.map((quote) => readFragment(PlanQuotes_quote, quote))
  if (quotes.length === 0) return null
  return (
    <details className="group text-sm">
      <summary className="link inline-flex min-h-touch cursor-pointer items-center">
        All {quotes.length === 1 ? 'known plans' : `${quotes.length} known plans`}
        <span className="sr-only"> of {name}</span>
      </summary>
      <ul className="mt-1 divide-y divide-line border-line border-y">
        {quotes.map((quote) => (
          <li key={`${quote.name} ${quote.usdMonth}`} className="py-2">
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="font-semibold">{quote.name}</span>
              <span className="tabular-nums">{amount(quote.totalMonth)}</span>
            </p>
            <p className="text-soft text-xs">
              {quote.withinBudget === true ? <Badge tone="support">Within your budget</Badge> : null}
              {quote.withinBudget === false ? <Badge>Over your budget</Badge> : null} {quote.why}
              {quote.seats > 1 ? ` For ${quote.seats} people` : ''} · as of {monthText(quote.asOf)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
