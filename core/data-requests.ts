/** Deadlines for personal data requests. Days are `YYYY-MM-DD`, independent of time zones. */
import { plusMs } from './analytics/utc-days.ts'
import { DAY_MS } from './durations.ts'
import { CCPA_ANSWER_DAYS, GDPR_ANSWER_DAYS } from './retention.ts'
import { utcDay } from './utc-day.ts'

type DataRequestLaw = 'gdpr' | 'ccpa'

const ANSWER_DAYS: Readonly<Record<DataRequestLaw, number>> = { gdpr: GDPR_ANSWER_DAYS, ccpa: CCPA_ANSWER_DAYS }

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export const dayAfter = (day: string, days: number): string => utcDay(plusMs(new Date(timeOf(day)), days * DAY_MS))

export const dueOn = (law: DataRequestLaw, receivedOn: string): string => dayAfter(receivedOn, ANSWER_DAYS[law])

/** Negative when overdue. */
export const daysLeft = (due: string, today: string): number => Math.round((timeOf(due) - timeOf(today)) / DAY_MS)

/** `due in 3 days`, `due today`, `1 day overdue`. */
export const dueText = (due: string, today: string): string => {
  const left = daysLeft(due, today)
  const amount = `${Math.abs(left)} ${Math.abs(left) === 1 ? 'day' : 'days'}`
  if (left === 0) return 'due today'
  return left > 0 ? `due in ${amount}` : `${amount} overdue`
}
