import { hourOf, plusMs } from '#core/analytics/utc-days.ts'
import { HOUR_MS } from '#core/durations.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { HourRange } from './hour-totals.ts'
import { inStep, withPause } from './sum-totals.ts'
import { type ChangedPage, readChangedPage } from './touched-visits.ts'
import type { TouchedVisit } from './visit-figures.ts'
import { writeVisits } from './visit-writer.ts'

/** Groups of visits that have about so many rows together. */
const batchesOf = <Visit extends { readonly rows: number }>(visits: readonly Visit[], rows: number): Visit[][] => {
  const batches: Visit[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const visit of visits) {
    if (size + visit.rows > rows) {
      batches.push([])
      size = 0
    }
    batches.at(-1)?.push(visit)
    size += visit.rows
  }
  return batches
}

/** Tells references that are new: a busy visit has rows on many pages. */
const createVisitFilter = () => {
  const done = new Map<string, { first: number; last: number }>()
  return ({ key, first, last }: TouchedVisit): boolean => {
    const known = done.get(key)
    const [start, end] = [hourOf(new Date(first)).getTime(), hourOf(new Date(last)).getTime()]
    if (known !== undefined && known.first <= start && known.last >= end) return false
    done.set(key, { first: Math.min(start, known?.first ?? start), last: Math.max(end, known?.last ?? end) })
    return true
  }
}

/**
 * Computes the visits that changed rows of the range touch. Returns the hours to sum anew, and those that have changed
 * rows; null when it was interrupted.
 */
export const writeTouchedVisits = async (
  database: Database,
  { from, to }: HourRange,
  options: { since: bigint | null; limit: Date; onlyPurchases: boolean; signal: AbortSignal; size: number },
): Promise<{ readonly hours: Date[]; readonly rowHours: Date[]; readonly rows: number } | null> => {
  const { since, limit, onlyPurchases, signal, size } = options
  let rows = 0
  const rowHours: Date[] = []
  const hours: Date[] = []
  const isNew = createVisitFilter()
  // Looking for a few changed rows reads all of a part.
  const part = onlyPurchases || since === null ? to.getTime() - from.getTime() : HOUR_MS
  for (let start = from; start < to; start = plusMs(start, part)) {
    const range = { from: start, to: plusMs(start, part) }
    let after: ChangedPage['next'] = null
    do {
      if (signal.aborted) return null
      const page: ChangedPage = await withPause(database, () =>
        database.transaction((tx) => readChangedPage(tx, { ...range, since, after, size, onlyPurchases })),
      )
      rows += page.rows
      rowHours.push(...page.hours)
      for (const batch of batchesOf(page.visits.filter(isNew), size)) {
        if (signal.aborted) return null
        hours.push(...(await inStep(database, (tx) => writeVisits(tx, batch, limit))))
      }
      after = page.next
    } while (after !== null)
  }
  return { hours: [...hours, ...rowHours].filter((hour) => hour >= limit), rowHours, rows }
}
