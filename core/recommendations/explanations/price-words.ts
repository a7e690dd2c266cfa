import type { PlanRecord } from '../../catalogue/tool-record.ts'
import { formatUsd } from '../../display/price.ts'
import type { QuizAnswers } from '../../quiz/answers.ts'
import { limitsOf } from '../constraints/constraints.ts'
import { planTotal } from '../constraints/plan-total.ts'
import { seatsFor } from '../constraints/tool-use.ts'
import type { EngineTool } from '../model/engine-tool.ts'

/** `seats` are paid for; `isTeam` also applies to a team that pays for one seat. */
export type PaidSeats = { readonly seats: number; readonly isTeam: boolean }

export const paidSeats = (tool: EngineTool, answers: QuizAnswers): PaidSeats => {
  const { team } = limitsOf(answers)
  return { seats: seatsFor(tool, team), isTeam: team !== null && team !== 'solo' }
}

/** `$8.33 a month, billed yearly`, `$5 a month for each seat, $25 a month for 5 people`; null when unpublished. */
export const priceWords = (plan: PlanRecord, { seats, isTeam }: PaidSeats): string | null => {
  const total = planTotal(plan, seats)
  if (total === null) return null
  const billed = plan.usd_month === null && total > 0 ? ', billed yearly' : ''
  if (!plan.per_seat || total === 0 || (seats === 1 && !isTeam)) return `${formatUsd(total)} a month${billed}`
  if (seats === 1) return `${formatUsd(total)} a month for each seat${billed}`
  const each = planTotal({ ...plan, min_seats: null }, 1) ?? 0
  return `${formatUsd(each)} a month for each seat, ${formatUsd(total)} a month for ${seats} people${billed}`
}
