/** Days and months in UTC, as texts. */

/** `YYYY-MM-DD`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DD'.length)

/** `YYYY-MM`. */
export const utcMonth = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM'.length)
