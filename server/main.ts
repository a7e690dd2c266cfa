import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { PRODUCT_NAME } from '#core/brand.ts'
import { buildApp, type Lifecycle } from './app.ts'
import { applyDataFiles } from './areas/catalogue/apply-data-files.ts'
import { startJobs } from './background-jobs.ts'
import { type Config, loadConfig } from './config.ts'
import { GRAPHQL_PATH } from './http/graphql/fastify-adapter.ts'
import { listen } from './http/listen.ts'
import { loadBuiltRenderer } from './http/pages/built-renderer.ts'
import { createDevelopmentRenderer } from './http/pages/development-renderer.ts'
import { createLog } from './http/plugins/logging.ts'
import { loadTraces } from './monitoring/load-traces.ts'
import { sourcesOf } from './monitoring/main-sources.ts'
import { expectFreeMetricsPort, listenForScrapes, loadMetrics } from './monitoring/metrics-port.ts'
import type { Traces } from './monitoring/traces.ts'
import { connectTestCheckout, createPayments } from './payments.ts'
import { paymentsLine } from './payments-config.ts'
import { databaseText } from './platform/backup/database-text.ts'
import { sendBackups } from './platform/backup/snapshot-socket.ts'
import { createCircuitBreaker } from './platform/circuit-breaker.ts'
import { systemClock } from './platform/clock.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { lacksEmbeddedDatabase } from './platform/database/embedded-folder.ts'
import { freeBytesOf } from './platform/database/space-watch.ts'
import { expectFreeAddress } from './platform/free-address.ts'
import { createLlm } from './platform/llm/llm.ts'
import { readOrCreateSecret } from './platform/secret.ts'
import { releaseStartUpMemory } from './platform/start-up-memory.ts'
import { expectFreeSandboxPort, localOrigin, type Sandbox, startSandbox } from './sandbox.ts'
import { schema } from './schema.ts'
import { createServices, type Services } from './services.ts'
import { endOnSignals, endOnUnknownState } from './shutdown.ts'
import { explainStartFailure } from './start-failure.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Poll interval for catalog changes and cache invalidations by other processes. */
const CHANGE_POLL_MS = 2_000

/** Daily limit on language model calls, to limit the cost. */
const LLM_CALLS_A_DAY = 5_000

type Running = {
  app: FastifyInstance | null
  sandbox: Sandbox | null
  metrics: Server | null
  traces: Traces | null
  database: Database | null
  stopWatching: () => void
  stopListening: () => Promise<void>
  /** Flushes pending analytics. */
  stopRecording: () => Promise<void>
  stopJobs: () => Promise<void>
  /** Gives the share of this instance in common budgets to the others. */
  leave: () => Promise<void>
  /** Stops sending the embedded database to the backup command. */
  stopBackups: () => Promise<void>
}

async function start(running: Running): Promise<void> {
  const config = loadConfig()
  const log = createLog({ level: config.logLevel })
  const shutdown = {
    log,
    lifecycle,
    noticeMs: config.shutdownNoticeMs,
    running: () => ({
      servers: [running.app, running.sandbox?.app].flatMap((app) => app?.server ?? []),
      close: () => close(running),
    }),
  }
  endOnSignals(shutdown)
  endOnUnknownState(shutdown)

  await expectFreeAddress(config)
  await expectFreeSandboxPort(config)
  await expectFreeMetricsPort(config.metrics)
  const metrics = await loadMetrics(config.metrics)
  const traces = await loadTraces(config.traces)
  running.traces = traces
  const database = await openOwnDatabase(config, log)
  running.database = database
  await loadCatalogue(database, log)
  const authSecret = config.authSecret ?? (await readOrCreateSecret(config.dataDir))
  const parts = { database, clock: systemClock, log, authSecret, publicUrl: config.publicUrl }
  const payments = createPayments(config.payments, parts)
  const freeBytes = database.kind === 'pglite' ? () => freeBytesOf(config.dataDir) : undefined
  const llmBreaker = createCircuitBreaker({ clock: systemClock, callsADay: LLM_CALLS_A_DAY })
  const services = createServices({
    ...parts,
    limitsFactor: config.limitsFactor,
    ownerEmail: config.ownerEmail,
    llm: config.llm && createLlm({ ...config.llm, breaker: llmBreaker }),
    payments: payments?.provider,
    site: config.site,
    analyticsOrigins: config.analyticsTag?.origins,
    analytics: { recordingLimits: config.recording, sink: config.analyticsSink },
    freeBytes,
    research: config.research,
    webhooks: config.webhooks,
    proofs: { dnsServers: config.dnsServers },
    priceWatch: config.factWatch ? {} : undefined,
  })
  const testCheckout = connectTestCheckout(payments, services.billing.receiveEvent)
  if (config.ownerEmail !== undefined) await services.accounts.administration.makeOwner(config.ownerEmail)
  running.app = await buildApp({
    config,
    log,
    database,
    services,
    schema,
    lifecycle,
    observer: metrics?.observer,
    tracer: traces?.tracer,
    explorerUrl: () => running.sandbox?.url ?? null,
    ...(testCheckout && { testCheckout: testCheckout.pages }),
    staticDir: join(ROOT, 'dist/client'),
    marksDir: join(ROOT, 'dist/marks'),
    site: {
      catalogueDir: join(config.dataDir, 'public'),
      clock: systemClock,
      createRenderer: (app) =>
        config.mode === 'development' ? createDevelopmentRenderer(app, ROOT) : loadBuiltRenderer(join(ROOT, 'dist')),
    },
  })
  followWithReplica(database, services)
  running.stopWatching = watchChanges(services)
  running.leave = await services.instances.start()
  const { openSnapshot } = database
  const backups = { openSnapshot, clock: systemClock, authSecret: config.authSecret === undefined ? authSecret : null }
  if (database.kind === 'pglite') {
    running.stopBackups = await sendBackups({ dataDir: config.dataDir, text: () => databaseText(backups), log })
  }
  running.stopJobs = startJobs({
    config,
    database,
    log,
    queue: services.jobQueue,
    handlers: [...services.jobHandlers, ...(testCheckout ? [testCheckout.job] : [])],
    backups,
    tracer: traces?.tracer,
    say: (line) => console.log(line),
  })
  running.stopRecording = services.analytics.recording.start()
  const breakers = { ...(config.llm && { llm: llmBreaker }) }
  metrics?.connect(sourcesOf({ app: running.app, database, services, lifecycle, breakers, freeBytes }))
  await database.openConnections()
  running.stopListening = await listen(running.app, config)
  if (metrics !== null && config.metrics !== undefined) {
    running.metrics = await listenForScrapes(metrics, config.metrics, log)
  }
  // After the product itself, whose port could otherwise be assigned to it.
  running.sandbox = await openSandbox(config, log, running.app)
  announce(log, config, running.app, running.sandbox)
  await followWithSearch(services, log)
  await writeFiles(running.app, log)
  releaseStartUpMemory()
  await followWithPages(services, log)
}

function openOwnDatabase({ databaseUrl, postgresql, dataDir }: Config, log: FastifyBaseLogger): Promise<Database> {
  if (databaseUrl === undefined && lacksEmbeddedDatabase(dataDir)) {
    console.log(`Creating the database in ${dataDir} ...`)
  }
  return openDatabase({ databaseUrl, postgresql, dataDir, log })
}

async function loadCatalogue(database: Database, log: FastifyBaseLogger): Promise<void> {
  const applied = await applyDataFiles({
    database,
    clock: systemClock,
    dir: join(ROOT, 'prisma/data'),
    onLoad: (tools) => console.log(`Loading the catalog of ${tools} tools ...`),
  })
  log.info(applied, 'catalog loaded')
}

/** Returns the stop function. */
function watchChanges({ catalogue, cacheInvalidations }: Services): () => void {
  const stops = [catalogue.revision, cacheInvalidations].map((watch) => watch.start(CHANGE_POLL_MS))
  return () => {
    for (const stop of stops) stop()
    void catalogue.toolLists.close()
    void catalogue.logos.close()
  }
}

/** Updates the search index before the first search. */
async function followWithSearch(
  { catalogue: { toolLists, revision } }: Services,
  log: FastifyBaseLogger,
): Promise<void> {
  revision.subscribe(toolLists.follow)
  // If this fails, the first search prepares the index.
  await toolLists.follow().catch((error: unknown) => log.warn({ err: error }, 'could not prepare search'))
}

/** Lets the replica answer public reads when it has what this instance has learned. */
function followWithReplica({ replica }: Database, { catalogue, cacheInvalidations }: Services): void {
  replica?.follow(() => {
    const [revision, sequence] = [catalogue.revision.current(), cacheInvalidations.sequence()]
    return revision === null || sequence === null ? null : { revision, sequence }
  })
}

/** After a failure, the first request for a file or the next change of the catalog writes them. */
async function writeFiles(app: FastifyInstance, log: FastifyBaseLogger): Promise<void> {
  await app
    .writeCatalogueFiles()
    .catch((error: unknown) => log.warn({ err: error }, 'could not write the catalog files'))
}

/** Schedules page updates after startup, without waiting for them, and after each change. */
async function followWithPages({ content, catalogue }: Services, log: FastifyBaseLogger): Promise<void> {
  catalogue.revision.subscribe(content.pageGeneration.follow)
  // After a failure, the next change or the daily run updates the pages.
  await content.pageGeneration
    .follow()
    .catch((error: unknown) => log.warn({ err: error }, 'could not start generating pages'))
}

async function openSandbox(config: Config, log: FastifyBaseLogger, app: FastifyInstance): Promise<Sandbox | null> {
  const { sandbox } = config
  if (sandbox === undefined) return null
  const { port } = app.server.address() as AddressInfo
  const origin = sandbox.url === undefined ? localOrigin(config.host, port) : config.publicUrl
  return startSandbox({
    config: { ...config, sandbox },
    log,
    draining: () => lifecycle.draining,
    endpoint: `${origin}${GRAPHQL_PATH}`,
    schema,
  })
}

function announce(log: FastifyBaseLogger, config: Config, app: FastifyInstance, sandbox: Sandbox | null): void {
  const { port } = app.server.address() as AddressInfo
  log.info({ host: config.host, port, mode: config.mode, startMs: Math.round(process.uptime() * 1000) }, 'ready')
  console.log(paymentsLine(config.payments))
  if (sandbox !== null) console.log(`API explorer (Apollo Sandbox): ${sandbox.url}`)
  console.log(`${PRODUCT_NAME} is ready on ${localOrigin(config.host, port)}`)
}

async function close(parts: Running): Promise<void> {
  const { app, sandbox, metrics, traces, database, stopWatching, stopListening, stopRecording } = parts
  const { stopJobs, leave, stopBackups } = parts
  stopWatching()
  await Promise.all([app?.close(), stopListening(), sandbox?.app.close(), stopJobs(), leave(), stopBackups()])
  // After the last request, which may have recorded something.
  await stopRecording()
  await Promise.all([database?.close(), traces?.close()])
  // Last: a scrape may show the shutdown.
  metrics?.close()
  metrics?.closeAllConnections()
}

const lifecycle: Lifecycle = { draining: false }
const running: Running = {
  app: null,
  sandbox: null,
  metrics: null,
  traces: null,
  database: null,
  stopWatching: () => undefined,
  stopListening: async () => undefined,
  stopRecording: async () => undefined,
  stopJobs: async () => undefined,
  leave: async () => undefined,
  stopBackups: async () => undefined,
}

start(running).catch(async (error: unknown) => {
  // The shutdown has closed what the start was using, and ends the process.
  if (lifecycle.draining) return
  console.error(explainStartFailure(error))
  await close(running).catch(() => undefined)
  process.exit(1)
})
