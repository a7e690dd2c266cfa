/** Days, hours and weeks of analytics, all in UTC, so that each day has 24 hours. */
import { DAY_MS, HOUR_MS, WEEK_MS } from '../durations.ts'
import { utcDay } from '../utc-day.ts'

/** The first Monday of the Unix epoch, 1970-01-05. */
const MONDAY_MS = 4 * DAY_MS

export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS)

export const dayOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS)

/** The Monday of the moment's week. */
export const weekOf = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() - MONDAY_MS) / WEEK_MS) * WEEK_MS + MONDAY_MS)

export const plusMs = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds)

/** All days from `first` to `last` as `YYYY-MM-DD`; empty when `last` is before `first`. */
export const daysBetween = (first: Date, last: Date): string[] => {
  const days: string[] = []
  for (let day = dayOf(first); day <= last; day = plusMs(day, DAY_MS)) days.push(utcDay(day))
  return days
}
