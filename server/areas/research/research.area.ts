import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'

export type ResearchServices = Readonly<Record<never, never>>

/** Finds tools that the catalogue lacks, and tells which of its tools gain attention. */
export const createResearchArea = (_dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: RateLimiter
}): Area<ResearchServices> => ({ services: {}, memberData: {}, jobs: [] })
