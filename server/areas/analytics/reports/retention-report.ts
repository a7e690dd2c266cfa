import { plusMs, weekOf } from '#core/analytics/utc-days.ts'
import { WEEK_MS } from '#core/durations.ts'
import { utcDay } from '#core/utc-day.ts'
import type { Database } from '#server/platform/database/database.ts'
import { percentOf, type ReportColumn } from './measures.ts'
import type { ReportBody, ReportPeriod } from './report.service.ts'
import { COHORT_SIZE } from './retention-totals.ts'

const WEEKS = 12

const COLUMNS: readonly ReportColumn[] = [
  { key: 'members', label: 'Signed up', unit: 'count' },
  ...Array.from({ length: WEEKS }, (_, index) => ({
    key: `week${index + 1}`,
    label: `Week ${index + 1}`,
    unit: 'percent' as const,
  })),
]

type Cohort = { readonly monday: Date; readonly size: number; readonly active: ReadonlyMap<number, number> }

/** Members by sign-up week, and the share active in later weeks. */
export const createRetentionReport =
  ({ database }: { database: Database }) =>
  async ({ from, to, today, recordedFrom }: ReportPeriod): Promise<ReportBody> => {
    const rows = await database.prisma.analyticsTotal.findMany({
      where: { period: 'day', dimension: 'retention', startsAt: { gte: weekOf(from), lte: to } },
      orderBy: [{ startsAt: 'asc' }, { key: 'asc' }],
      select: { startsAt: true, key: true, visits: true },
    })
    const cohorts: Cohort[] = [...Map.groupBy(rows, ({ startsAt }) => startsAt.getTime())].map(([monday, of]) => ({
      monday: new Date(monday),
      size: of.find(({ key }) => key === COHORT_SIZE)?.visits ?? 0,
      active: new Map(of.map(({ key, visits }) => [Number(key), visits])),
    }))
    /** Whether the week has begun and was recorded from its start. */
    const isKnown = ({ monday }: Cohort, week: number): boolean => {
      const begins = plusMs(monday, week * WEEK_MS)
      return begins <= today && recordedFrom !== null && begins >= weekOf(recordedFrom)
    }
    const shareOf = (of: readonly Cohort[], week: number): number | null => {
      const known = of.filter((cohort) => isKnown(cohort, week))
      const sum = (amount: (cohort: Cohort) => number) => known.reduce((all, cohort) => all + amount(cohort), 0)
      return percentOf(
        sum(({ active }) => active.get(week) ?? 0),
        sum(({ size }) => size),
      )
    }
    const valuesOf = (of: readonly Cohort[]) => [
      of.reduce((sum, { size }) => sum + size, 0),
      ...Array.from({ length: WEEKS }, (_, index) => shareOf(of, index + 1)),
    ]
    return {
      keyLabel: 'Week of sign-up (from Monday)',
      columns: COLUMNS,
      rows: cohorts.map((cohort) => ({
        key: utcDay(cohort.monday),
        label: utcDay(cohort.monday),
        values: valuesOf([cohort]),
      })),
      totals: valuesOf(cohorts),
      notes: [
        'Sign-up weeks that overlap the period are shown in full. A member counts as active in a week with a recorded visit while signed in.',
        'Future weeks and weeks before recording began are left blank.',
      ],
    }
  }
