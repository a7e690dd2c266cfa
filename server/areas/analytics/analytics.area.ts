import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import { createReports, type ReportsServices } from './reports/reports.ts'

export type AnalyticsServices = ReportsServices

/** First-party analytics: what is recorded, reports on it, and uploaded exports of other analytics. */
export const createAnalyticsArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: RateLimiter
  queue: JobQueue
}): Area<AnalyticsServices> => {
  const reports = createReports(dependencies)
  return { services: { ...reports.services }, memberData: { ...reports.memberData }, jobs: [...reports.jobs] }
}
