import { beforeEach, describe, expect, test } from 'vitest'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { clock } from '../../support/catalogue.ts'
import { storePage } from '../../support/pages.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'

const { database, members } = createAccountsApp({ catalogue: ['abacus'] })

beforeEach(() => database.prisma.programmaticPage.deleteMany())

describe('getBlogPosts', () => {
  const get = async (query = '') => {
    const response = await members.app.inject({ method: 'GET', url: `/.netlify/functions/getBlogPosts${query}` })
    return { status: response.statusCode, body: response.json() }
  }

  test('gives the newest posts and figures over all', async () => {
    const { id } = await storePage(database, {
      slug: 'a-vs-b',
      type: 'comparison',
      categorySlug: 'writing',
      keyword: 'a vs b',
    })
    await storePage(database, { slug: 'draft', status: 'draft' })
    await database.prisma.contentView.create({ data: { path: '/compare/a-vs-b', views: 3 } })
    expect(await get()).toMatchObject({
      status: 200,
      body: {
        success: true,
        stats: { total_pages: 1, comparison_pages: 1, category_pages: 0, industry_pages: 0 },
        posts: [
          {
            id,
            type: 'comparison',
            slug: 'a-vs-b',
            keyword: 'a vs b',
            views: 3,
            created_at: '2026-11-20T12:00:00.000Z',
            category: 'Writing',
            content_preview: [expect.any(String)],
            title: expect.any(String),
            meta_description: expect.any(String),
          },
        ],
      },
    })
  })

  test('gives at most 100 posts, and counts all', async () => {
    const at = clock.now()
    const { prisma } = database
    const { id: _, ...row } = await storePage(database, { slug: 'page' })
    const copies = Array.from({ length: 100 }, (_unused, index) => `page-copy-${index}`)
    const data = copies.map((slug) => ({ ...row, slug, key: slug, schemaData: {}, createdAt: at }))
    await prisma.programmaticPage.createMany({ data })
    const { body } = await get()
    expect([body.posts.length, body.stats.total_pages]).toEqual([100, 101])
  })

  test('gives every post that it counts, by `limit` and `page`', async () => {
    for (const [index, type] of (['comparison', 'category', 'industry', 'feature', 'problem'] as const).entries()) {
      await storePage(database, { slug: `page-${index}`, type })
    }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`?limit=2&page=${page}`)))
    const slugs = pages.map(({ body }) => (body.posts as { slug: string }[]).map(({ slug }) => slug))
    expect(slugs.map((part) => part.length)).toEqual([2, 2, 1, 0])
    expect(slugs.flat().sort()).toEqual(['page-0', 'page-1', 'page-2', 'page-3', 'page-4'])
    expect(pages.map(({ body }) => body.stats.total_pages)).toEqual([5, 5, 5, 5])
    expect((await get('?limit=100000')).body.posts).toHaveLength(5)
    expect(await get('?limit=x')).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } })
    expect(await get('?page=0')).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } })
  })

  test('gives one post with three related ones, its views as they are now', async () => {
    const related = ['x', 'y', 'z', 'zz']
    for (const slug of related) await storePage(database, { slug })
    await storePage(database, { slug: 'page', relatedSlugs: related, wordCount: 660, tags: ['One'] })
    const first = await get('?slug=page')
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        post: {
          slug: 'page',
          author: 'Toolfinch editors',
          reading_time: 3,
          tags: ['One'],
          views: 0,
          content: expect.stringContaining('<p>'),
          schema_data: { '@type': 'Article' },
        },
        related_posts: [{ slug: 'x', type: 'feature', views: 0 }, { slug: 'y' }, { slug: 'z' }],
      },
    })
    expect(first.body.related_posts).toHaveLength(3)
    await database.prisma.contentView.upsert({
      where: { path: '/blog/page' },
      create: { path: '/blog/page', views: 5 },
      update: { views: 5 },
    })
    expect((await get('?slug=page')).body.post.views).toBe(5)
  })

  test('has no unknown post, no draft, and none under another address', async () => {
    await storePage(database, { slug: 'draft', status: 'draft' })
    await storePage(database, { slug: 'a-vs-b', type: 'comparison' })
    for (const slug of ['nobody', 'draft', 'b-vs-a']) {
      expect(await get(`?slug=${slug}`)).toMatchObject({
        status: 404,
        body: { success: false, error: { code: 'NOT_FOUND', message: 'Post Not Found' } },
      })
    }
  })
})

describe('programmaticSEO', () => {
  const administrator = async () => {
    const token = await members.join()
    await database.prisma.user.updateMany({
      data: { privilegedSince: PRIVILEGED_SINCE, role: 'admin', emailVerified: true },
    })
    return token
  }
  const post = async (payload: object, token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await members.app.inject({
      method: 'POST',
      url: '/.netlify/functions/programmaticSEO',
      payload,
      headers,
    })
    return { status: response.statusCode, body: response.json() }
  }
  const slugs = ({ body }: { body: { pages: { url_slug: string }[] } }) => body.pages.map(({ url_slug }) => url_slug)

  test('getAllPages, getPagesByType and searchPages give pages in the old shape', async () => {
    const token = await administrator()
    const { id } = await storePage(database, { slug: 'a-vs-b', type: 'comparison', status: 'draft', title: 'A or B' })
    await storePage(database, { slug: 'page', title: 'Other', updatedAt: new Date('2026-01-01') })
    const all = await post({ action: 'getAllPages', limit: 100 }, token)
    expect(all).toMatchObject({ status: 200, body: { success: true } })
    expect(all.body.pages[0]).toEqual({
      id,
      title: 'A or B',
      url_slug: 'compare/a-vs-b',
      page_type: 'comparison',
      status: 'draft',
      last_updated: '2026-11-20T12:00:00.000Z',
    })
    expect(slugs(all)).toEqual(['compare/a-vs-b', 'blog/page'])
    expect(slugs(await post({ action: 'getAllPages', limit: 1 }, token))).toEqual(['compare/a-vs-b'])
    expect(slugs(await post({ action: 'getAllPages', limit: 5_000 }, token))).toHaveLength(2)
    expect(slugs(await post({ action: 'getPagesByType', type: 'feature' }, token))).toEqual(['blog/page'])
    expect(slugs(await post({ action: 'searchPages', query: 'a or' }, token))).toEqual(['compare/a-vs-b'])
  })

  test('getStats gives the counts', async () => {
    const token = await administrator()
    await storePage(database, { type: 'industry' })
    const stats = { total: 1, published: 1, comparison: 0, category: 0, industry: 1, feature: 0, problem: 0 }
    expect(await post({ action: 'getStats' }, token)).toMatchObject({ status: 200, body: { success: true, stats } })
  })

  test('generatePages gives the number of pages that were generated', async () => {
    const token = await administrator()
    const { jobQueue: queue, jobHandlers } = members.services
    const handlers = jobHandlers.filter(({ kind }) => kind === 'generate-pages')
    const stop = createJobRunner({ database, clock, log: silentLog, queue, handlers }).start()
    const { status, body } = await post({ action: 'generatePages', pageType: 'all', limit: 500 }, token)
    await stop()
    expect([status, body.success]).toEqual([200, true])
    expect(body.generated).toBe(await database.prisma.programmaticPage.count())
    const { payload } = await database.prisma.job.findFirstOrThrow({ where: { kind: 'generate-pages' } })
    expect(payload).toMatchObject({ request: { type: null, limit: 50 } })
  })

  test('generatePages of a type generates at most 20', async () => {
    const token = await administrator()
    const { jobQueue: queue, jobHandlers } = members.services
    const handlers = jobHandlers.filter(({ kind }) => kind === 'generate-pages')
    const stop = createJobRunner({ database, clock, log: silentLog, queue, handlers }).start()
    await post({ action: 'generatePages', pageType: 'comparison', limit: 50 }, token)
    await stop()
    const { payload } = await database.prisma.job.findFirstOrThrow({ where: { kind: 'generate-pages' } })
    expect(payload).toMatchObject({ request: { type: 'comparison', limit: 20 } })
  })

  test('deletePage deletes a page, again and again, without a password', async () => {
    const token = await administrator()
    const { id } = await storePage(database)
    for (const pageId of [id, id]) {
      expect(await post({ action: 'deletePage', pageId }, token)).toMatchObject({
        status: 200,
        body: { success: true },
      })
    }
    expect((await database.prisma.programmaticPage.findUniqueOrThrow({ where: { id } })).deletedAt).not.toBeNull()
    members.setTime(16 * 60_000)
    const { id: pageId } = await storePage(database)
    expect(await post({ action: 'deletePage', pageId }, token)).toMatchObject({ status: 200, body: { success: true } })
  })

  test.each([
    [{ action: 'dropPages' }, /^"action" must be one of: getAllPages, /],
    [{ action: 'getPagesByType', type: 'guide' }, /^"type" is not a page type\.$/],
    [{ action: 'searchPages' }, /^"query" is required\.$/],
    [{ action: 'generatePages', pageType: 'every' }, /^"pageType" is not a page type\.$/],
    [{ action: 'getAllPages', limit: 'many' }, /^"limit" must be a number\.$/],
  ])('refuses %o with a text', async (payload, error) => {
    const token = await administrator()
    expect(await post(payload, token)).toMatchObject({
      status: 400,
      body: { success: false, error: expect.stringMatching(error) },
    })
  })
})

describe('getAnalytics', () => {
  test('shows administrators a report of the fixed list, and never to a beacon', async () => {
    const email = 'analyst@people.example'
    const token = await members.join(email)
    const { id } = await database.prisma.user.update({
      where: { email },
      data: { privilegedSince: PRIVILEGED_SINCE, role: 'admin', emailVerified: true },
    })
    const post = (payload: string, type: string) =>
      members.app.inject({
        method: 'POST',
        url: '/.netlify/functions/analytics',
        payload,
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
      })
    const ask = async (input: object = {}) => {
      const response = await post(JSON.stringify({ action: 'getAnalytics', ...input }), 'application/json')
      return { status: response.statusCode, body: response.json() }
    }
    const { status, body } = await ask()
    expect([status, body.success, body.data.report, body.data.rows.length]).toEqual([200, true, 'traffic', 28])
    expect(body.data.columns[2]).toEqual({ key: 'bounce_rate', label: 'Bounce rate', unit: 'percent' })
    expect(body.data.rows[0]).toMatchObject({ key: '2026-10-24', views: null, sign_ups: null })
    const bots = await ask({ report: 'bots', from: '2026-11-01', to: '2026-11-02', userId: id })
    expect(bots.body.data).toMatchObject({ report: 'bots', from: '2026-11-01', to: '2026-11-02', rows: [] })
    for (const [input, message] of [
      [{ report: 'users' }, '"report" is not a report.'],
      [{ from: '1.1.2026' }, '"from" must be a date, YYYY-MM-DD.'],
      [{ from: '2026-11-02', to: '2026-11-01' }, '"from" must not be after "to".'],
    ] as const) {
      expect(await ask(input)).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT', message } } })
    }
    expect(bots.body.ignored_parameters).toBeUndefined()
    const free = await ask({ report: 'bots', from: '2026-11-01', to: '2026-11-02', where: '1=1', timeframe: '7d' })
    expect(free).toEqual({ status: 200, body: { ...bots.body, ignored_parameters: ['where', 'timeframe'] } })
    expect((await post('{"action":"getAnalytics"}', 'text/plain')).statusCode).toBe(415)
  })
})
