/** Analytics reports over totals of whole UTC days. */
import { lossesText } from '#core/analytics/recording-losses.ts'
import type { ReportName } from '#core/analytics/report-names.ts'
import { dayOf, plusMs } from '#core/analytics/utc-days.ts'
import { DAY_MS } from '#core/durations.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { utcDay } from '#core/utc-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createRecordingLosses } from '../recording/recording-losses.ts'
import { createFunnelReport } from './funnel-report.ts'
import type { ReportColumn } from './measures.ts'
import { createRankingReports } from './ranking-reports.ts'
import { type AppliedFilters, applyFilters, parsePeriod, type ReportRequest } from './report-request.ts'
import { createRetentionReport } from './retention-report.ts'
import { firstCompleteDay } from './roll-up.service.ts'
import { firstDay } from './stored-totals.ts'
import { createTrafficReport } from './traffic-report.ts'

export type ReportService = ReturnType<typeof createReportService>

export type ReportRow = {
  readonly key: string
  readonly label: string
  /** One value per column; null when unknown. */
  readonly values: readonly (number | null)[]
}

/** The part that differs between reports. */
export type ReportBody = {
  readonly keyLabel: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly ReportRow[]
  /** One value per column over all rows; null without totals. */
  readonly totals: readonly (number | null)[] | null
  readonly notes: readonly string[]
}

export type ReportPeriod = {
  readonly from: Date
  readonly to: Date
  /** The current, incomplete day. */
  readonly today: Date
  /** The first day with records; null without any. */
  readonly recordedFrom: Date | null
  /** Earlier days have totals but no rows. */
  readonly rowsFrom: Date
}

export type AnalyticsReport = ReportBody & {
  readonly name: ReportName
  /** `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  readonly ignoredFilters: readonly string[]
  /** A sentence about gaps and dropped records; null for none. */
  readonly losses: string | null
  /** Totals are complete up to here; null before the first roll-up. */
  readonly updatedAt: Date | null
}

const ALWAYS = [
  'Days are full UTC days.',
  'Visits under Global Privacy Control or Do Not Track are not recorded.',
] as const

const periodNotes = ({ from, to, today, recordedFrom }: ReportPeriod): string[] => [
  ...(recordedFrom === null ? ['Nothing has been recorded yet.'] : []),
  ...(recordedFrom !== null && from < recordedFrom
    ? [`Recording began on ${utcDay(recordedFrom)}. There is no data for earlier days.`]
    : []),
  ...(to >= today ? ["Today's figures are not final."] : []),
]

export const createReportService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const { lossesIn } = createRecordingLosses({ database, clock })
  const rankings = createRankingReports({ database })
  const build: Readonly<Record<ReportName, (period: ReportPeriod, filters: AppliedFilters) => Promise<ReportBody>>> = {
    traffic: createTrafficReport({ database }),
    ...rankings,
    funnel: createFunnelReport({ database }),
    retention: createRetentionReport({ database }),
  }

  return {
    /** At most 400 days. Throws UnauthenticatedError, ForbiddenError, InvalidInputError. */
    read: async (viewer: Viewer | null, { name, from, to, filter }: ReportRequest): Promise<AnalyticsReport> => {
      authorize(viewer, 'analytics:read', null)
      const now = clock.now()
      const days = parsePeriod({ from, to }, now)
      const filters = applyFilters(name, filter)
      const state = await database.prisma.analyticsRollUp.findFirst()
      const period = {
        ...days,
        today: dayOf(now),
        recordedFrom: await firstDay(database),
        rowsFrom: firstCompleteDay(now),
      }
      const body = await build[name](period, filters)
      return {
        ...body,
        name,
        from: utcDay(days.from),
        to: utcDay(days.to),
        notes: [...filters.notes, ...body.notes, ...periodNotes(period), ...ALWAYS],
        ignoredFilters: filters.ignored,
        losses: lossesText(await lossesIn(days.from, plusMs(days.to, DAY_MS)), 'in this period'),
        updatedAt: state?.rolledUpTo ?? null,
      }
    },
  }
}
