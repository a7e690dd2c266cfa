import { type AccountsServices, createAccountsArea } from './areas/accounts/accounts.area.ts'
import { type ActivityServices, createActivityArea } from './areas/activity/activity.area.ts'
import { type AdministrationServices, createAdministrationArea } from './areas/administration/administration.area.ts'
import { type AnalyticsOptions, type AnalyticsServices, createAnalyticsArea } from './areas/analytics/analytics.area.ts'
import type { Area, Reactions } from './areas/area.ts'
import { type ArticlesServices, createArticlesArea } from './areas/articles/articles.area.ts'
import { type BillingServices, createBillingArea } from './areas/billing/billing.area.ts'
import { type CatalogueServices, createCatalogueArea } from './areas/catalogue/catalogue.area.ts'
import { type CollectionsServices, createCollectionsArea } from './areas/collections/collections.area.ts'
import { type ContentServices, createContentArea } from './areas/content/content.area.ts'
import { createFavoritesArea, type FavoritesServices } from './areas/favorites/favorites.area.ts'
import {
  createIntegrationsArea,
  type IntegrationsServices,
  type WebhookOptions,
} from './areas/integrations/integrations.area.ts'
import { createListingsArea, type ListingProofs, type ListingsServices } from './areas/listings/listings.area.ts'
import { createOutcomesArea, type OutcomesServices } from './areas/outcomes/outcomes.area.ts'
import { createPricesArea, type PricesServices, type PriceWatchOptions } from './areas/prices/prices.area.ts'
import { createQuizArea, type QuizServices } from './areas/quiz/quiz.area.ts'
import { createRatingsArea, type RatingsServices } from './areas/ratings/ratings.area.ts'
import {
  createRecommendationsArea,
  type RecommendationsServices,
} from './areas/recommendations/recommendations.area.ts'
import { createReferralsArea, type ReferralsServices } from './areas/referrals/referrals.area.ts'
import { createResearchArea, type ResearchServices, type ResearchSources } from './areas/research/research.area.ts'
import { createReviewsArea, type ReviewsServices } from './areas/reviews/reviews.area.ts'
import { createSupportArea, type SupportServices } from './areas/support/support.area.ts'
import type { Config } from './config.ts'
import type { CacheFigures } from './platform/cache/cache-figures.ts'
import type { CacheInvalidations } from './platform/cache/cache-invalidations.ts'
import type { DebouncedFollowers } from './platform/cache/debounced-followers.ts'
import type { Clock } from './platform/clock.ts'
import type { Database, TransactionClient } from './platform/database/database.ts'
import { databaseMaintenance } from './platform/database/maintenance.ts'
import type { Instances } from './platform/instances.ts'
import type { JobHandler } from './platform/jobs/job.ts'
import type { JobQueue } from './platform/jobs/job-queue.ts'
import type { Llm } from './platform/llm/llm.ts'
import type { Log } from './platform/log.ts'
import type { PaymentProvider } from './platform/payments/payments.ts'
import type { Schedule } from './platform/schedule.ts'
import { createPlatform } from './service-platform.ts'

type PlatformServices = {
  /** For the schema builder only: the Prisma plugin loads data missing from a service's row. */
  readonly prisma: Database['prisma']
  readonly cacheInvalidations: CacheInvalidations
  /** The caches of this process, registered by their owners. */
  readonly cacheFigures: CacheFigures
  readonly instances: Instances
  readonly ratingFollowers: DebouncedFollowers
  readonly jobQueue: JobQueue
  /** Background jobs of all areas and the platform, except those that need the mail server. */
  readonly jobHandlers: readonly JobHandler[]
}

export type Services = PlatformServices & {
  readonly catalogue: CatalogueServices
  readonly accounts: AccountsServices
  readonly favorites: FavoritesServices
  readonly outcomes: OutcomesServices
  readonly collections: CollectionsServices
  readonly listings: ListingsServices
  readonly prices: PricesServices
  readonly ratings: RatingsServices
  readonly reviews: ReviewsServices
  readonly activity: ActivityServices
  readonly articles: ArticlesServices
  readonly quiz: QuizServices
  readonly recommendations: RecommendationsServices
  readonly support: SupportServices
  readonly content: ContentServices
  readonly billing: BillingServices
  readonly referrals: ReferralsServices
  readonly administration: AdministrationServices
  readonly analytics: AnalyticsServices
  readonly research: ResearchServices
  readonly integrations: IntegrationsServices
}

type ServiceDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Multiplies every rate limit; 1 outside tests. */
  readonly limitsFactor: number
  readonly passwords?: Parameters<typeof createAccountsArea>[0]['passwords']
  /** The key for hashing session tokens, codes and addresses. */
  readonly authSecret: string
  readonly publicUrl: string
  /** Free space on the disk of the embedded database; undefined for a database server. */
  readonly freeBytes?: (() => Promise<number>) | undefined
  /** Runs delayed work; system timers by default. */
  readonly schedule?: Schedule | undefined
  /** Becomes an administrator once verified; in lower case. */
  readonly ownerEmail?: string | undefined
  /** Rewords analyses; undefined: disabled. */
  readonly llm?: Llm | undefined
  /** Undefined: no payments. */
  readonly payments?: PaymentProvider | undefined
  /** Region and data processors, for legal pages. */
  readonly site?: Config['site'] | undefined
  readonly analyticsOrigins?: readonly string[] | undefined
  /** The limits of recorded visits, and the column store that they are also sent to; by default the product's, and none. */
  readonly analytics?: AnalyticsOptions | undefined
  /** Sources of new tools; none by default. */
  readonly research?: ResearchSources | undefined
  /** Where proofs of vendors are looked up; the system's DNS servers by default. */
  readonly proofs?: ListingProofs | undefined
  /** How webhooks are sent; only to public https addresses by default. */
  readonly webhooks?: WebhookOptions | undefined
  /** Undefined: vendors' price pages are not read. */
  readonly priceWatch?: PriceWatchOptions | undefined
}

const NO_SOURCES = { feeds: [], allowedHosts: [] }
const NO_SERVERS: ListingProofs = { dnsServers: [] }

const platformServices = (
  { database }: ServiceDependencies,
  { queue, cacheInvalidations, cacheFigures, instances, ratingFollowers }: ReturnType<typeof createPlatform>,
  areas: readonly Area<object>[],
): PlatformServices => ({
  prisma: database.prisma,
  cacheInvalidations,
  cacheFigures,
  instances,
  ratingFollowers,
  jobQueue: queue,
  jobHandlers: [...areas.flatMap(({ jobs }) => jobs), ...databaseMaintenance(database)],
})

/** Passes each event to every area, in the order of creation; later areas exist when the first event happens. */
const reactionsOf = (areas: () => readonly Area<object>[]): Reactions => {
  const reactTo =
    <Name extends keyof Reactions>(name: Name) =>
    async (tx: TransactionClient, event: Parameters<Reactions[Name]>[1]): Promise<void> => {
      for (const { reactions } of areas()) await reactions?.[name]?.(tx, event as never)
    }
  return {
    onSignUp: reactTo('onSignUp'),
    onVerified: reactTo('onVerified'),
    onSuspension: reactTo('onSuspension'),
    onGrant: reactTo('onGrant'),
    onPayments: reactTo('onPayments'),
  }
}

/** What articles say about this installation. */
const siteFacts = ({ site, publicUrl, payments, llm, analyticsOrigins }: ServiceDependencies) => ({
  ...site,
  address: publicUrl,
  payments: payments?.mode ?? null,
  languageModel: llm !== undefined,
  analyticsOrigins,
})

/** The services of each area, by its name. */
const servicesOf = <Areas extends Readonly<Record<string, Area<object>>>>(areas: Areas) =>
  Object.fromEntries(Object.entries(areas).map(([name, { services }]) => [name, services])) as {
    readonly [Name in keyof Areas]: Areas[Name]['services']
  }

/** The composition root: creates the areas in the order in which they need one another. */
export const createServices = (dependencies: ServiceDependencies): Services => {
  const { database, clock, log, passwords, publicUrl } = dependencies
  const { ownerEmail, llm, payments = null, priceWatch } = dependencies
  const platform = createPlatform(dependencies)
  const { limiter, storedLimiter, hash, queue, outbox, securityLog, cacheInvalidations, cacheFigures } = platform
  const common = { database, clock, log, limiter, securityLog }
  const reactions = reactionsOf(() => Object.values(areas))
  const catalogue = createCatalogueArea({
    ...common,
    cacheInvalidations,
    queue,
    refreshRatingFigures: (tx, toolIds) => ratings.refreshRatingFigures(tx, toolIds),
  })
  const { tools } = catalogue.services
  const accounts = createAccountsArea({
    ...common,
    limiter: storedLimiter,
    queue,
    outbox,
    hash,
    publicUrl,
    passwords,
    ownerEmail,
    reactions,
    paymentMode: payments?.mode ?? null,
    memberData: () => Object.assign({}, ...Object.values(areas).map(({ memberData }) => memberData)),
  })
  const { verifiedEmailOf } = accounts
  const favorites = createFavoritesArea({ ...common, tools })
  const collections = createCollectionsArea({ ...common, tools, hash })
  const { unsubscribe } = accounts.services
  const prices = createPricesArea({ ...common, outbox, publicUrl, unsubscribe, catalogue, priceWatch })
  const ratings = createRatingsArea({ ...common, catalogue, cacheInvalidations, verifiedEmailOf })
  const activity = createActivityArea({ ...common, tools, settings: accounts.services.settings })
  const quiz = createQuizArea(common)
  const recommendations = createRecommendationsArea({
    ...common,
    catalogue: catalogue.services,
    quiz: quiz.services.quiz,
    ratingFollowers: platform.ratingFollowers,
    hash,
    llm,
  })
  const asking = { ...common, limiter: storedLimiter, outbox, publicUrl, cacheInvalidations, unsubscribe }
  const outcomes = createOutcomesArea({ ...asking, listedTools: recommendations.listedTools })
  const reviews = createReviewsArea({
    ...asking,
    catalogue,
    ratings,
    hasActiveClaim: (reader, userId, toolId) => listings.hasActiveClaim(reader, userId, toolId),
  })
  const support = createSupportArea({ ...common, outbox, publicUrl, catalogue, verifiedEmailOf })
  const { planGrants } = accounts
  const paying = { ...common, limiter: storedLimiter, queue, outbox, hash, publicUrl, payments, planGrants }
  const billing = createBillingArea({ ...paying, reactions })
  const referrals = createReferralsArea({ ...paying, billing: billing.forReferrals })
  const administration = createAdministrationArea({
    ...common,
    outbox,
    publicUrl,
    cacheFigures,
    freeBytes: dependencies.freeBytes,
    toolCount: async () => (await catalogue.services.catalogue.info()).toolCount,
    catalogueRevision: () => catalogue.services.revision.current(),
    verifiedEmailOf,
    announced: () => articles.announced(),
  })
  const { synonyms } = catalogue
  const articles = createArticlesArea({ ...common, hash, synonyms, site: siteFacts(dependencies) })
  const content = createContentArea({
    ...common,
    queue,
    hash,
    cacheInvalidations,
    catalogue,
    publicUrl,
    guides: articles.guides,
    isHelpPath: articles.isHelpPath,
  })
  const analytics = createAnalyticsArea({
    ...common,
    queue,
    hash,
    publicUrl,
    ...dependencies.analytics,
    slugOf: async (toolId) =>
      (await tools.toolsById([toolId], new Set(['slug']))).get(toolId.toLowerCase())?.slug ?? null,
  })
  const research = createResearchArea({
    ...common,
    outbox,
    publicUrl,
    catalogue,
    llm,
    sources: dependencies.research ?? NO_SOURCES,
  })
  const claiming = { ...common, limiter: storedLimiter, outbox, hash, publicUrl }
  const { proofs = NO_SERVERS } = dependencies
  const listings = createListingsArea({ ...claiming, cacheInvalidations, catalogue, sources: proofs })
  const integrations = createIntegrationsArea({
    ...claiming,
    schedule: dependencies.schedule,
    entitlementOf: accounts.planGrants.entitlementOf,
    changes: catalogue.publicChanges,
    webhooks: dependencies.webhooks ?? NO_SOURCES,
  })
  const areas = {
    // Before others that invalidate cached responses: deletions of accounts lock the catalog and its reviews first.
    reviews,
    catalogue,
    articles,
    accounts,
    favorites,
    collections,
    listings,
    prices,
    ratings,
    activity,
    outcomes,
    recommendations,
    quiz,
    support,
    billing,
    referrals,
    administration,
    content,
    analytics,
    research,
    integrations,
  }
  return { ...platformServices(dependencies, platform, Object.values(areas)), ...servicesOf(areas) }
}
