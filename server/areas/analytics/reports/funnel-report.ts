import { FUNNEL_STEPS, reachedCounts } from '#core/analytics/funnel-steps.ts'
import type { Database } from '#server/platform/database/database.ts'
import { percentOf, type ReportColumn } from './measures.ts'
import type { ReportBody, ReportPeriod } from './report.service.ts'
import type { AppliedFilters } from './report-request.ts'
import { totalsByKey } from './stored-totals.ts'

const COLUMNS: readonly ReportColumn[] = [
  { key: 'visits', label: 'Visits', unit: 'count' },
  { key: 'share', label: 'Share of the first step', unit: 'percent' },
  { key: 'lost', label: 'Drop-off from previous step', unit: 'count' },
  { key: 'dropOff', label: 'Drop-off', unit: 'percent' },
]

/** Visits that reached the home page, and their progress. */
export const createFunnelReport =
  ({ database }: { database: Database }) =>
  async ({ from, to }: ReportPeriod, { includeBots }: AppliedFilters): Promise<ReportBody> => {
    const buckets = includeBots ? (['person', 'bot'] as const) : (['person'] as const)
    const found = await totalsByKey(database, { from, to, dimension: 'funnel', buckets }, 'visits')
    const reached = reachedCounts(new Map(found.map(({ key, visits }) => [Number(key), visits])))
    const first = reached[0] ?? 0
    return {
      keyLabel: 'Step',
      columns: COLUMNS,
      rows: FUNNEL_STEPS.map(({ key, label }, step) => {
        const visits = reached[step] ?? 0
        const before = step === 0 ? visits : (reached[step - 1] ?? 0)
        return {
          key,
          label,
          values: [visits, percentOf(visits, first), before - visits, percentOf(before - visits, before)],
        }
      }),
      totals: null,
      notes: [
        'Steps are counted in this order within a visit, on the day the visit began. A question counts if it or a later one was answered.',
        'A plan may be chosen and paid for in a later visit after the sign-up. Visitors who already had an account leave the funnel at the sign-up.',
      ],
    }
  }
