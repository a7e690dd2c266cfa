import type { KnownPlan } from '../../catalogue/known-plan.ts'
import { oncePrice, unitPrice } from '../../display/amounts.ts'
import { planTotal } from '../../display/plan-total.ts'
import { formatUsd } from '../../display/price.ts'
import type { QuizAnswers } from '../../quiz/answers.ts'
import { limitsOf } from './constraints.ts'
import { seatsFor } from './tool-use.ts'

/** The seats that are paid for. */
export type PaidSeats = { readonly seats: number }

export const paidSeats = (answers: QuizAnswers): PaidSeats => ({ seats: seatsFor(limitsOf(answers).team) })

const usagePrice = ({ once, unit, currency }: KnownPlan): string | null => {
  if (once !== null) return oncePrice(once, currency)
  return unit === null ? null : unitPrice(unit, currency)
}

/**
 * `$8.33 a month, billed yearly`, `2 seats × $5 = $10 a month`, `$79 one-time`, `$0.99 per
 * resolution`; null when unpublished. Prices in other currencies are converted and called "about".
 */
export const priceText = (plan: KnownPlan, { seats }: PaidSeats): string | null => {
  const total = planTotal(plan, seats)
  if (total === null) return usagePrice(plan)
  const about = plan.currency === 'USD' || total === 0 ? '' : 'about '
  const billed = plan.usdMonth === null && total > 0 ? ', billed yearly' : ''
  const paid = Math.max(seats, plan.minSeats ?? 1)
  if (!plan.perSeat || total === 0 || paid === 1) return `${about}${formatUsd(total)} a month${billed}`
  const each = planTotal({ ...plan, minSeats: null }, 1) ?? 0
  return `${paid} seats × ${about}${formatUsd(each)} = ${about}${formatUsd(total)} a month${billed}`
}
