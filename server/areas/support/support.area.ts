import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import { type ClientErrorService, createClientErrorService } from './client-error.service.ts'
import { createInaccuracyService, type InaccuracyService } from './inaccuracy.service.ts'
import { createToolSuggestionService, type ToolSuggestionService } from './tool-suggestion.service.ts'
import {
  createVisitorAddressesService,
  type VerifiedEmailOf,
  type VisitorAddressesService,
} from './visitor-addresses.service.ts'

export type SupportServices = {
  readonly clientErrors: ClientErrorService
  readonly inaccuracies: InaccuracyService
  readonly toolSuggestions: ToolSuggestionService
  readonly visitorAddresses: VisitorAddressesService
}

/** What visitors report and suggest. */
export const createSupportArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  catalogue: CatalogueArea
  verifiedEmailOf: VerifiedEmailOf
}): Area<SupportServices> => {
  const { database, clock, limiter, catalogue, verifiedEmailOf } = dependencies
  const { listedTools, newId } = catalogue
  const visitorAddresses = createVisitorAddressesService({ database, clock, verifiedEmailOf })
  return {
    services: {
      clientErrors: createClientErrorService({ database, clock, limiter }),
      inaccuracies: createInaccuracyService({ database, clock, limiter }),
      toolSuggestions: createToolSuggestionService({ database, clock, limiter, listedTools, newId }),
      visitorAddresses,
    },
    memberData: { messages: visitorAddresses },
    jobs: [maintenanceJob('remove-expired-visitor-addresses', visitorAddresses.forgetOld)],
  }
}
