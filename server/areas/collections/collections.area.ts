import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import { type CollectionToolsService, createCollectionToolsService } from './collection-tools.service.ts'
import { type CollectionsService, createCollectionsService } from './collections.service.ts'
import { createShareTokens } from './share-tokens.ts'
import { createSharingService, type SharingService } from './sharing.service.ts'

export type CollectionsServices = {
  readonly collections: CollectionsService
  readonly tools: CollectionToolsService
  readonly sharing: SharingService
}

/** Members' named lists of tools, and their share links. */
export const createCollectionsArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  tools: ToolService
  hash: KeyedHash
}): Area<CollectionsServices> => {
  const shareTokens = createShareTokens(dependencies.hash)
  const collections = createCollectionsService(dependencies)
  return {
    services: {
      collections,
      tools: createCollectionToolsService(dependencies),
      sharing: createSharingService({ ...dependencies, shareTokens }),
    },
    memberData: { collections },
    jobs: [],
  }
}
