import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import type { BuiltGuide } from '../articles/built-articles.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import { type BlogService, createBlogService } from './blog.service.ts'
import { comparisonPairs } from './comparison-pairs.ts'
import { type ContentViewsService, createContentViewsService } from './content-views.service.ts'
import { generatePages } from './generate-pages-job.ts'
import { createPageAdministrationService, type PageAdministrationService } from './page-administration.service.ts'
import { createPageDates, readPageDates } from './page-dates.ts'
import { createPageGenerationService, type PageGenerationService } from './page-generation.service.ts'
import { createGenerationRun } from './page-generation-run.ts'
import { createPageRevisionsService, type PageRevisionsService } from './page-revisions.service.ts'
import { createPageStore } from './page-store.ts'
import { createPostSearch } from './post-search.ts'
import { createRemovedToolsService, type RemovedToolsService } from './removed-tools.service.ts'

export type ContentServices = {
  readonly blog: BlogService
  readonly removedTools: RemovedToolsService
  readonly views: ContentViewsService
  readonly pageAdministration: PageAdministrationService
  readonly pageGeneration: PageGenerationService
  readonly pageRevisions: PageRevisionsService
}

/** Pages generated from the catalog, and guides. */
export const createContentArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  queue: JobQueue
  hash: KeyedHash
  cacheInvalidations: CacheInvalidations
  catalogue: CatalogueArea
  log: Log
  publicUrl: string
  /** Guides of the repository. */
  guides: () => readonly BuiltGuide[]
  isHelpPath: (path: string) => boolean
}): Area<ContentServices> => {
  const { database, clock, log, limiter, queue, hash, cacheInvalidations, catalogue, isHelpPath } = dependencies
  const { guides, publicUrl } = dependencies
  const { feed, newId } = catalogue
  const store = createPageStore({ database, clock, cacheInvalidations, newId })
  const run = createGenerationRun({
    database,
    clock,
    log,
    feed,
    store,
    guides,
    handPicked: comparisonPairs(),
    jobs: catalogue.services.jobs,
    dates: createPageDates(readPageDates()),
    publicUrl,
  })
  const pageGeneration = createPageGenerationService({ database, clock, queue })
  const pageAdministration = createPageAdministrationService({ database, clock, cacheInvalidations })
  const pageRevisions = createPageRevisionsService({ database, clock, cacheInvalidations })
  return {
    services: {
      blog: createBlogService({
        database,
        postSearch: createPostSearch({ database, cacheInvalidations, synonyms: catalogue.synonyms }),
      }),
      removedTools: createRemovedToolsService({ database, feed }),
      views: createContentViewsService({ database, clock, limiter, hash, isHelpPath }),
      pageAdministration,
      pageGeneration,
      pageRevisions,
    },
    memberData: { pageRevisions },
    jobs: [
      generatePages({ clock, run }),
      maintenanceJob('compare-pages-with-catalogue', pageGeneration.compareAll),
      maintenanceJob('empty-deleted-pages', pageAdministration.emptyDeleted),
    ],
  }
}
