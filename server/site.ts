import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Execute } from './graphql/execute.ts'
import { discovery } from './http/discovery/discovery.ts'
import { feeds } from './http/discovery/feeds.ts'
import { llmsTextFile } from './http/discovery/llms-text.ts'
import { securityText } from './http/discovery/security-text.ts'
import { createTextResponses } from './http/discovery/text-responses.ts'
import { toolFeeds } from './http/discovery/tool-feeds.ts'
import { badge } from './http/embeds/badge.ts'
import { embeds } from './http/embeds/embeds.ts'
import { oembed } from './http/embeds/oembed.ts'
import { catalogueFiles } from './http/files/catalogue-files.ts'
import type { Renderer } from './http/pages/built-renderer.ts'
import type { PageCache } from './http/pages/page-cache.ts'
import { pages } from './http/pages/pages.ts'
import { createMemoryCheck } from './http/pages/uncached.ts'
import { createPreviewSubjects } from './http/previews/preview-subjects.ts'
import { previews } from './http/previews/previews.ts'
import { createOwnContext, createRequestContext } from './http/request-context.ts'
import type { Clock } from './platform/clock.ts'
import { createSvgRenderer } from './platform/drawing/svg-renderer.ts'
import type { Services } from './services.ts'

export interface SiteDependencies {
  /** Output folder of `tools.csv` and `tools.json`; contains nothing else. */
  readonly catalogueDir: string
  readonly clock: Clock
  readonly createRenderer: (app: FastifyInstance) => Promise<Renderer>
}

type SiteParts = {
  readonly config: Pick<Config, 'mode' | 'publicUrl'> & Partial<Pick<Config, 'analyticsTag' | 'edgeCache'>>
  readonly log: FastifyBaseLogger
  readonly services: Services
  readonly marksDir?: string
  readonly site: SiteDependencies
}

/** Registers the catalog's files, what crawlers and other sites read, and the pages, whose catch-all comes last. */
export async function registerSite(app: FastifyInstance, deps: SiteParts, execute: Execute, pageCache: PageCache) {
  const { services, log, site } = deps
  const { publicUrl, analyticsTag, edgeCache = false } = deps.config
  const context = createOwnContext(services, log)
  await app.register(catalogueFiles, {
    execute,
    context,
    words: services.catalogue.searchWords,
    readSnapshot: services.catalogue.changes.snapshot,
    readListFacts: services.catalogue.toolLists.listFacts,
    readEngineFile: services.recommendations.engineFile,
    currentRevision: services.catalogue.revision.current,
    dir: site.catalogueDir,
    onRevision: services.catalogue.revision.subscribe,
    onRatings: services.ratingFollowers.subscribe,
  })
  const invalidations = services.cacheInvalidations
  // Cached like pages: both show the same data.
  const { cacheVersion } = pageCache
  const texts = createTextResponses({ execute, context, invalidations, cacheVersion, edgeCache })
  await app.register(discovery, { texts, publicUrl })
  await app.register(securityText, { publicUrl, clock: site.clock })
  await app.register(feeds, { texts, publicUrl })
  await app.register(toolFeeds, { texts, publicUrl })
  await app.register(llmsTextFile, { texts, publicUrl })
  const embedTexts = createTextResponses({ execute, context, invalidations, cacheVersion, edgeCache, maxEntries: 4000 })
  await app.register(embeds, { texts: embedTexts, publicUrl })
  await app.register(badge, { texts: embedTexts })
  await app.register(oembed, { execute, context, publicUrl })
  const subjects = createPreviewSubjects({ execute, context, marksDir: deps.marksDir })
  await app.register(previews, { subjects, renderer: createSvgRenderer() })
  await app.register(pages, {
    renderer: await site.createRenderer(app),
    execute,
    createContext: (request) => createRequestContext(services, request),
    publicUrl,
    tagAddress: analyticsTag?.address,
    clock: site.clock,
    // In development, pages change without the catalog.
    cache: deps.config.mode === 'development' ? null : pageCache,
    mayUseCache: createMemoryCheck(deps.config.mode),
    edgeCache,
  })
}
