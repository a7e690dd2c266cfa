/** How moments read, in UTC, so that a page says the same wherever it is rendered. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const format = (formatter: Intl.DateTimeFormat, moment: string): string => {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? moment : formatter.format(date)
}

/** `June 3, 2026` for an ISO moment; the text itself when it is none. */
export const momentDayText = (moment: string): string => format(day, moment)
