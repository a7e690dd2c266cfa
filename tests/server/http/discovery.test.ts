import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { discovery } from '../../../server/http/discovery.ts'
import { createOwnContext } from '../../../server/http/request-context.ts'
import { silentLog } from '../../../server/platform/log.ts'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { bareFastify } from './support.ts'

const ORIGIN = 'https://site.example'
let app: FastifyInstance
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await loadCatalogue(database, {
    tools: {
      writing: [
        toolRecord({ slug: 'abacus' }),
        toolRecord({ slug: 'gone', status: 'discontinued' }),
        toolRecord({ slug: 'joined', status: 'merged', merged_into: 'abacus' }),
      ],
      email: Array.from({ length: 20 }, (_, index) => toolRecord({ slug: `mail-${index}` })),
    },
  })
  const { services, execute } = createApi(database)
  app = await bareFastify()
  await app.register(discovery, { execute, context: createOwnContext(services, silentLog), publicUrl: ORIGIN })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const sitemap = async (headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: '/sitemap.xml', headers })
  expect(answer.statusCode).toBe(200)
  return [...answer.body.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1] ?? null,
  }))
}

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
    const tools = (await sitemap()).map(({ loc }) => loc).filter((loc) => loc.includes('/tool/'))
    const slugs = ['abacus', ...Array.from({ length: 20 }, (_, index) => `mail-${index}`)]
    expect(tools.sort()).toEqual(slugs.map((slug) => `${ORIGIN}/tool/${slug}`).sort())
  })

  test('names the public pages', async () => {
    const pages = (await sitemap()).map(({ loc }) => loc).filter((loc) => !loc.includes('/tool/'))
    const paths = pages.map((page) => page.slice(ORIGIN.length)).sort()
    expect(paths).toEqual(['/', '/about', '/ai-tools', '/methodology', '/quiz', '/suggest', '/upgrade-decision'])
  })

  test('dates each tool by the change of its own record', async () => {
    const changed = new Date('2026-11-19T08:00:00.000Z')
    await database.prisma.tool.update({ where: { slug: 'abacus' }, data: { updatedAt: changed } })
    const entries = await sitemap()
    expect(entries.find(({ loc }) => loc.endsWith('/abacus'))?.lastmod).toBe(changed.toISOString())
    expect(entries.find(({ loc }) => loc.endsWith('/ai-tools'))?.lastmod).toBe('2026-11-20T12:00:00.000Z')
    for (const { lastmod } of entries) {
      if (lastmod !== null) expect(new Date(lastmod).toISOString()).toBe(lastmod)
    }
  })

  test('never takes its origin from the request', async () => {
    const entries = await sitemap({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect(entries.every(({ loc }) => loc.startsWith(`${ORIGIN}/`))).toBe(true)
  })

  test('of an empty catalogue claims no change', async () => {
    const own = await createTestDatabase()
    const { services, execute } = createApi(own)
    const empty = await bareFastify()
    await empty.register(discovery, { execute, context: createOwnContext(services, silentLog), publicUrl: ORIGIN })
    const { body } = await empty.inject('/sitemap.xml')
    expect(body).toContain(`<loc>${ORIGIN}/ai-tools</loc>`)
    expect(body).not.toContain('1970')
    await empty.close()
    await own.close()
  })
})

describe('robots.txt', () => {
  test('closes private screens and machine entrances and names the sitemap', async () => {
    const answer = await app.inject({ url: '/robots.txt', headers: { host: 'evil.example' } })
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body.split('\n')).toEqual([
      'User-agent: *',
      ...['auth', 'dashboard', 'profile', 'settings', 'favorites', 'admin', 'payment', 'quiz/results', 'graphql'].map(
        (path) => `Disallow: /${path}`,
      ),
      'Disallow: /.netlify/',
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ])
  })
})
