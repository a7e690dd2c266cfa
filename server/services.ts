import { type AccountMaintenance, createAccountMaintenance } from './areas/accounts/account-maintenance.ts'
import { type AccountsService, createAccountsService } from './areas/accounts/accounts.service.ts'
import { type AdministrationService, createAdministrationService } from './areas/accounts/administration.service.ts'
import { createKeyedHash } from './areas/accounts/keyed-hash.ts'
import { createKnownDevices } from './areas/accounts/known-devices.ts'
import { createLeavingService, type LeavingService } from './areas/accounts/leaving.service.ts'
import { createOneTimeCodes } from './areas/accounts/one-time-codes.ts'
import { checkNewPassword } from './areas/accounts/password-rules.ts'
import { createPasswords } from './areas/accounts/passwords.ts'
import { createRecoveryService, type RecoveryService } from './areas/accounts/recovery.service.ts'
import { createSessionsService, type SessionsService } from './areas/accounts/sessions.service.ts'
import { createSettingsService, type SettingsService } from './areas/accounts/settings.service.ts'
import { createVerificationService, type VerificationService } from './areas/accounts/verification.service.ts'
import { verifiedEmailOf } from './areas/accounts/verified-email.ts'
import { type ActivityService, createActivityService } from './areas/activity/activity.service.ts'
import { type CatalogueService, createCatalogueService } from './areas/catalogue/catalogue.service.ts'
import { newId } from './areas/catalogue/changes/new-id.ts'
import { createListedToolsService } from './areas/catalogue/listed-tools.service.ts'
import { lockCatalogue, moveRevision } from './areas/catalogue/revision.ts'
import { createRevisionWatch, type RevisionWatch } from './areas/catalogue/revision-watch.ts'
import { createStatisticsService, type StatisticsService } from './areas/catalogue/statistics.service.ts'
import { createToolService, type ToolService } from './areas/catalogue/tool.service.ts'
import { createFavoritesService, type FavoritesService } from './areas/favorites/favorites.service.ts'
import { createQuizService, type QuizService } from './areas/quiz/quiz.service.ts'
import { createRatingsService, type RatingsService } from './areas/ratings/ratings.service.ts'
import { createEvaluationService, type EvaluationService } from './areas/recommendations/evaluation.service.ts'
import {
  createRecommendationsService,
  type RecommendationsService,
} from './areas/recommendations/recommendations.service.ts'
import { createReword, keepWords } from './areas/recommendations/reword.ts'
import { createSnapshots } from './areas/recommendations/snapshots.ts'
import { createWhatIfService, type WhatIfService } from './areas/recommendations/what-if.service.ts'
import { type ClientErrorService, createClientErrorService } from './areas/support/client-error.service.ts'
import { createInaccuracyService, type InaccuracyService } from './areas/support/inaccuracy.service.ts'
import { createToolSuggestionService, type ToolSuggestionService } from './areas/support/tool-suggestion.service.ts'
import {
  createVisitorAddressesService,
  type VisitorAddressesService,
} from './areas/support/visitor-addresses.service.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Llm } from './platform/llm/llm.ts'
import type { Log } from './platform/log.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { createRateLimiter } from './platform/rate-limiter.ts'
import { createStoredRateLimiter } from './platform/stored-rate-limiter.ts'

/** Every area's service, by the area's word. */
export type Services = {
  /** For the schema builder alone: the Prisma plugin loads with it what a service's row does not hold. */
  readonly prisma: Database['prisma']
  readonly catalogue: CatalogueService
  readonly statistics: StatisticsService
  readonly tools: ToolService
  readonly catalogueRevision: RevisionWatch
  readonly clientErrors: ClientErrorService
  readonly inaccuracies: InaccuracyService
  readonly toolSuggestions: ToolSuggestionService
  readonly visitorAddresses: VisitorAddressesService
  readonly accounts: AccountsService
  readonly sessions: SessionsService
  readonly settings: SettingsService
  readonly leaving: LeavingService
  readonly activity: ActivityService
  readonly recovery: RecoveryService
  readonly verification: VerificationService
  readonly accountMaintenance: AccountMaintenance
  readonly favorites: FavoritesService
  readonly ratings: RatingsService
  readonly administration: AdministrationService
  readonly quiz: QuizService
  readonly recommendations: RecommendationsService
  readonly whatIf: WhatIfService
  readonly evaluation: EvaluationService
}

export type ServiceDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Multiplies every rate limit; 1 outside tests. */
  readonly limitsFactor: number
  /** Passwords that are hashed at a time; the product's own number when left out. */
  readonly hashesAtATime?: number | undefined
  /** The key that session tokens, codes and addresses are hashed with. */
  readonly authSecret: string
  readonly publicUrl: string
  /** Becomes an administrator as soon as the address is verified; in lower case. */
  readonly ownerEmail?: string | undefined
  /** Rewords analyses; without one they keep our own words. */
  readonly llm?: Llm | undefined
}

/** The composition root: builds each service from what it needs. */
export const createServices = (dependencies: ServiceDependencies): Services => {
  const { database, clock, log, limitsFactor, authSecret, publicUrl, ownerEmail, llm } = dependencies
  const limiter = createRateLimiter({ clock, factor: limitsFactor })
  const catalogueRevision = createRevisionWatch({ database, log })
  const listedTools = createListedToolsService({ database })
  const tools = createToolService({ database, catalogueRevision })
  const storedLimiter = createStoredRateLimiter({ database, clock, factor: limitsFactor })
  const hash = createKeyedHash(authSecret)
  const passwords = createPasswords(dependencies.hashesAtATime)
  const outbox = createOutbox({ clock, publicUrl })
  const settings = createSettingsService({ database, clock })
  const activity = createActivityService({ database, clock, limiter, tools, settings })
  const favorites = createFavoritesService({ database, clock, tools })
  const catalogueWrites = { lock: lockCatalogue, moveRevision }
  const ratings = createRatingsService({ database, clock, limiter, tools, catalogueRevision, catalogueWrites })
  const quiz = createQuizService({ database, clock, limiter })
  const monotonicMs = () => performance.now()
  const snapshots = createSnapshots({ tools, catalogueRevision, monotonicMs })
  const recommendationParts = { database, clock, limiter, quiz, snapshots }
  const reword = llm === undefined ? keepWords : createReword({ llm, log })
  const recommendations = createRecommendationsService({
    ...recommendationParts,
    reword,
    hashAddress: (email) => hash(`usage:${email}`),
  })
  const visitorAddresses = createVisitorAddressesService({ database, clock, verifiedEmailOf })
  const areas = { favorites, ratings, activity, recommendations, quiz, messages: visitorAddresses }
  const codes = createOneTimeCodes({ clock, hash })
  const devices = createKnownDevices({ database, clock, hash })
  const sessions = createSessionsService({ database, clock, log, hash })
  const accountParts = {
    database,
    clock,
    limiter: storedLimiter,
    passwords,
    sessions,
    devices,
    codes,
    outbox,
    publicUrl,
  }
  const verification = createVerificationService({ ...accountParts, ownerEmail })
  const recovery = createRecoveryService({ ...accountParts, verification, checkNewPassword })
  const onSignUp = recommendations.welcome
  return {
    prisma: database.prisma,
    catalogue: createCatalogueService({ database, catalogueRevision }),
    statistics: createStatisticsService({ database, clock, catalogueRevision }),
    tools,
    catalogueRevision,
    clientErrors: createClientErrorService({ database, clock, limiter }),
    inaccuracies: createInaccuracyService({ database, clock, limiter }),
    toolSuggestions: createToolSuggestionService({ database, clock, limiter, listedTools, newId }),
    visitorAddresses,
    accounts: createAccountsService({ ...accountParts, verification, recovery, onSignUp, checkNewPassword }),
    accountMaintenance: createAccountMaintenance({ database, clock }),
    verification,
    recovery,
    administration: createAdministrationService({ database, clock }),
    settings,
    activity,
    favorites,
    ratings,
    quiz,
    recommendations,
    evaluation: createEvaluationService(),
    whatIf: createWhatIfService({ ...recommendationParts, monotonicMs }),
    leaving: createLeavingService({ ...accountParts, areas }),
    sessions,
  }
}
