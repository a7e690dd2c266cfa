// @chunk cards
import { longMonth } from '#core/display/dates.ts'

/** The month that a price is known for: `Jun 2025` for `2025-06`. Renders nothing for an unknown month. */
export function PriceMonth({ month }: { readonly month: string | null | undefined }) {
  return month ? (
    <time dateTime={month} className="whitespace-nowrap text-soft">
      {longMonth(new Date(month)).replace(/^(...)\w*/, '$1')}
    </time>
  ) : null
}
