import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import { createAnalyticsData, createRowExpiry } from './recording/analytics-data.ts'
import { type AnalyticsRecordingService, createRecordingService } from './recording/recording.service.ts'
import { createServerRecords } from './recording/server-records.ts'

export type AnalyticsServices = { readonly analyticsRecording: AnalyticsRecordingService }

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
  hash: KeyedHash
  publicUrl: string
  /** The slug of a tool; null when there is none with this id. */
  slugOf: (toolId: string) => Promise<string | null>
}): AnalyticsArea => {
  const analyticsRecording = createRecordingService(dependencies)
  const removeOldRows = createRowExpiry(dependencies)
  return {
    services: { analyticsRecording },
    memberData: { analytics: createAnalyticsData(dependencies) },
    jobs: [
      maintenanceJob('remove-expired-analytics', async ({ signal }) => {
        await removeOldRows(signal)
        await analyticsRecording.removeOldRuns()
      }),
    ],
    ...createServerRecords(dependencies),
  }
}
