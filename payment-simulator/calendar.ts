import type { BillingPeriod } from '#core/billing/plans.ts'

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Adds months in UTC; clamps to the last day. Unix seconds. */
export const addMonths = (time: number, months: number): number => {
  const from = new Date(time * 1000)
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  const start = Date.UTC(from.getUTCFullYear(), month, day)
  return Math.floor((start + (from.getTime() % (DAY * 1000))) / 1000)
}

const monthsOf = (interval: BillingPeriod, count: number): number => (interval === 'year' ? 12 : 1) * count

/** The end of the first period from the anchor that ends after a time. */
export const periodEndAfter = (anchor: number, interval: BillingPeriod, count: number, after: number): number => {
  const step = monthsOf(interval, count)
  const from = new Date(anchor * 1000)
  const to = new Date(after * 1000)
  const passed = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  let periods = Math.max(1, Math.floor(passed / step))
  while (addMonths(anchor, periods * step) <= after) periods += 1
  return addMonths(anchor, periods * step)
}
