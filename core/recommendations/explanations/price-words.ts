/** How the price of a plan reads in a sentence. */
import type { PlanRecord } from '../../catalogue/tool-record.ts'
import { formatUsd } from '../../display/price.ts'
import { planTotal } from '../constraints/plan-total.ts'

/**
 * `$20 a month`, `$8.33 a month, billed yearly`, `$5 a month for each seat, $25 a month for 5 people`; null when the
 * price is not published.
 */
export const priceWords = (plan: PlanRecord, seats: number): string | null => {
  const total = planTotal(plan, seats)
  if (total === null) return null
  const billed = plan.usd_month === null && total > 0 ? ', billed yearly' : ''
  if (!plan.per_seat || seats === 1 || total === 0) return `${formatUsd(total)} a month${billed}`
  const each = planTotal({ ...plan, min_seats: null }, 1) ?? 0
  return `${formatUsd(each)} a month for each seat, ${formatUsd(total)} a month for ${seats} people${billed}`
}
