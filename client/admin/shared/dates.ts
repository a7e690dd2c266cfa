/** The one form of dates of the administration, in UTC: that of the whole product. */
import { longDay, longMonth } from '#core/display/dates.ts'

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** `June 2025` for `2025-06`. */
export const monthText = (month: string): string => longMonth(new Date(`${month}-01T00:00:00Z`))

/** `June 3, 2026` for `2026-06-03` or an ISO moment. */
export const dayText = (iso: string): string => longDay(new Date(iso))

/** `June 3, 2026, 4:05 PM UTC` for an ISO moment. */
export const momentText = (iso: string): string => `${dayText(iso)}, ${time.format(new Date(iso))} UTC`

/** `Never`, or the day of the last check. */
export const checkedText = (day: string | null | undefined): string => (day ? dayText(day) : 'Never')

/** `No price`, or the month of the oldest price. */
export const pricesText = (month: string | null | undefined): string => (month ? monthText(month) : 'No price')
