/** The machine-readable content: sitemap, feeds, llms.txt and preview images, through the whole application. */
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { previewPath } from '#core/pages/preview-address.ts'
import type { ProgrammaticPage } from '#prisma/client/client.ts'
import { CONTENT } from '#server/platform/cache/cache-tags.ts'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storePage } from '../../support/stored-page.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'

const ORIGIN = 'https://site.example'
const HOSTILE = 'A & B <script>alert(1)</script> ]]>'
const EVENTS = [
  { kind: 'end_announced', on: '2099-12-31', note: 'The vendor closes it.', url: 'https://news.example/end' },
  { kind: 'acquired', on: '2026-02', party: 'Omega', note: 'Omega bought it.', url: 'https://news.example/omega' },
]
const folder = registerTemporaryFolder()
const database = registerTestDatabase()
let site: TestApp
let pages: { comparison: ProgrammaticPage; guide: ProgrammaticPage }

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord({ slug: 'abacus', name: HOSTILE, events: EVENTS })] } })
  const day = (date: number) => ({ publishedAt: new Date(Date.UTC(2026, 9, date)) })
  pages = {
    comparison: await storePage(database, { slug: 'abacus-vs-quill', title: 'Abacus vs Quill', ...day(2) }),
    guide: await storePage(database, {
      slug: 'reading-a-price-page',
      type: 'guide',
      title: HOSTILE,
      content: '<p onclick="alert(1)">Text]]&gt;</p><script>alert(1)</script><p><a href="/pricing">Plans</a></p>',
      tags: ['prices'],
      contentChangedAt: new Date('2026-10-09T08:00:00Z'),
      ...day(3),
    }),
  }
  await storePage(database, { slug: 'writing', type: 'category', title: 'Writing tools', ...day(1) })
  await storePage(database, { slug: 'hidden-draft', status: 'draft', publishedAt: null })
  await storePage(database, { slug: 'deleted-one', deletedAt: new Date('2026-11-01T00:00:00Z'), ...day(4) })
  await storePage(database, { slug: 'gone-one', goneAt: new Date('2026-11-01T00:00:00Z'), ...day(4) })
  site = await buildTestApp(database, {
    catalogueDir: folder,
    httpLimits: AMPLE_BUDGET,
    render: async () => ({ kind: 'page', status: 200, html: '<main></main>', visibility: 'public' }),
  })
})
afterAll(() => site.app.close())
beforeEach(() => site.services.cacheInvalidations.invalidateLocally([CONTENT]))

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const ANY_UNPUBLISHED = /hidden-draft|deleted-one|gone-one/

describe('the sitemap', () => {
  test('lists published pages once at their canonical addresses, with the day of their last change', async () => {
    const { body } = await get('/sitemap.xml')
    const paths = [...body.matchAll(/<loc>https:\/\/site\.example([^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(paths).toEqual([...new Set(paths)])
    expect(paths).toContain('/compare/abacus-vs-quill')
    expect(paths).toContain('/ai-tools/writing')
    expect(body).toContain(`<loc>${ORIGIN}/blog/reading-a-price-page</loc><lastmod>2026-10-09T08:00:00.000Z</lastmod>`)
    expect(body).not.toMatch(ANY_UNPUBLISHED)
  })

  test('is cached until content changes', async () => {
    const before = await get('/sitemap.xml')
    const row = await storePage(database, { slug: 'new-vs-old' })
    expect((await get('/sitemap.xml')).body).toBe(before.body)
    site.services.cacheInvalidations.invalidateLocally([CONTENT])
    expect((await get('/sitemap.xml')).body).toContain('/compare/new-vs-old')
    await database.prisma.programmaticPage.delete({ where: { id: row.id } })
  })

  test('has parts for large sites, and none that are empty', async () => {
    expect((await get('/sitemaps/posts-1.xml')).body).toContain('/compare/abacus-vs-quill')
    expect((await get('/sitemaps/tools-1.xml')).body).toContain('/tool/abacus')
    expect((await get('/sitemaps/pages-1.xml')).body).toContain('/ai-tools/writing')
    for (const name of ['posts-2', 'tools-9', 'pages-2', 'posts-0', 'other-1', 'posts', 'posts-1e9']) {
      expect([name, (await get(`/sitemaps/${name}.xml`)).statusCode]).toEqual([name, 404])
    }
  })
})

describe('feeds', () => {
  const TYPES = [
    ['rss.xml', 'application/rss+xml; charset=utf-8'],
    ['atom.xml', 'application/atom+xml; charset=utf-8'],
    ['feed.json', 'application/feed+json; charset=utf-8'],
  ] as const

  test.each(TYPES)('/blog/%s has its type and a tag, and is not sent twice to who has it', async (file, type) => {
    const answer = await get(`/blog/${file}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
    const again = await get(`/blog/${file}`, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each(TYPES)('/blog/%s holds nothing unpublished and no script', async (file) => {
    const { body } = await get(`/blog/${file}`)
    expect(body).not.toMatch(ANY_UNPUBLISHED)
    expect(body).not.toContain('onclick')
    expect(body).toContain(`${ORIGIN}/pricing`)
  })

  test('in RSS are the newest posts first, with lasting identifiers', async () => {
    const feed = parseRssFeed((await get('/blog/rss.xml')).body)
    expect(feed.atom?.links).toEqual([expect.objectContaining({ href: `${ORIGIN}/blog/rss.xml`, rel: 'self' })])
    expect(feed.items?.map(({ link }) => link)).toEqual([
      `${ORIGIN}/blog/reading-a-price-page`,
      `${ORIGIN}/compare/abacus-vs-quill`,
      `${ORIGIN}/ai-tools/writing`,
    ])
    expect(feed.items?.[0]).toMatchObject({
      title: HOSTILE,
      guid: { value: `urn:uuid:${pages.guide.id}`, isPermaLink: false },
      content: { encoded: `<p>Text]]&gt;</p><p><a href="${ORIGIN}/pricing">Plans</a></p>` },
    })
  })

  test('in Atom say when each post was published and changed', async () => {
    const feed = parseAtomFeed((await get('/blog/atom.xml')).body)
    expect(feed.links?.[0]).toMatchObject({ href: `${ORIGIN}/blog/atom.xml`, rel: 'self' })
    expect(feed.entries?.[0]).toMatchObject({
      id: `urn:uuid:${pages.guide.id}`,
      title: { value: HOSTILE },
      published: '2026-10-03T00:00:00.000Z',
      updated: '2026-10-09T08:00:00.000Z',
    })
  })

  test('in JSON have version 1.1 and whole addresses', async () => {
    const feed = parseJsonFeed((await get('/blog/feed.json')).body)
    expect(feed).toMatchObject({ feed_url: `${ORIGIN}/blog/feed.json`, home_page_url: `${ORIGIN}/blog` })
    expect(feed.items?.[0]).toMatchObject({ url: `${ORIGIN}/blog/reading-a-price-page`, tags: ['prices'] })
  })
})

test('/events.xml lists the events of tools, newest first, with lasting identifiers and their sources', async () => {
  const { body, headers } = await get('/events.xml')
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const { id } = await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'abacus' } })
  const { links, entries, updated } = parseAtomFeed(body)
  expect(links?.[0]).toMatchObject({ href: `${ORIGIN}/events.xml`, rel: 'self' })
  expect(entries).toMatchObject([
    { id: `${ORIGIN}/tool/${id}#end_announced-2099-12-31`, title: { value: `${HOSTILE}: Planned end` }, updated },
    {
      id: `${ORIGIN}/tool/${id}#acquired-2026-02`,
      title: { value: `${HOSTILE}: Acquisition by Omega` },
      updated: '2026-02-01T00:00:00.000Z',
      links: [{ href: `${ORIGIN}/tool/abacus` }, { href: 'https://news.example/omega', rel: 'via' }],
      summary: { value: 'February 2026. Omega bought it.' },
    },
  ])
})

test('llms.txt names the product, its sections and Markdown copies, and escapes titles', async () => {
  const { body, headers } = await get('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^# Toolfinch\n\n> .*directory of 1 AI tools in 1 categories/)
  expect(body).toContain(`](${ORIGIN}/index.md)`)
  expect(body).toContain(`- [Writing](${ORIGIN}/ai-tools/writing.md)`)
  expect(body).toContain(`- [Abacus vs Quill](${ORIGIN}/compare/abacus-vs-quill.md): `)
  expect(body).toContain('- [A & B \\<script\\>alert(1)\\</script\\> \\]\\]\\>](')
  expect(body).toContain(`${ORIGIN}/graphql`)
  expect(body).toContain(`- [MCP server](${ORIGIN}/mcp): `)
  expect(body).not.toMatch(ANY_UNPUBLISHED)
})

describe('a preview image', () => {
  const addressOf = ({ slug, contentHash }: ProgrammaticPage) => previewPath(slug, contentHash)

  test('is drawn for a published post and may be kept for good', async () => {
    const answer = await get(addressOf(pages.comparison))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    // The PNG header: the signature, then a chunk with the width and height.
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
    expect((await get(addressOf(pages.comparison))).rawPayload).toEqual(answer.rawPayload)
  })

  test('at a former hash leads to the present one', async () => {
    const answer = await get('/previews/abacus-vs-quill-0123456789abcdef.png')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, addressOf(pages.comparison)])
  })

  test('at a former slug leads there too', async () => {
    await database.prisma.pageFormerSlug.create({
      data: { slug: 'quill-versus-abacus', pageId: pages.comparison.id },
    })
    const answer = await get('/previews/quill-versus-abacus-0123456789abcdef.png')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, addressOf(pages.comparison)])
  })

  test.each(['hidden-draft', 'deleted-one', 'gone-one', 'unknown'])('does not exist for %s', async (slug) => {
    expect((await get(`/previews/${slug}-0123456789abcdef.png`)).statusCode).toBe(404)
  })

  test('is gone as soon as its post is unpublished, although it was drawn before', async () => {
    const where = { id: pages.guide.id }
    expect((await get(addressOf(pages.guide))).statusCode).toBe(200)
    await database.prisma.programmaticPage.update({ where, data: { statusOverride: 'draft' } })
    expect((await get(addressOf(pages.guide))).statusCode).toBe(404)
    await database.prisma.programmaticPage.update({ where, data: { statusOverride: null } })
  })

  test('is the image of the brand when nothing of a title can be drawn', async () => {
    const page = await storePage(database, { slug: 'other-script', title: '東京' })
    const answer = await get(addressOf(page))
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/preview.png'])
    await database.prisma.programmaticPage.delete({ where: { id: page.id } })
  })

  test('of tools is kept for a day, since their prices change', async () => {
    const answer = await get('/previews/tools/abacus.png')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  })

  test.each(['unknown.png', 'abacus,unknown.png', 'abacus,abacus.png', 'a,b,c,d,e.png', '..%2fabacus.png', ',.png'])(
    'of tools does not exist under %s',
    async (name) => {
      expect((await get(`/previews/tools/${name}`)).statusCode).toBe(404)
    },
  )

  test.each(['x.png', 'abacus-vs-quill.png', '..%2fx-0123456789abcdef.png', 'A-0123456789abcdef.png'])(
    'does not exist under %s',
    async (name) => {
      expect((await get(`/previews/${name}`)).statusCode).toBe(404)
    },
  )
})
