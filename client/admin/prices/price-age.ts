import { utcMonth } from '#core/utc-day.ts'

/** The month one year before a moment, `YYYY-MM`: prices of earlier months are old. */
export const yearBefore = (moment: Date): string =>
  utcMonth(new Date(Date.UTC(moment.getUTCFullYear() - 1, moment.getUTCMonth())))
