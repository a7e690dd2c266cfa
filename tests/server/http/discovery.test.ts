import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'
import type { RevisionWatch } from '#server/areas/catalogue/revision-watch.ts'
import type { Execute } from '#server/graphql/execute.ts'
import { discovery } from '#server/http/discovery/discovery.ts'
import { createTextResponses } from '#server/http/discovery/text-responses.ts'
import { createOwnContext } from '#server/http/request-context.ts'
import { silentLog } from '#server/platform/log.ts'
import type { Services } from '#server/services.ts'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { createTestDatabase, registerTestDatabase } from '../../support/database.ts'
import { storePage } from '../../support/stored-page.ts'
import { bareFastify } from './support.ts'

const ORIGIN = 'https://site.example'
let app: FastifyInstance
const database = registerTestDatabase()

const toolFiles = (description?: string) => ({
  writing: [
    // The only tool of its kind, so it has no alternatives.
    toolRecord({
      slug: 'abacus',
      topics: { image_gen: 1, design_graphic: 1 },
      ...(description === undefined ? {} : { description }),
    }),
    toolRecord({ slug: 'gone', status: 'discontinued' }),
    toolRecord({ slug: 'joined', status: 'merged', merged_into: 'abacus' }),
  ],
  email: Array.from({ length: 20 }, (_, index) => toolRecord({ slug: `mail-${index}` })),
})

let catalogueRevision: RevisionWatch

/** Without a cache, because this file tests contents. */
const textsOf = (services: Services, execute: Execute) =>
  createTextResponses({
    execute,
    context: createOwnContext(services, silentLog),
    invalidations: services.cacheInvalidations,
    cacheVersion: () => null,
  })

beforeAll(async () => {
  await loadCatalogue(database, { tools: toolFiles() })
  const { services, execute } = createApi(database)
  catalogueRevision = services.catalogue.revision
  app = await bareFastify()
  await app.register(discovery, { texts: textsOf(services, execute), publicUrl: ORIGIN })
})
afterAll(() => app.close())

const sitemap = async (headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: '/sitemap.xml', headers })
  expect(answer.statusCode).toBe(200)
  return [...answer.body.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1] ?? null,
  }))
}

/** Whether an entry in the catalog has a date. */
const isDatedRecord = ({ loc, lastmod }: { loc: string; lastmod: string | null }) =>
  lastmod !== null && /\/(ai-tools|tool)\b/.test(loc)

describe('the sitemap', () => {
  test('is well-formed and may be kept for an hour', async () => {
    const answer = await app.inject('/sitemap.xml')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect(answer.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/)
    const open: string[] = []
    for (const [, slash, name = ''] of answer.body.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
      if (slash === '/') expect(open.pop()).toBe(name)
      else open.push(name)
    }
    expect(open).toEqual([])
    expect(answer.body.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>&]/)
    expect(answer.body).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  })

  test('names every active tool once, and none that is not on offer', async () => {
    const tools = (await sitemap()).map(({ loc }) => loc).filter((loc) => /\/tool\/[^/]+$/.test(loc))
    const slugs = ['abacus', ...Array.from({ length: 20 }, (_, index) => `mail-${index}`)]
    expect(tools.sort()).toEqual(slugs.map((slug) => `${ORIGIN}/tool/${slug}`).sort())
  })

  test('names the alternatives of a tool where there are enough of them', async () => {
    const pages = (await sitemap()).map(({ loc }) => loc).filter((loc) => loc.endsWith('/alternatives'))
    const slugs = Array.from({ length: 20 }, (_, index) => `mail-${index}`)
    expect(pages.sort()).toEqual(slugs.map((slug) => `${ORIGIN}/tool/${slug}/alternatives`).sort())
  })

  test('names the public pages and categories, and no private ones', async () => {
    const paths = (await sitemap()).map(({ loc }) => loc.slice(ORIGIN.length))
    const categories = ['/ai-tools/email', '/ai-tools/writing']
    expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/ai-tools', '/pricing', '/quiz', ...categories]))
    const unlisted = ALL_ROUTES.filter(({ visibility }) => visibility !== 'public')
    expect(paths.filter((path) => unlisted.some((row) => row.path === path))).toEqual([])
    expect(paths).not.toContain('/compare')
    expect(paths.filter((path) => path.startsWith('/ai-tools/')).sort()).toEqual(categories)
  })

  test('claims no change for what only came into the database', async () => {
    expect((await sitemap()).filter(isDatedRecord)).toEqual([])
  })

  test.each(['/privacy-policy', '/developers', '/help/using-api-keys'])(
    'dates %s, an article of the repository, by the day of its text',
    async (path) => {
      const found = (await sitemap()).filter(({ loc }) => loc === `${ORIGIN}${path}`)
      expect(found).toEqual([expect.objectContaining({ lastmod: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })])
    },
  )

  test('dates what has changed here by its own change, and the list by that of the catalog', async () => {
    await loadCatalogue(database, {
      tools: toolFiles('Types letters for small shops and keeps a copy of each one in a shared folder.'),
    })
    await catalogueRevision.check()
    const { updatedAt } = await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'abacus' } })
    const dated = (await sitemap()).filter(isDatedRecord)
    expect(dated).toEqual([
      { loc: `${ORIGIN}/ai-tools`, lastmod: '2026-11-20T12:00:00.000Z' },
      { loc: `${ORIGIN}/tool/abacus`, lastmod: updatedAt.toISOString() },
    ])
  })

  test('never takes its origin from the request', async () => {
    const entries = await sitemap({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect(entries.every(({ loc }) => loc.startsWith(`${ORIGIN}/`))).toBe(true)
  })

  test('of an empty catalog claims no change', async () => {
    const own = await createTestDatabase()
    const { services, execute } = createApi(own)
    const empty = await bareFastify()
    await empty.register(discovery, { texts: textsOf(services, execute), publicUrl: ORIGIN })
    const { body } = await empty.inject('/sitemap.xml')
    expect(body).toContain(`<loc>${ORIGIN}/ai-tools</loc>`)
    expect(body).not.toContain('1970')
    await empty.close()
    await own.close()
  })
})

test('a large site has an index of parts, which list every address once', async () => {
  for (let index = 1; index <= 5; index += 1) await storePage(database, { slug: `task-${index}`, type: 'problem' })
  const { services, execute } = createApi(database)
  const large = await bareFastify()
  await large.register(discovery, { texts: textsOf(services, execute), publicUrl: ORIGIN, partSize: 4 })
  const index = await large.inject('/sitemap.xml')
  const parts = [...index.body.matchAll(/<sitemap><loc>https:\/\/site\.example([^<]*)<\/loc><\/sitemap>/g)]
  expect(parts.map(([, path]) => path)).toEqual([
    '/sitemaps/pages-1.xml',
    ...[1, 2, 3, 4, 5, 6].map((number) => `/sitemaps/tools-${number}.xml`),
    '/sitemaps/posts-1.xml',
    '/sitemaps/posts-2.xml',
  ])
  const bodies = await Promise.all(parts.map(async ([, path = '']) => (await large.inject(path)).body))
  const addresses = bodies.flatMap((body) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address))
  expect(addresses).toHaveLength(new Set(addresses).size)
  expect(addresses.filter((address) => address?.includes('/tool/'))).toHaveLength(21 + 20)
  expect(addresses.filter((address) => address?.includes('/blog/task-'))).toHaveLength(5)
  await large.close()
})

describe('robots.txt', () => {
  test('closes private screens and machine entrances and names the sitemap', async () => {
    const answer = await app.inject({ url: '/robots.txt', headers: { host: 'evil.example' } })
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body.split('\n')).toEqual([
      'User-agent: *',
      ...[
        'quiz/results',
        'auth',
        'payment/success',
        'dashboard',
        'favorites',
        'collections',
        'profile',
        'settings',
        'vendors/',
        'team/join',
        'admin',
      ].map((path) => `Disallow: /${path}`),
      'Disallow: /graphql',
      'Disallow: /.netlify/',
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ])
  })
})
