import { plusMs } from '#core/analytics/utc-days.ts'
import { DAY_MS } from '#core/durations.ts'
import { utcDay } from '#core/utc-day.ts'

const DAY = /^\d{4}-\d\d-\d\d$/
const USUAL_DAYS = 28

/** Days in UTC as `YYYY-MM-DD`, both included. */
export type Period = { readonly from: string; readonly to: string }

/** The preset periods, in days. */
export const PERIODS = [
  { days: 7, label: '7 days' },
  { days: USUAL_DAYS, label: '28 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
] as const

const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text))

const daysBefore = (day: Date, days: number): string => utcDay(plusMs(day, -days * DAY_MS))

/** The given number of days up to and including the day of `now`. */
export const lastDays = (days: number, now: Date): Period => {
  return { from: daysBefore(now, days - 1), to: utcDay(now) }
}

/** The period in the URL; the last 28 days by default. */
export function periodOf(query: URLSearchParams, now: Date): Period {
  const usual = lastDays(USUAL_DAYS, now)
  const [from, to] = [query.get('from'), query.get('to')]
  const last = isDay(to) ? to : usual.to
  return { from: isDay(from) ? from : daysBefore(new Date(last), USUAL_DAYS - 1), to: last }
}
