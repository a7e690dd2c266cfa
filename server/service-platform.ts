import { createCacheFigures } from './platform/cache/cache-figures.ts'
import { createCacheInvalidations } from './platform/cache/cache-invalidations.ts'
import { ANY_TOOL } from './platform/cache/cache-tags.ts'
import { createDebouncedFollowers } from './platform/cache/debounced-followers.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { createSecurityLog } from './platform/database/security-log.ts'
import { createInstances } from './platform/instances.ts'
import { createJobQueue } from './platform/jobs/job-queue.ts'
import { createKeyedHash } from './platform/keyed-hash.ts'
import type { Log } from './platform/log.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { createRateLimiter } from './platform/rate-limiter.ts'
import type { Schedule } from './platform/schedule.ts'
import { createStoredRateLimiter } from './platform/stored-rate-limiter.ts'

/** Files and the engine's snapshot follow ratings within five minutes: this delay plus their own work. */
const RATINGS_DELAY_MS = 240_000

/** What areas need of the platform, made once for the process. */
export const createPlatform = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  schedule?: Schedule | undefined
  limitsFactor: number
  authSecret: string
  publicUrl: string
}) => {
  const { database, clock, log, schedule, limitsFactor: factor, authSecret, publicUrl } = dependencies
  const queue = createJobQueue({ clock })
  const cacheInvalidations = createCacheInvalidations({ database, log })
  const ratingFollowers = createDebouncedFollowers({
    cacheInvalidations,
    tag: ANY_TOOL,
    delayMs: RATINGS_DELAY_MS,
    log,
    schedule,
  })
  const instances = createInstances({ database, log })
  return {
    instances,
    limiter: createRateLimiter({ clock, factor, instances: instances.count }),
    storedLimiter: createStoredRateLimiter({ database, clock, factor }),
    hash: createKeyedHash(authSecret),
    securityLog: createSecurityLog({ database, clock, log }),
    queue,
    outbox: createOutbox({ queue, publicUrl }),
    cacheInvalidations,
    cacheFigures: createCacheFigures(),
    ratingFollowers,
  }
}
