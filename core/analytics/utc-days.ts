/** Days, hours and weeks of analytics: all of them in UTC, so that each day has 24 hours. */
import { DAY_MS, HOUR_MS, WEEK_MS } from '../durations.ts'

/** The first Monday after the beginning of time, 1970-01-05. */
const MONDAY_MS = 4 * DAY_MS

/** The beginning of the hour that holds the moment. */
export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS)

/** The beginning of the day that holds the moment. */
export const dayOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS)

/** The Monday of the week that holds the moment. */
export const weekOf = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() - MONDAY_MS) / WEEK_MS) * WEEK_MS + MONDAY_MS)

export const plusMs = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds)

/** `YYYY-MM-DD`. */
export const dayText = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Every day from the first to the last, `YYYY-MM-DD`; empty when the last is before the first. */
export const daysBetween = (first: Date, last: Date): string[] => {
  const days: string[] = []
  for (let day = dayOf(first); day <= last; day = plusMs(day, DAY_MS)) days.push(dayText(day))
  return days
}
