import { DAY_MS } from '../durations.ts'
import type { EventRecord } from './fields/event-record.ts'

/** An announced end can be so many days ahead. */
const MOST_DAYS_AHEAD = 400

/** Whether an event is more than 400 days after `day`, `YYYY-MM-DD`. */
export const isFarAhead = (events: readonly Pick<EventRecord, 'on'>[], day: string): boolean => {
  const last = new Date(Date.parse(day) + MOST_DAYS_AHEAD * DAY_MS).toISOString()
  return events.some(({ on }) => on > last)
}
