/** Formats dates in UTC, so that a page is the same wherever it is rendered. Without `Intl`, like numbers. */
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

/** `June 3, 2026`. */
export const longDay = (date: Date): string =>
  `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`

/** `June 3, 2026` for an ISO timestamp; the text itself if it is invalid. */
export const momentDayText = (moment: string): string => {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? moment : longDay(date)
}
