import { shortMonth } from '#core/display/dates.ts'

/** The month that a price is known for: `Jun 2025` for `2025-06`. Renders nothing for an unknown month. */
export function PriceMonth({ month }: { readonly month: string | null | undefined }) {
  return month ? (
    <time dateTime={month} className="whitespace-nowrap text-soft">
      {shortMonth(new Date(month))}
    </time>
  ) : null
}
