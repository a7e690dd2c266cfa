/** Two instances of the whole application on one database: which cached responses a rating clears and which it keeps. */
import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RenderRequest, RenderResult } from '#core/rendering.ts'
import type { Services } from '#server/services.ts'
import { countOperations, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { joinRaters, meanOfOne } from '../ratings/raters.ts'
import { AMPLE_BUDGET, ask, buildTestApp, type TestApp } from './app-support.ts'

const PAGE = parse('query ($slug: String!) { tool(by: { slug: $slug }) { name rating { mean } } }')
const SLUGS = ['abacus', 'beacon', 'compass']
const QUERIES = {
  abacus: '{ tool(by: { slug: "abacus" }) { name rating { mean count } } }',
  abacusName: '{ tool(by: { slug: "abacus" }) { name } }',
  beacon: '{ tool(by: { slug: "beacon" }) { name rating { mean count } } }',
  names: '{ tools(sort: NAME) { nodes { name } totalCount facets { freeTier } } }',
  ratings: '{ tools(sort: NAME) { nodes { slug rating { mean } } } }',
  byRating: '{ tools(sort: RATING) { nodes { slug } } }',
  categories: '{ categories { slug toolCount } catalogue { revision } }',
  similar: '{ tool(by: { slug: "beacon" }) { similar { tool { name } } } }',
} as const
type Name = keyof typeof QUERIES

const database = registerTestDatabase()
let writer: TestApp
let reader: TestApp
let operations: string[]
let rendered: string[] = []
let ids: Map<string, string>
let raters: Awaited<ReturnType<typeof joinRaters>>
let stars = 1
const scheduled: { work: () => void; afterMs: number }[] = []

const render = async ({ url, execute }: RenderRequest): Promise<RenderResult> => {
  rendered.push(url)
  const slug = /^\/tool\/(\w+)$/.exec(url)?.[1]
  const data = slug === undefined ? null : (await execute({ document: PAGE, variables: { slug } })).data
  return { kind: 'page', status: 200, html: JSON.stringify(data), visibility: 'public' }
}

const folders = registerTemporaryFolder()
const build = async (services?: (services: Services) => Services) => {
  const counting = countOperations(database)
  const app = await buildTestApp(counting.database, {
    httpLimits: AMPLE_BUDGET,
    catalogueDir: await mkdtemp(`${folders}/`),
    render,
    schedule: (work, afterMs) => {
      scheduled.push({ work, afterMs })
      return () => undefined
    },
    ...(services && { services }),
  })
  return { ...app, operations: counting.operations }
}

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: SLUGS.map((slug) => toolRecord({ slug, name: slug })) } })
  ids = new Map((await database.prisma.tool.findMany()).map(({ slug, id }) => [slug, id]))
  raters = await joinRaters(database, 1)
  const first = await build()
  writer = first
  operations = first.operations
  reader = await build()
})
afterAll(async () => {
  await writer.app.close()
  await reader.app.close()
})

/** Changes a tool's rating through the writing instance. */
const rate = async (slug: string) => {
  stars = (stars % 5) + 1
  const input = { toolId: ids.get(slug) ?? '', stars }
  await writer.services.ratings.ratings.rate(raters[0] ?? null, input, {})
}
const get = async ({ app }: TestApp, name: Name) => (await ask(app, { query: QUERIES[name] })).json().data
const meanOf = async (app: TestApp, name: 'abacus' | 'beacon') => (await get(app, name)).tool.rating?.mean ?? null
const functionOf = async ({ app }: TestApp) =>
  (await app.inject('/.netlify/functions/getTools?limit=3')).json() as { slug: string; rating: number | null }[]
/** The queries that the writing instance does not serve from its cache. */
const computed = async (): Promise<string[]> => {
  const found: string[] = []
  for (const name of Object.keys(QUERIES) as Name[]) {
    operations.length = 0
    await get(writer, name)
    if (operations.length > 0) found.push(name)
  }
  return found
}

describe('a rating of one tool', () => {
  test('clears the responses that show it and lists by rating, and no others', async () => {
    await rate('abacus')
    await computed()
    expect(await computed()).toEqual([])
    await rate('abacus')
    expect(await computed()).toEqual(['abacus', 'ratings', 'byRating'])
    expect(await meanOf(writer, 'abacus')).toBe(meanOfOne(stars))
    await rate('compass')
    expect(await computed()).toEqual(['ratings', 'byRating'])
  })

  test('clears its page and leaves other pages', async () => {
    const urls = ['/tool/abacus', '/tool/beacon', '/about']
    for (const url of urls) await writer.app.inject(url)
    rendered = []
    await rate('abacus')
    const pages: string[] = []
    for (const url of urls) pages.push((await writer.app.inject(url)).body)
    expect(rendered).toEqual(['/tool/abacus'])
    expect(pages[0]).toContain(`{"mean":${meanOfOne(stars)}}`)
  })

  test('clears the lists of legacy functions that show it', async () => {
    await functionOf(writer)
    await rate('beacon')
    expect((await functionOf(writer)).find(({ slug }) => slug === 'beacon')?.rating).toBe(meanOfOne(stars))
    operations.length = 0
    await functionOf(writer)
    expect(operations).toEqual([])
  })

  test('leaves the revision and what is computed once for it', async () => {
    const { revision } = (await get(writer, 'categories')).catalogue
    await rate('abacus')
    expect((await get(writer, 'categories')).catalogue.revision).toBe(revision)
  })

  test('is seen by an identical request over a socket, before the application', async () => {
    await writer.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = writer.app.server.address() as AddressInfo
    const post = async (name: Name) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
        ...init,
        body: JSON.stringify({ query: QUERIES[name] }),
      })
      return ((await response.json()) as { data: { tool: { rating: { mean: number } } } }).data
    }
    for (let count = 0; count < 3; count += 1) await post('abacus')
    await rate('abacus')
    expect((await post('abacus')).tool.rating.mean).toBe(meanOfOne(stars))
  })
})

describe('another instance', () => {
  test('clears the same when it reads the log', async () => {
    await reader.services.cacheInvalidations.check()
    const [old, other] = [await meanOf(reader, 'abacus'), await meanOf(reader, 'beacon')]
    await rate('abacus')
    expect(await meanOf(reader, 'abacus')).toBe(old)
    await reader.services.cacheInvalidations.check()
    expect(await meanOf(reader, 'abacus')).toBe(meanOfOne(stars))
    expect(await meanOf(reader, 'beacon')).toBe(other)
  })

  test('is told by the database', async () => {
    const stop = reader.services.cacheInvalidations.start(3_600_000)
    try {
      await meanOf(reader, 'abacus')
      await rate('abacus')
      await eventually(async () => expect(await meanOf(reader, 'abacus')).toBe(meanOfOne(stars)))
    } finally {
      stop()
    }
  })

  test('catches up by the clock when it is told nothing', async () => {
    await meanOf(reader, 'abacus')
    await rate('abacus')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const stop = reader.services.cacheInvalidations.start(2_000)
      vi.advanceTimersByTime(2_000)
      await reader.services.cacheInvalidations.check()
      stop()
    } finally {
      vi.useRealTimers()
    }
    expect(await meanOf(reader, 'abacus')).toBe(meanOfOne(stars))
  })

  test('empties its caches when the entries that it missed are gone', async () => {
    for (const name of ['abacus', 'beacon'] as const) await meanOf(reader, name)
    await rate('abacus')
    await rate('beacon')
    await database.prisma.cacheInvalidation.deleteMany()
    await reader.services.cacheInvalidations.check()
    expect(await meanOf(reader, 'beacon')).toBe(meanOfOne(stars))
    expect(await meanOf(reader, 'abacus')).toBe(meanOfOne(stars === 1 ? 5 : stars - 1))
  })
})

test('a response that was read before a rating and finished after it is not cached', async () => {
  const read = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  let first = true
  const slow = await build((services) => ({
    ...services,
    catalogue: {
      ...services.catalogue,
      tools: {
        ...services.catalogue.tools,
        findTool: async (...reference) => {
          const tool = await services.catalogue.tools.findTool(...reference)
          if (first) {
            first = false
            read.resolve()
            await release.promise
          }
          return tool
        },
      },
    },
  }))
  const before = await meanOf(writer, 'abacus')
  const stale = meanOf(slow, 'abacus')
  await read.promise
  await rate('abacus')
  await slow.services.cacheInvalidations.check()
  // Arrives after the rating, so it must not share a computation that began before.
  expect(await meanOf(slow, 'abacus')).toBe(meanOfOne(stars))
  release.resolve()
  expect(await stale).toBe(before)
  slow.operations.length = 0
  expect(await meanOf(slow, 'abacus')).toBe(meanOfOne(stars))
  expect(slow.operations).toEqual([])
  await slow.app.close()
})

const ratingOf = async (slug: string): Promise<number> => {
  const { ratingSum } = await database.prisma.tool.findUniqueOrThrow({ where: { slug } })
  return meanOfOne(ratingSum)
}

test('the files follow ratings once, within five minutes', async () => {
  const inFile = async () =>
    ((await writer.app.inject('/tools.json')).json() as { slug: string; rating: number }[]).find(
      ({ slug }) => slug === 'compass',
    )?.rating
  for (const { work } of scheduled.splice(0)) work()
  await eventually(async () => expect(await inFile()).toBe(await ratingOf('compass')))
  const old = await inFile()
  await rate('compass')
  await rate('compass')
  expect(await inFile()).toBe(old)
  expect(scheduled).toHaveLength(1)
  expect(scheduled[0]?.afterMs).toBeLessThan(300_000)
  scheduled[0]?.work()
  await eventually(async () => expect(await inFile()).toBe(meanOfOne(stars)))
})
