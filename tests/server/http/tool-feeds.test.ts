/** The feeds of new tools and of price changes, through the whole application. */
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'

const ORIGIN = 'https://site.example'
const HOSTILE = 'A & B <script>alert(1)</script> ]]>'
const database = registerTestDatabase()
const folder = registerTemporaryFolder()
let site: TestApp

const NEWS = {
  kind: 'price_changed',
  on: '2026-02-10',
  note: 'The price of Pro rose from 10 to 15 dollars a month.',
  url: 'https://news.example/?a=1&b=2',
}
const source = (asOf: string) => ({
  plans: { source: 'vendor_page', as_of: asOf, url: 'https://abacus.example/pricing' },
})
const priced = (month: number, asOf: string) => ({
  plans: [plan({ month, as_of: asOf, source_url: 'https://abacus.example/pricing', checked_by: 'editor' })],
  facts: source(asOf),
})
const load = (month: number, asOf: string, more: readonly object[] = []) =>
  loadCatalogue(database, {
    tools: {
      writing: [
        toolRecord({ slug: 'abacus', name: HOSTILE, added_on: '2026-10-01', ...priced(month, asOf) }),
        toolRecord({
          slug: 'birch',
          website_url: 'https://birch.example/',
          added_on: '2026-11-03',
          events: [NEWS],
          plans: [plan({ month: 15, as_of: '2026-05' })],
        }),
        ...more,
      ],
      email: [toolRecord({ slug: 'cedar', website_url: 'https://cedar.example/', added_on: '2026-10-20' })],
    },
  })

beforeAll(async () => {
  await load(12, '2026-03')
  await load(14, '2026-06')
  site = await buildTestApp(database, {
    catalogueDir: folder,
    httpLimits: AMPLE_BUDGET,
    render: async () => ({ kind: 'page', status: 200, html: '<main></main>', visibility: 'public' }),
  })
})
afterAll(() => site.app.close())

const get = async (path: string) => {
  const { body, headers, statusCode } = await site.app.inject(path)
  expect(statusCode).toBe(200)
  return { body, type: headers['content-type'] }
}
const idOf = async (slug: string) => (await database.prisma.tool.findUniqueOrThrow({ where: { slug } })).id

describe('new tools', () => {
  test('are listed newest first, with the day they were added', async () => {
    const { body, type } = await get('/new-tools/rss.xml')
    expect(type).toBe('application/rss+xml; charset=utf-8')
    const { items, atom } = parseRssFeed(body)
    expect(atom?.links?.[0]).toMatchObject({ href: `${ORIGIN}/new-tools/rss.xml`, rel: 'self' })
    expect(items?.map(({ title }) => title)).toEqual(['birch', 'cedar', HOSTILE])
    expect(items?.[0]).toMatchObject({
      link: `${ORIGIN}/tool/birch`,
      guid: { value: `${ORIGIN}/tool/${await idOf('birch')}#added`, isPermaLink: false },
      description: expect.stringContaining('Drafts letters'),
      categories: [{ name: 'Writing' }],
    })
    expect(new Date(String(items?.[0]?.pubDate)).toISOString()).toBe('2026-11-03T00:00:00.000Z')
  })

  test('are the same in Atom and JSON Feed', async () => {
    const atom = await get('/new-tools/atom.xml')
    const json = await get('/new-tools/feed.json')
    expect([atom.type, json.type]).toEqual([
      'application/atom+xml; charset=utf-8',
      'application/feed+json; charset=utf-8',
    ])
    const { entries, updated, links } = parseAtomFeed(atom.body)
    expect([updated, links?.[0]?.href]).toEqual(['2026-11-03T00:00:00.000Z', `${ORIGIN}/new-tools/atom.xml`])
    const { items, feed_url } = parseJsonFeed(json.body)
    expect(feed_url).toBe(`${ORIGIN}/new-tools/feed.json`)
    expect(entries?.map(({ id, links: [link] = [] }) => [id, link?.href])).toEqual(
      items?.map(({ id, url }) => [id, url]),
    )
    expect(items?.map(({ title }) => title)).toEqual(['birch', 'cedar', HOSTILE])
  })
})

describe('price changes', () => {
  test('are listed latest month first, with the price before and since, and their source', async () => {
    const { entries } = parseAtomFeed((await get('/price-changes/atom.xml')).body)
    expect(entries).toMatchObject([
      {
        id: `${ORIGIN}/tool/${await idOf('abacus')}#price-pro-month-flat-usd-2026-06`,
        title: { value: `${HOSTILE}: new price of Pro` },
        links: [{ href: `${ORIGIN}/tool/abacus` }],
        updated: '2026-06-01T00:00:00.000Z',
        summary: { value: 'Pro was $12 a month and is $14 a month as of June 2026.' },
      },
      {
        id: `${ORIGIN}/tool/${await idOf('birch')}#price-pro-month-flat-usd-2026-02`,
        links: [{ href: `${ORIGIN}/tool/birch` }, { href: NEWS.url, rel: 'via' }],
        updated: '2026-02-01T00:00:00.000Z',
        summary: { value: `Pro was $10 a month and is $15 a month as of February 2026. ${NEWS.note}` },
      },
    ])
  })

  test('are the same in RSS and JSON Feed', async () => {
    const { items } = parseJsonFeed((await get('/price-changes/feed.json')).body)
    const rss = parseRssFeed((await get('/price-changes/rss.xml')).body)
    expect(rss.items?.map(({ title, description }) => [title, description])).toEqual(
      items?.map(({ title, content_text }) => [title, content_text]),
    )
    expect(items?.map(({ external_url }) => external_url)).toEqual([undefined, NEWS.url])
  })

  test('come from the API, which lists at most a hundred', async () => {
    const { query } = createApi(database)
    const ask = (first: number) =>
      query(`{ priceChanges(first: ${first}) { plan from to month period note tool { slug } } }`)
    expect((await ask(1)).data.priceChanges).toEqual([
      { plan: 'Pro', from: 12, to: 14, month: '2026-06', period: 'MONTH', note: null, tool: { slug: 'abacus' } },
    ])
    for (const first of [0, 101])
      expect((await ask(first)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'first' }])
  })

  test('name a change once that an event reports and a reading found', async () => {
    const { query } = createApi(database)
    const both = { plans: [plan({ month: 15, as_of: '2026-05' })], events: [NEWS], facts: source('2026-05') }
    const dogwood = { slug: 'dogwood', website_url: 'https://abacus.example/dogwood', added_on: '2026-01-01' }
    await load(14, '2026-06', [
      toolRecord({ ...dogwood, ...both, plans: [plan({ month: 10, as_of: '2026-01' })], facts: source('2026-01') }),
    ])
    await load(14, '2026-06', [toolRecord({ ...dogwood, ...both })])
    const { data } = await query('{ priceChanges { month sourceUrl tool { slug } } }')
    const of = data.priceChanges.filter(({ tool }: { tool: { slug: string } }) => tool.slug === 'dogwood')
    expect(of).toEqual([{ month: '2026-02', sourceUrl: NEWS.url, tool: { slug: 'dogwood' } }])
  })
})

test('all are named in llms.txt, with the change feed and its snapshot', async () => {
  const { body } = await get('/llms.txt')
  for (const folder of ['new-tools', 'price-changes']) {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) expect(body).toContain(`(${ORIGIN}/${folder}/${file})`)
  }
  for (const path of ['/tools.ndjson', '/changes.ndjson']) expect(body).toContain(`(${ORIGIN}${path})`)
})
