import type { RecordingLimits } from '#core/analytics/recording-limits.ts'
import type { ClickHouseTarget } from '../../platform/clickhouse.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { handleRecurringJob, maintenanceJob } from '../../platform/jobs/job.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import { createAnalyticsData, createRowExpiry } from './recording/analytics-data.ts'
import { type AnalyticsRecordingService, createRecordingService } from './recording/recording.service.ts'
import { createServerRecords } from './recording/server-records.ts'
import { createReports, type ReportsServices } from './reports/reports.ts'
import { createAnalyticsSink } from './sink/sink.service.ts'
import { type AnalyticsUploadsService, createAnalyticsUploadsService } from './uploads/uploads.service.ts'

export type AnalyticsServices = ReportsServices & {
  readonly recording: AnalyticsRecordingService
  readonly uploads: AnalyticsUploadsService
}

const SEND_EVERY_MS = 60_000

export type AnalyticsOptions = {
  /** Default: those of the product. */
  readonly recordingLimits?: RecordingLimits | undefined
  /** The column store that rows are also sent to; undefined: none. */
  readonly sink?: ClickHouseTarget | undefined
}

/** First-party analytics: recording, reports, and uploaded exports. */
export const createAnalyticsArea = (
  dependencies: {
    database: Database
    clock: Clock
    log: Log
    limiter: RateLimiter
    queue: JobQueue
    hash: KeyedHash
    publicUrl: string
    /** The slug of a tool; null for an unknown id. */
    slugOf: (toolId: string) => Promise<string | null>
  } & AnalyticsOptions,
): Area<AnalyticsServices> => {
  const analyticsRecording = createRecordingService(dependencies)
  const reports = createReports(dependencies)
  const sink = dependencies.sink && createAnalyticsSink({ ...dependencies, target: dependencies.sink })
  const removeOldRows = createRowExpiry(dependencies)
  return {
    services: {
      recording: analyticsRecording,
      uploads: createAnalyticsUploadsService(dependencies),
      ...reports.services,
    },
    // Imports survive the deletion of the administrator's account; they then name nobody.
    memberData: { analytics: createAnalyticsData(dependencies), ...reports.memberData },
    jobs: [
      ...reports.jobs,
      maintenanceJob('remove-expired-analytics', async ({ signal }) => {
        await removeOldRows(signal)
      }),
      ...(sink === undefined
        ? []
        : [
            handleRecurringJob({
              name: 'send-analytics',
              everyMs: SEND_EVERY_MS,
              run: ({ signal }) => sink.send(signal),
            }),
          ]),
    ],
    reactions: createServerRecords(dependencies),
  }
}
