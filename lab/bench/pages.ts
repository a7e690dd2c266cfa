// npm run bench:pages [-- PAGES]
// Generates pages (10,000 by default) from the catalog on a private PostgreSQL server, compares them with the
// catalog again, and reads one of them over HTTP. Prints the times and the peak memory of the process.

import { join } from 'node:path'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { createProgress } from '#scripts/progress.ts'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import { createCatalogueFeed } from '#server/areas/catalogue/changes/catalogue-feed.ts'
import { newId } from '#server/areas/catalogue/changes/new-id.ts'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'
import { comparisonPairs } from '#server/areas/content/comparison-pairs.ts'
import { createPageDates, readPageDates } from '#server/areas/content/page-dates.ts'
import { createGenerationRun } from '#server/areas/content/page-generation-run.ts'
import { createPageStore } from '#server/areas/content/page-store.ts'
import { UNCACHED_HEADER } from '#server/http/pages/uncached.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog as log } from '#server/platform/log.ts'
import { median } from '../median.ts'
import { newFolder } from './databases.ts'
import { cleanUpAll, cleanUpOnSignals, onEnd, startProduct } from './processes.ts'

const PAGES = Number(process.argv[2] ?? 10_000)
/** A rough number of category, industry, feature and problem pages; the rest are comparisons. */
const OTHER_PAGES = 400
const PUBLIC_URL = 'https://bench.example'
const SANDBOX_URL = 'https://sandbox.bench.example'
const READS = 200

cleanUpOnSignals()
const cluster = await startCluster(ensurePostgresql())
onEnd(() => cluster.stop())

const generateAll = async (): Promise<string> => {
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: '', log })
  await applyDataFiles({ database, clock, dir: join(import.meta.dirname, '../../prisma/data') })
  const cacheInvalidations = { committed: () => undefined }
  const run = createGenerationRun({
    database,
    clock,
    log,
    feed: createCatalogueFeed({ database }),
    store: createPageStore({ database, clock, cacheInvalidations, newId }),
    guides: () => [],
    handPicked: comparisonPairs(),
    jobs: readJobs(),
    dates: createPageDates(readPageDates()),
    publicUrl: PUBLIC_URL,
    maxComparisons: PAGES - OTHER_PAGES,
  })
  const progress = createProgress()
  let peak = 0
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 50)
  const context = {
    signal: new AbortController().signal,
    progress: async (done: number, total: number) => progress.show(done / total, `${done} pages`),
  }
  try {
    for (const name of ['pages generated', 'the same again, nothing changed']) {
      const started = performance.now()
      const cpuBefore = process.cpuUsage()
      const { generated } = await run({ request: null, everything: true }, context)
      progress.end()
      const seconds = (performance.now() - started) / 1000
      const { user, system } = process.cpuUsage(cpuBefore)
      const stored = await database.prisma.programmaticPage.count()
      const mean = ((seconds * 1000) / stored).toFixed(1)
      console.log(
        `${name}: ${generated} of ${stored} written in ${seconds.toFixed(1)} s, ${mean} ms a page, of which ${((user + system) / 1e6).toFixed(1)} s on the processor`,
      )
    }
    console.log(`most memory: ${Math.round(peak / 1024 / 1024)} MB`)
    const page = await database.prisma.programmaticPage.findFirstOrThrow({
      where: { type: 'comparison', status: 'published' },
      orderBy: { wordCount: 'desc' },
    })
    return page.slug
  } finally {
    clearInterval(sampling)
    await database.close()
  }
}

const time = async (name: string, request: () => Promise<Response>): Promise<void> => {
  const times: number[] = []
  for (let read = 0; read < READS; read += 1) {
    const started = performance.now()
    const response = await request()
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${name}: status ${response.status}`)
    times.push(performance.now() - started)
  }
  const [first = 0] = times
  const warm = times.slice(READS / 2)
  console.log(`${name}: ${median(warm).toFixed(2)} ms (first ${first.toFixed(1)} ms)`)
}

/** Latency for a client on the same machine, one request at a time. */
const readPage = async (slug: string): Promise<void> => {
  const product = await startProduct({ DATABASE_URL: cluster.url, DATA_DIR: newFolder(), PUBLIC_URL, SANDBOX_URL })
  const query = `query ($slug: String!) { blogPost(slug: $slug) { ... on BlogPost {
    title description content jsonLd tags author preview factsAsOf publishedAt updatedAt category { name }
    related { title path description } tools { name slug priceText } } } }`
  const body = JSON.stringify({ query, variables: { slug } })
  const post = (headers: Record<string, string>) =>
    fetch(`${product.url}/graphql`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  // A request with a token bypasses the response cache.
  await time('a post by the API, uncached', () => post({ authorization: `Bearer ${'x'.repeat(43)}` }))
  await time('a post by the API, cached', () => post({}))
  const page = (headers: Record<string, string>) => fetch(`${product.url}/compare/${slug}`, { headers })
  await time('its page, rendered each time', () => page({ [UNCACHED_HEADER]: '1' }))
  await time('its page, cached', () => page({}))
  await product.stop()
}

try {
  await readPage(await generateAll())
} finally {
  await cleanUpAll()
}
