/** The free plan's share of generated lists: counted by calendar month in UTC. */
import { momentDayText } from '../display/dates.ts'
import { QuotaExceededError } from '../errors.ts'

/** Lists that the free plan has made in a month. */
export const BASIC_LISTS_A_MONTH = 5

/** `YYYY-MM` in UTC. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

/** The first moment of the month after. */
export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

/** The refusal of a list beyond the share; it names the day of the next one. */
export const quotaExceeded = (now: Date): QuotaExceededError => {
  const resetsAt = nextMonth(now)
  const day = momentDayText(resetsAt.toISOString())
  return new QuotaExceededError(
    `You have used your ${BASIC_LISTS_A_MONTH} recommendations for this month. New ones are available from ${day}.`,
    resetsAt,
  )
}
