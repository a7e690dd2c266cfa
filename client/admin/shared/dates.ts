const shortDay = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** `6/3/2026` for an ISO moment, in UTC. */
export const shortDayText = (iso: string): string => shortDay.format(new Date(iso))

/** `Jun 3, 2026, 4:05 PM UTC` for an ISO moment. */
export const momentText = (iso: string): string => `${moment.format(new Date(iso))} UTC`
