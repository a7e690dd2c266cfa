// @chunk parts
/** Formats moments in UTC, so that pages are the same wherever they are rendered. Avoids `Intl`, like numbers.ts. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `June 2025`. */
export const longMonth = (date: Date): string => `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`

/** `Jun 2026`. */
export const shortMonth = (date: Date): string => longMonth(date).replace(/^(...)\w*/, '$1')

/** `June 3, 2026`. */
export const longDay = (date: Date): string =>
  `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`

/** `June 3, 2026, 14:05 UTC`. */
export const utcMomentText = (date: Date): string => `${longDay(date)}, ${date.toISOString().slice(11, 16)} UTC`

/** `June 3, 2026` for an ISO moment; invalid text unchanged. */
export const momentDayText = (moment: string): string => {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? moment : longDay(date)
}
