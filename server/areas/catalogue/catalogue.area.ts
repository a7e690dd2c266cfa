import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { handleRecurringJob } from '../../platform/jobs/job.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Log } from '../../platform/log.ts'
import type { Area } from '../area.ts'
import { type CatalogueService, createCatalogueService } from './catalogue.service.ts'
import { type CatalogueFeed, createCatalogueFeed } from './changes/catalogue-feed.ts'
import { newId } from './changes/new-id.ts'
import { createListedToolsService, type ListedToolsService } from './listed-tools.service.ts'
import { createDirectoryRanksService, type DirectoryRanksService } from './ranks/directory-ranks.service.ts'
import { lockCatalogue } from './revision.ts'
import { createRevisionWatch, type RevisionWatch } from './revision-watch.ts'
import { createStatisticsService, type StatisticsService } from './statistics.service.ts'
import { createToolService, type ToolService } from './tool.service.ts'
import { createUploadJobs } from './uploads/upload-jobs.ts'
import { type CatalogueUploadsService, createCatalogueUploadsService } from './uploads/uploads.service.ts'

export type CatalogueServices = {
  readonly catalogue: CatalogueService
  readonly statistics: StatisticsService
  readonly tools: ToolService
  readonly catalogueRevision: RevisionWatch
  readonly catalogueUploads: CatalogueUploadsService
  readonly directoryRanks: DirectoryRanksService
}

export type CatalogueArea = Area<CatalogueServices> & {
  /** What other areas need of the catalogue beside its services. */
  readonly listedTools: ListedToolsService
  readonly lockCatalogue: typeof lockCatalogue
  readonly newId: typeof newId
  readonly feed: CatalogueFeed
}

const DAY_MS = 86_400_000

/** Tools, categories, facets and the catalogue's revision. */
export const createCatalogueArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  cacheInvalidations: CacheInvalidations
  queue: JobQueue
}): CatalogueArea => {
  const { database, clock, log, cacheInvalidations, queue } = dependencies
  const catalogueRevision = createRevisionWatch({ database, log, cacheInvalidations })
  const directoryRanks = createDirectoryRanksService({ database, clock })
  return {
    services: {
      catalogue: createCatalogueService({ database, catalogueRevision }),
      statistics: createStatisticsService({ database, clock, catalogueRevision }),
      tools: createToolService({ database, catalogueRevision }),
      catalogueRevision,
      catalogueUploads: createCatalogueUploadsService({ database, clock, queue }),
      directoryRanks,
    },
    memberData: {},
    jobs: [
      handleRecurringJob({ name: 'compute-directory-ranks', everyMs: DAY_MS, run: directoryRanks.compute }),
      ...createUploadJobs({ database, clock }),
    ],
    listedTools: createListedToolsService({ database }),
    lockCatalogue,
    newId,
    feed: createCatalogueFeed({ database }),
  }
}
