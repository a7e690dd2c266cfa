import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import { type ClientErrorService, createClientErrorService } from './client-error.service.ts'
import { type ContactService, createContactService } from './contact.service.ts'
import {
  type ContactAdministrationService,
  createContactAdministrationService,
} from './contact-administration.service.ts'
import { createInaccuracyService, type InaccuracyService } from './inaccuracy.service.ts'
import { createReportAdministrationService, type ReportAdministrationService } from './report-administration.service.ts'
import { createRetentionService } from './retention.service.ts'
import { createToolSuggestionService, type ToolSuggestionService } from './tool-suggestion.service.ts'
import {
  createVisitorAddressesService,
  type VerifiedEmailOf,
  type VisitorAddressesService,
} from './visitor-addresses.service.ts'

export type SupportServices = {
  readonly clientErrors: ClientErrorService
  readonly contact: ContactService
  readonly contactAdministration: ContactAdministrationService
  readonly inaccuracies: InaccuracyService
  readonly reportAdministration: ReportAdministrationService
  readonly toolSuggestions: ToolSuggestionService
  readonly visitorAddresses: VisitorAddressesService
}

/** Visitors' messages, reports and suggestions, and their administration. */
export const createSupportArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  outbox: Outbox
  publicUrl: string
  catalogue: CatalogueArea
  verifiedEmailOf: VerifiedEmailOf
}): Area<SupportServices> => {
  const { database, clock, limiter, outbox, publicUrl, catalogue, verifiedEmailOf } = dependencies
  const { listedTools, newId } = catalogue
  const visitorAddresses = createVisitorAddressesService({ database, clock, verifiedEmailOf })
  const retention = createRetentionService({ database, clock })
  return {
    services: {
      clientErrors: createClientErrorService({ database, clock, limiter }),
      contact: createContactService({ database, clock, limiter, outbox, publicUrl, newId }),
      contactAdministration: createContactAdministrationService({ database, clock, outbox }),
      inaccuracies: createInaccuracyService({ database, clock, limiter }),
      reportAdministration: createReportAdministrationService({ database, clock, outbox, publicUrl }),
      toolSuggestions: createToolSuggestionService({ database, clock, limiter, listedTools, newId }),
      visitorAddresses,
    },
    memberData: { messages: visitorAddresses },
    jobs: [
      maintenanceJob('remove-expired-visitor-addresses', visitorAddresses.forgetOld),
      maintenanceJob('remove-expired-contact-messages', retention.removeContactMessages),
      maintenanceJob('remove-expired-view-sessions', retention.removeViewSessions),
      maintenanceJob('remove-expired-article-ratings', retention.removeArticleRatings),
      maintenanceJob('remove-expired-audit-entries', retention.removeAuditEntries),
    ],
  }
}
