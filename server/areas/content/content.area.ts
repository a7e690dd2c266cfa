import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import { type BlogService, createBlogService } from './blog.service.ts'
import { type ContentViewsService, createContentViewsService } from './content-views.service.ts'
import { createPageAdministrationService, type PageAdministrationService } from './page-administration.service.ts'
import { createPageGenerationService, type PageGenerationService } from './page-generation.service.ts'
import { createRemovedToolsService, type RemovedToolsService } from './removed-tools.service.ts'

export type ContentServices = {
  readonly blog: BlogService
  readonly removedTools: RemovedToolsService
  readonly contentViews: ContentViewsService
  readonly pageAdministration: PageAdministrationService
  readonly pageGeneration: PageGenerationService
}

/** Pages that are generated from the catalogue, and the guides beside them. */
export const createContentArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  queue: JobQueue
  hash: KeyedHash
  cacheInvalidations: CacheInvalidations
  /** Whether a help article has this path. */
  isHelpPath: (path: string) => boolean
}): Area<ContentServices> => {
  const { database, clock, limiter, queue, hash, cacheInvalidations, isHelpPath } = dependencies
  const pageAdministration = createPageAdministrationService({ database, clock, cacheInvalidations })
  return {
    services: {
      blog: createBlogService({ database }),
      removedTools: createRemovedToolsService({ database }),
      contentViews: createContentViewsService({ database, clock, limiter, hash, isHelpPath }),
      pageAdministration,
      pageGeneration: createPageGenerationService({ database, queue }),
    },
    memberData: {},
    jobs: [maintenanceJob('empty-deleted-pages', pageAdministration.emptyDeleted)],
  }
}
