import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Llm } from '../../platform/llm/llm.ts'
import type { Log } from '../../platform/log.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { createOutsideFetch, type OutsideFetch } from '../../platform/outside/outside-fetch.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import {
  type CandidateAdministrationService,
  createCandidateAdministrationService,
} from './candidate-administration.service.ts'
import { createDiscoveryService, type DiscoveryService } from './discovery.service.ts'
import { createQueueService, type QueueService } from './queue.service.ts'
import {
  createSuggestionAdministrationService,
  type SuggestionAdministrationService,
} from './suggestion-administration.service.ts'
import { createTrendingService, type TrendingService } from './trending.service.ts'

export type ResearchServices = {
  readonly discovery: DiscoveryService
  readonly trending: TrendingService
  readonly candidates: CandidateAdministrationService
  readonly suggestedTools: SuggestionAdministrationService
  readonly queue: QueueService
}

export type ResearchSources = {
  /** Feed URLs. */
  readonly feeds: readonly string[]
  /** `host:port` pairs that may have a private address. */
  readonly allowedHosts: readonly string[]
  /** Fetches over the network by default. */
  readonly fetchOutside?: OutsideFetch
}

/** Finds tools missing from the catalog, and trending ones. */
export const createResearchArea = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: RateLimiter
  outbox: Outbox
  publicUrl: string
  catalogue: CatalogueArea
  llm: Llm | undefined
  sources: ResearchSources
}): Area<ResearchServices> => {
  const { database, clock, log, limiter, outbox, publicUrl, catalogue, llm, sources } = dependencies
  const { listedTools } = catalogue
  const { feeds, allowedHosts, fetchOutside = createOutsideFetch({ allowedHosts }) } = sources
  return {
    services: {
      discovery: createDiscoveryService({ database, clock, log, limiter, listedTools, feeds, fetchOutside, llm }),
      trending: createTrendingService({ database, clock }),
      candidates: createCandidateAdministrationService({ database, clock, catalogue }),
      suggestedTools: createSuggestionAdministrationService({ database, clock, outbox, publicUrl, listedTools }),
      queue: createQueueService({ database, clock }),
    },
    memberData: {},
    jobs: [],
  }
}
