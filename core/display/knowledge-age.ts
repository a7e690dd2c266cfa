import { monthNumber } from '../catalogue/month-number.ts'
import { monthText } from './facts.ts'

/** Warn when older than this. */
const OLD_AFTER_MONTHS = 12

/** Null when the latest month (`YYYY-MM`) is at most twelve months old, and without any month. */
export const oldKnowledgeText = (name: string, months: readonly string[], today: Date): string | null => {
  const latest = months.reduce((a, b) => (a > b ? a : b), '')
  if (latest === '') return null
  const age = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1 - monthNumber(latest)
  return age > OLD_AFTER_MONTHS
    ? `What we know about ${name} is from ${monthText(latest)} or earlier; check it with the vendor.`
    : null
}
