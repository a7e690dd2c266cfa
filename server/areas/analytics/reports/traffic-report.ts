import { daysBetween } from '#core/analytics/utc-days.ts'
import { utcDay } from '#core/utc-day.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import { GROSS_NOTE, type Measures, REFUNDED_COLUMN, sumOf, TRAFFIC_COLUMNS, UNKNOWN_BY_PAGE } from './measures.ts'
import { refundsByDay } from './refunds-by-day.ts'
import type { ReportBody, ReportPeriod } from './report.service.ts'
import type { AppliedFilters } from './report-request.ts'
import { totalsByDay } from './stored-totals.ts'
import { CAMPAIGN_SEPARATOR } from './visit-figures.ts'

/** All campaigns of one source. */
export const isSource = (source: string): Prisma.Sql =>
  Prisma.sql`lower(split_part(t.key, ${CAMPAIGN_SEPARATOR}, 1)) = ${source === 'direct' ? '' : source}`

const selectionOf = ({ page, source }: AppliedFilters) => {
  if (page !== null) return { dimension: 'page', where: Prisma.sql`t.key = ${page}` } as const
  if (source !== null) return { dimension: 'source', where: isSource(source) } as const
  return { dimension: 'traffic' } as const
}

const notesOf = ({ page, source }: AppliedFilters): string[] => {
  if (page === null && source === null) {
    return [GROSS_NOTE, 'Refunds, of first payments and renewals, count on the day the whole amount was refunded.']
  }
  if (page !== null) {
    return ['For a single page, visits are those that started on it. Sign-ups and purchases are not available by page.']
  }
  return [
    'For a source, all figures are counted on the day the visit began.',
    GROSS_NOTE,
    'Refunds are not available by source.',
  ]
}

export const createTrafficReport =
  ({ database }: { database: Database }) =>
  async ({ from, to, today, recordedFrom }: ReportPeriod, filters: AppliedFilters): Promise<ReportBody> => {
    const { includeBots, page, source } = filters
    const buckets = includeBots ? (['person', 'bot'] as const) : (['person'] as const)
    const byDay = await totalsByDay(database, { from, to, buckets, ...selectionOf(filters) })
    const refunds = page === null && source === null ? await refundsByDay(database, { from, to }) : null
    const valuesOf = (measures: Measures, refundedCents: number) => [
      ...TRAFFIC_COLUMNS.map((column) =>
        page !== null && UNKNOWN_BY_PAGE.includes(column.key) ? null : column.of(measures),
      ),
      refunds === null ? null : refundedCents / 100,
    ]
    const columns = [...TRAFFIC_COLUMNS, REFUNDED_COLUMN]
    const nothing = sumOf([])
    const isKnown = (day: string) => recordedFrom !== null && day >= utcDay(recordedFrom)
    return {
      keyLabel: 'Day (UTC)',
      columns,
      rows: daysBetween(from, to < today ? to : today).map((day) => ({
        key: day,
        label: day,
        values: isKnown(day) ? valuesOf(byDay.get(day) ?? nothing, refunds?.get(day) ?? 0) : columns.map(() => null),
      })),
      totals: valuesOf(
        sumOf([...byDay.values()]),
        [...(refunds?.values() ?? [])].reduce((sum, cents) => sum + cents, 0),
      ),
      notes: notesOf(filters),
    }
  }
