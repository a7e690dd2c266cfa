import { momentDayText } from '../display/dates.ts'
import { QuotaExceededError } from '../errors.ts'

/** Lists per calendar month (UTC) on the free plan. */
export const BASIC_LISTS_A_MONTH = 5

export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

/** The error names the reset date. */
export const quotaExceeded = (now: Date): QuotaExceededError => {
  const resetsAt = nextMonth(now)
  const day = momentDayText(resetsAt.toISOString())
  return new QuotaExceededError(
    `You have used your ${BASIC_LISTS_A_MONTH} recommendations for this month. New ones are available from ${day}.`,
    resetsAt,
  )
}
