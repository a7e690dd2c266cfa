import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import { createAnalyticsData, createRowExpiry } from './recording/analytics-data.ts'
import { type AnalyticsRecordingService, createRecordingService } from './recording/recording.service.ts'
import { createServerRecords } from './recording/server-records.ts'
import { createReports, type ReportsServices } from './reports/reports.ts'
import { type AnalyticsUploadsService, createAnalyticsUploadsService } from './uploads/uploads.service.ts'

export type AnalyticsServices = ReportsServices & {
  readonly analyticsRecording: AnalyticsRecordingService
  readonly analyticsUploads: AnalyticsUploadsService
}

type AnalyticsArea = Area<AnalyticsServices> & {
  /** Called in the transaction that created an account. */
  readonly onSignUp: (tx: TransactionClient, userId: string) => Promise<void>
  /** Called in the transaction that stored a customer's payments, with our id of the customer. */
  readonly onPayments: (tx: TransactionClient, customerId: string) => Promise<void>
}

/** First-party analytics: what is recorded, reports on it, and uploaded exports of other analytics. */
export const createAnalyticsArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: RateLimiter
  queue: JobQueue
  hash: KeyedHash
  publicUrl: string
  /** The slug of a tool; null when there is none with this id. */
  slugOf: (toolId: string) => Promise<string | null>
}): AnalyticsArea => {
  const analyticsRecording = createRecordingService(dependencies)
  const reports = createReports(dependencies)
  const removeOldRows = createRowExpiry(dependencies)
  return {
    services: {
      analyticsRecording,
      analyticsUploads: createAnalyticsUploadsService(dependencies),
      ...reports.services,
    },
    // Imports stay when an administrator's account goes; they then name nobody.
    memberData: { analytics: createAnalyticsData(dependencies), ...reports.memberData },
    jobs: [
      ...reports.jobs,
      maintenanceJob('remove-expired-analytics', async ({ signal }) => {
        await removeOldRows(signal)
      }),
    ],
    ...createServerRecords(dependencies),
  }
}
