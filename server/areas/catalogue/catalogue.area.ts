import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { afterCommit } from '../../platform/database/transaction.ts'
import type { Log } from '../../platform/log.ts'
import type { Area } from '../area.ts'
import { type CatalogueService, createCatalogueService } from './catalogue.service.ts'
import { type CatalogueFeed, createCatalogueFeed } from './changes/catalogue-feed.ts'
import { newId } from './changes/new-id.ts'
import { type CreateTool, createTool } from './editing/create-tool.ts'
import { createListedToolsService, type ListedToolsService } from './listed-tools.service.ts'
import { lockCatalogue } from './revision.ts'
import { createRevisionWatch, type RevisionWatch } from './revision-watch.ts'
import { createStatisticsService, type StatisticsService } from './statistics.service.ts'
import { createToolService, type ToolService } from './tool.service.ts'

export type CatalogueServices = {
  readonly catalogue: CatalogueService
  readonly statistics: StatisticsService
  readonly tools: ToolService
  readonly catalogueRevision: RevisionWatch
}

export type CatalogueArea = Area<CatalogueServices> & {
  /** What other areas need of the catalogue beside its services. */
  readonly listedTools: ListedToolsService
  readonly lockCatalogue: typeof lockCatalogue
  readonly newId: typeof newId
  readonly feed: CatalogueFeed
  /** Creates a tool by a person's hand, in the transaction of the caller, who has authorized it. */
  readonly createTool: CreateTool
}

/** Tools, categories, facets and the catalogue's revision. */
export const createCatalogueArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  cacheInvalidations: CacheInvalidations
}): CatalogueArea => {
  const { database, clock, log, cacheInvalidations } = dependencies
  const catalogueRevision = createRevisionWatch({ database, log, cacheInvalidations })
  return {
    services: {
      catalogue: createCatalogueService({ database, catalogueRevision }),
      statistics: createStatisticsService({ database, clock, catalogueRevision }),
      tools: createToolService({ database, catalogueRevision }),
      catalogueRevision,
    },
    memberData: {},
    jobs: [],
    listedTools: createListedToolsService({ database }),
    lockCatalogue,
    newId,
    feed: createCatalogueFeed({ database }),
    createTool: async (tx, given) => {
      const created = await createTool(tx, given)
      afterCommit(tx, () => catalogueRevision.committed(created.revision))
      return created
    },
  }
}
