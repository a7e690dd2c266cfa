import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import { type AnalyticsUploadsService, createAnalyticsUploadsService } from './uploads/uploads.service.ts'

export type AnalyticsServices = { readonly analyticsUploads: AnalyticsUploadsService }

/** First-party analytics: what is recorded, reports on it, and uploaded exports of other analytics. */
export const createAnalyticsArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: RateLimiter
}): Area<AnalyticsServices> => ({
  services: { analyticsUploads: createAnalyticsUploadsService(dependencies) },
  // Imports stay when an administrator's account goes; they then name nobody.
  memberData: {},
  jobs: [],
})
