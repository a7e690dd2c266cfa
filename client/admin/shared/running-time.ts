import { MINUTE_MS } from '#core/durations.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

const amount = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** The running time in its largest whole unit: `3 days`, `2 hours`, `1 minute`. */
export function runningTime(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS))
  if (minutes >= DAY_MINUTES) return amount(Math.floor(minutes / DAY_MINUTES), 'day')
  if (minutes >= HOUR_MINUTES) return amount(Math.floor(minutes / HOUR_MINUTES), 'hour')
  return amount(minutes, 'minute')
}
