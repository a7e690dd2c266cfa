import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'

export type AnalyticsServices = Readonly<Record<never, never>>

/** First-party analytics: what is recorded, reports on it, and uploaded exports of other analytics. */
export const createAnalyticsArea = (_dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: RateLimiter
}): Area<AnalyticsServices> => ({ services: {}, memberData: {}, jobs: [] })
