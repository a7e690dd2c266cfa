/** The whole application on a small catalog, with options for everything that tests may change. */
import type { FastifyInstance } from 'fastify'
import type { RenderRequest, RenderResult } from '#core/rendering.ts'
import { buildApp } from '#server/app.ts'
import type { PasswordOptions } from '#server/areas/accounts/passwords/passwords.ts'
import type { WebhookOptions } from '#server/areas/integrations/integrations.area.ts'
import type { ListingProofs } from '#server/areas/listings/listings.area.ts'
import type { PriceWatchOptions } from '#server/areas/prices/prices.area.ts'
import type { ResearchSources } from '#server/areas/research/research.area.ts'
import type { HttpLimits } from '#server/http/limits.ts'
import { createLog } from '#server/http/plugins/logging.ts'
import type { RequestObserver } from '#server/http/request-observer.ts'
import type { TestPayments } from '#server/http/webhooks/test-payments.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Llm } from '#server/platform/llm/llm.ts'
import type { PaymentProvider } from '#server/platform/payments/payments.ts'
import type { Schedule } from '#server/platform/schedule.ts'
import type { Tracer } from '#server/platform/tracing.ts'
import { schema } from '#server/schema.ts'
import { createServices, type Services } from '#server/services.ts'
import type { AnalyticsSinkConfig } from '#server/sink-config.ts'
import { clock as fixedClock } from '../../support/catalogue.ts'
import { TEST_SECRETS } from '../../support/test-secrets.ts'
import { checkDeclaredAnswers } from './declared-answers.ts'

export type TestAppOptions = {
  readonly clock?: { now(): Date }
  readonly limitsFactor?: number
  /** `https://site.example` by default. */
  readonly publicUrl?: string
  readonly passwords?: PasswordOptions
  readonly mode?: 'production' | 'test'
  readonly log?: ReturnType<typeof createLog>
  readonly render?: (request: RenderRequest) => Promise<RenderResult>
  readonly catalogueDir?: string
  readonly ownerEmail?: string
  readonly schedule?: Schedule
  readonly services?: (services: Services) => Services
  readonly explorerUrl?: () => string | null
  readonly payments?: PaymentProvider
  readonly testCheckout?: TestPayments
  /** Without one, no built files. */
  readonly staticDir?: string
  readonly httpLimits?: Partial<HttpLimits>
  readonly research?: ResearchSources
  readonly proofs?: ListingProofs
  readonly webhooks?: WebhookOptions
  readonly priceWatch?: PriceWatchOptions
  readonly llm?: Llm
  readonly analyticsSink?: AnalyticsSinkConfig
  readonly edgeCache?: boolean
  readonly serviceWorker?: boolean
  readonly observer?: RequestObserver
  readonly tracer?: Tracer
  readonly trustProxy?: readonly string[]
}

/** The only password that tests without the built files take for leaked. */
export const LEAKED_PASSWORD = 'password1'
/** Hashes of a millisecond, and no estimates, which take a second for the first one. */
export const TEST_PASSWORDS: PasswordOptions = {
  cost: { N: 1024, r: 8, p: 1 },
  rules: { isLeaked: (password) => password === LEAKED_PASSWORD, estimateStrength: async () => null },
}

/** For tests of other features whose clock does not advance. */
export const AMPLE_BUDGET: Partial<HttpLimits> = { budgetCapacity: 1_000_000_000 }

export type TestApp = { readonly app: FastifyInstance; readonly services: Services }

export const buildTestApp = async (database: Database, options: TestAppOptions = {}): Promise<TestApp> => {
  const { clock = fixedClock, limitsFactor = 1, log = createLog({ level: 'silent' }), render, catalogueDir } = options
  const { ownerEmail, passwords = TEST_PASSWORDS, schedule, payments } = options
  const made = createServices({
    database,
    clock,
    log,
    limitsFactor,
    ...TEST_SECRETS,
    publicUrl: options.publicUrl ?? TEST_SECRETS.publicUrl,
    ownerEmail,
    passwords,
    schedule,
    payments,
    research: options.research,
    proofs: options.proofs,
    webhooks: options.webhooks,
    priceWatch: options.priceWatch,
    llm: options.llm,
    analytics: { sink: options.analyticsSink },
  })
  const services = options.services?.(made) ?? made
  const app = await buildApp({
    config: {
      mode: options.mode ?? 'test',
      trustProxy: options.trustProxy ?? [],
      publicUrl: options.publicUrl ?? 'https://site.example',
      limitsFactor,
      edgeCache: options.edgeCache ?? false,
      serviceWorker: options.serviceWorker ?? true,
    },
    log,
    database,
    services,
    schema,
    clock,
    lifecycle: { draining: false },
    staticDir: options.staticDir ?? '/nonexistent',
    ...(render === undefined || catalogueDir === undefined
      ? {}
      : {
          site: {
            catalogueDir,
            clock,
            createRenderer: async () => ({ render, assetsFor: () => ({ modules: [], styles: [] }) }),
          },
        }),
    ...(options.testCheckout && { testCheckout: options.testCheckout }),
    ...(options.explorerUrl && { explorerUrl: options.explorerUrl }),
    httpLimits: { maxEventLoopDelayMs: 0, ...options.httpLimits },
    observer: options.observer,
    tracer: options.tracer,
  })
  checkDeclaredAnswers(app)
  return { app, services }
}

/** Calls the API like an API client. */
export const ask = (app: FastifyInstance, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/graphql', payload, headers })
