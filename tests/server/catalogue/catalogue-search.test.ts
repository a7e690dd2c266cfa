import { beforeEach, expect, test } from 'vitest'
import { applySearchChanges, buildSearchIndex } from '#core/search/index/build-index.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { createCatalogueListing } from '#server/areas/catalogue/listing/catalogue-listing.ts'
import { createCatalogueSearch } from '#server/areas/catalogue/search/catalogue-search.ts'
import { createIndexBuilder, type IndexBuilder } from '#server/areas/catalogue/search/index-builder.ts'
import { type Log, silentLog } from '#server/platform/log.ts'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()

beforeEach(() => database.reset())

const ALWAYS_WORKER = { changes: 0, tools: 0 }

/** Builds in this thread, when the test says so. */
const createManualBuilder = () => {
  const waiting: { finish: () => void; fail: (error: Error) => void }[] = []
  const builder: IndexBuilder = {
    build: async ({ previous, words, removed }, batches) => {
      const changed = []
      for await (const batch of batches) changed.push(...batch)
      await new Promise<void>((resolve, reject) => waiting.push({ finish: resolve, fail: reject }))
      return previous === null ? buildSearchIndex(changed, words) : applySearchChanges(previous, { changed, removed })
    },
    close: async () => undefined,
  }
  /** The waiting build, once there is one. */
  const next = async () => {
    while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
    return waiting.shift() as (typeof waiting)[number]
  }
  return { builder, next }
}

const create = (
  builder: IndexBuilder,
  options: { inline?: typeof ALWAYS_WORKER; log?: Log; monotonicMs?: () => number } = {},
) => {
  const { catalogue, cacheInvalidations } = createApi(database).services
  const listings = createCatalogueListing({
    database,
    catalogueRevision: catalogue.revision,
    cacheInvalidations,
    jobs: [],
  })
  const search = createCatalogueSearch({
    database,
    log: silentLog,
    words: { synonyms: [], jobs: [], outsideProducts: [] },
    builder,
    ...options,
  })
  const load = async (names: readonly string[]) => {
    const tools = { writing: names.map((name, index) => toolRecord({ slug: `t${index}`, name })) }
    await loadCatalogue(database, { tools })
    await catalogue.revision.check()
  }
  const find = async (text: string) => {
    const listing = await listings.current()
    const { index, ordinals } = await search.of(listing)
    return [...searchTools(index, text).ordinals]
      .map((found) => ordinals[found] ?? -1)
      .filter((ordinal) => ordinal !== -1)
      .map((ordinal) => listing.columns.names[ordinal])
  }
  return { search, load, find }
}

test('a large catalog is indexed in a worker thread', async () => {
  const builder = createIndexBuilder()
  const { load, find, search } = create(builder, { inline: ALWAYS_WORKER })
  await load(['Heron', 'Egret', 'Stork'])
  expect(await find('egret')).toEqual(['egret'])
  await search.close()
})

test('the next search finds a tool by its new name, and no removed tool', async () => {
  const { load, find } = create({ build: () => Promise.reject(new Error('unused')), close: async () => undefined })
  await load(['Heron', 'Egret', 'Stork'])
  expect(await find('heron')).toEqual(['heron'])
  await load(['Bittern', 'Egret'])
  expect(await find('bittern')).toEqual(['bittern'])
  expect(await find('heron')).toEqual([])
  expect(await find('stork')).toEqual([])
})

test('during a large update the old index is used, without removed tools', async () => {
  const { builder, next } = createManualBuilder()
  const { load, find } = create(builder, { inline: ALWAYS_WORKER })
  await load(['Heron', 'Egret', 'Stork'])
  const first = find('heron')
  ;(await next()).finish()
  expect(await first).toEqual(['heron'])
  await load(['Bittern', 'Egret'])
  expect(await find('egret')).toEqual(['egret'])
  expect(await find('bittern')).toEqual([])
  expect(await find('stork')).toEqual([])
  ;(await next()).finish()
  while ((await find('bittern')).length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(await find('egret')).toEqual(['egret'])
})

test('a failed worker is logged and retried, and the old index is used meanwhile', async () => {
  const { builder, next } = createManualBuilder()
  const warnings: unknown[] = []
  const log: Log = { ...silentLog, warn: (details: unknown) => void warnings.push(details) }
  let now = 0
  const { load, find } = create(builder, { inline: ALWAYS_WORKER, log, monotonicMs: () => now })
  await load(['Heron', 'Egret'])
  const first = find('heron')
  ;(await next()).finish()
  await first
  await load(['Heron', 'Bittern'])
  expect(await find('heron')).toEqual(['heron'])
  ;(await next()).fail(new Error('no memory'))
  while (warnings.length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(warnings).toEqual([{ err: new Error('no memory') }])
  expect(await find('bittern')).toEqual([])
  now = 10_000
  expect(await find('heron')).toEqual(['heron'])
  ;(await next()).finish()
  while ((await find('bittern')).length === 0) await new Promise((resolve) => setImmediate(resolve))
})

test('the first index is built without a worker when that fails', async () => {
  const builder = createIndexBuilder(() => {
    throw new Error('no threads')
  })
  const { load, find } = create(builder, { inline: ALWAYS_WORKER })
  await load(['Heron', 'Egret'])
  expect(await find('heron')).toEqual(['heron'])
})

test('concurrent searches share one index', async () => {
  const { builder, next } = createManualBuilder()
  let builds = 0
  const counting: IndexBuilder = {
    ...builder,
    build: (...args) => {
      builds += 1
      return builder.build(...args)
    },
  }
  const { load, find } = create(counting, { inline: ALWAYS_WORKER })
  await load(['Heron', 'Egret'])
  const found = Promise.all(['heron', 'egret', 'heron'].map(find))
  ;(await next()).finish()
  expect(await found).toEqual([['heron'], ['egret'], ['heron']])
  expect(builds).toBe(1)
})
