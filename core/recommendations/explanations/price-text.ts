import type { PlanRecord } from '../../catalogue/fields/plan-record.ts'
import { formatUsd } from '../../display/price.ts'
import type { QuizAnswers } from '../../quiz/answers.ts'
import { limitsOf } from '../constraints/constraints.ts'
import { planTotal } from '../constraints/plan-total.ts'
import { seatsFor } from '../constraints/tool-use.ts'

/** The seats that are paid for. */
export type PaidSeats = { readonly seats: number }

export const paidSeats = (answers: QuizAnswers): PaidSeats => ({ seats: seatsFor(limitsOf(answers).team) })

/** `$8.33 a month, billed yearly`, `$5 a month for each seat, $10 a month for 2 people`; null when unpublished. */
export const priceText = (plan: PlanRecord, { seats }: PaidSeats): string | null => {
  const total = planTotal(plan, seats)
  if (total === null) return null
  const billed = plan.usd_month === null && total > 0 ? ', billed yearly' : ''
  if (!plan.per_seat || total === 0 || seats === 1) return `${formatUsd(total)} a month${billed}`
  const each = planTotal({ ...plan, min_seats: null }, 1) ?? 0
  return `${formatUsd(each)} a month for each seat, ${formatUsd(total)} a month for ${seats} people${billed}`
}
