import { daysBetween, dayText } from '../../../../core/analytics/utc-days.ts'
import { Prisma } from '../../../../prisma/client/client.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Measures, sumOf, TRAFFIC_COLUMNS, UNKNOWN_BY_PAGE } from './measures.ts'
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
  if (page !== null) {
    return ['For a single page, visits are those that started on it. Sign-ups and purchases are not available by page.']
  }
  return source === null ? [] : ['For a source, all figures are counted on the day the visit began.']
}

export const createTrafficReport =
  ({ database }: { database: Database }) =>
  async ({ from, to, today, recordedFrom }: ReportPeriod, filters: AppliedFilters): Promise<ReportBody> => {
    const { includeBots, page } = filters
    const buckets = includeBots ? (['person', 'bot'] as const) : (['person'] as const)
    const byDay = await totalsByDay(database, { from, to, buckets, ...selectionOf(filters) })
    const valuesOf = (measures: Measures) =>
      TRAFFIC_COLUMNS.map((column) =>
        page !== null && UNKNOWN_BY_PAGE.includes(column.key) ? null : column.of(measures),
      )
    const nothing = sumOf([])
    const isKnown = (day: string) => recordedFrom !== null && day >= dayText(recordedFrom)
    return {
      keyLabel: 'Day (UTC)',
      columns: TRAFFIC_COLUMNS,
      rows: daysBetween(from, to < today ? to : today).map((day) => ({
        key: day,
        label: day,
        values: isKnown(day) ? valuesOf(byDay.get(day) ?? nothing) : TRAFFIC_COLUMNS.map(() => null),
      })),
      totals: valuesOf(sumOf([...byDay.values()])),
      notes: notesOf(filters),
    }
  }
