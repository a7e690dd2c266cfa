import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPostSearch } from '#server/areas/content/post-search.ts'
import { createCacheInvalidations } from '#server/platform/cache/cache-invalidations.ts'
import { type CacheTag, CONTENT, pageTag, RECORDS } from '#server/platform/cache/cache-tags.ts'
import { silentLog } from '#server/platform/log.ts'
import { countOperations, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storePage } from '../../support/pages.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>
let ids: Record<string, string>

beforeAll(async () => {
  const tools = ['abacus', 'beacon', 'comet'].map((slug) => toolRecord({ slug, name: slug }))
  await loadCatalogue(database, { tools: { writing: tools } })
  ids = Object.fromEntries((await database.prisma.tool.findMany()).map(({ slug, id }) => [slug, id]))
  api = createApi(database)
})
beforeEach(() => database.prisma.programmaticPage.deleteMany())

const LOOK = `query ($slug: String!) { blogPost(slug: $slug) {
  __typename
  ... on BlogPost { slug path title description content jsonLd related { slug } tools { slug } }
  ... on GonePost { title alternatives { slug } tools { slug } }
  ... on MovedPost { path }
} }`
const look = async (slug: string) => {
  const { data, errors } = await api.query(LOOK, { slug })
  expect(errors).toEqual([])
  return data.blogPost
}
const LIST = `query ($search: String, $type: BlogPostType, $page: Int! = 1, $first: Int! = 12) {
  blogPosts(search: $search, type: $type, page: $page, first: $first) {
    totalCount nodes { slug } typeCounts { type count } } }`
const list = async (variables: Record<string, unknown> = {}) => {
  const { data, errors } = await api.query(LIST, variables)
  expect(errors).toEqual([])
  return { ...data.blogPosts, slugs: data.blogPosts.nodes.map(({ slug }: { slug: string }) => slug) }
}
const HIDDEN = {
  'a draft': { status: 'draft' },
  'a page that an administrator took back': { statusOverride: 'draft' },
  'a deleted page': { deletedAt: new Date('2026-11-19') },
  'a page whose subject is gone': { goneAt: new Date('2026-11-19') },
} as const

describe('the list', () => {
  test('is sorted by day, then by order of creation, with numbered pages', async () => {
    await storePage(database, { slug: 'older', publishedAt: new Date('2026-01-01') })
    await storePage(database, { slug: 'b' })
    await storePage(database, { slug: 'a' })
    expect(await list({ first: 2 })).toMatchObject({ slugs: ['a', 'b'], totalCount: 3 })
    expect(await list({ first: 2, page: 2 })).toMatchObject({ slugs: ['older'], totalCount: 3 })
  })

  test('finds a text in titles and descriptions, in any case, with all characters literal', async () => {
    await storePage(database, { slug: 'one', title: 'Writing 100% of it' })
    await storePage(database, { slug: 'two', metaDescription: 'A page on WRITING_tools.' })
    await storePage(database, { slug: 'three', content: '<p>writing</p>' })
    expect((await list({ search: ' writing ' })).slugs.sort()).toEqual(['one', 'two'])
    expect((await list({ search: '0%' })).slugs).toEqual(['one'])
    expect((await list({ search: '%' })).slugs).toEqual(['one'])
    expect((await list({ search: 'g_t' })).slugs).toEqual(['two'])
    expect((await list({ search: '\\' })).slugs).toEqual([])
  })

  test('searches administrators’ texts instead of the generated ones', async () => {
    await storePage(database, { slug: 'one', title: 'Generated', titleOverride: 'Edited' })
    expect((await list({ search: 'generated' })).slugs).toEqual([])
    expect((await list({ search: 'edited' })).slugs).toEqual(['one'])
  })

  test('finds other forms and spellings, best match first, across pages', async () => {
    await storePage(database, { slug: 'a', metaDescription: 'It also summarizes.' })
    await storePage(database, { slug: 'b', title: 'Tools that summarize meetings' })
    expect((await list({ search: 'summarising' })).slugs).toEqual(['b', 'a'])
    expect((await list({ search: 'sumarize meeting' })).slugs).toEqual(['b'])
    expect(await list({ search: 'summarizing', first: 1, page: 2 })).toMatchObject({ slugs: ['a'], totalCount: 2 })
  })

  test('reloads the search index only after content changes', async () => {
    const counted = countOperations(database)
    const cacheInvalidations = createCacheInvalidations({ database, log: silentLog })
    const search = createPostSearch({ database: counted.database, cacheInvalidations, synonyms: [] })
    const found = async () => (await search.find('alpha')).map(({ id }) => id)
    await cacheInvalidations.check()
    const one = await storePage(database, { title: 'Alpha' })
    expect(await Promise.all([found(), found()])).toEqual([[one.id], [one.id]])
    const two = await storePage(database, { title: 'Alpha two' })
    cacheInvalidations.invalidateLocally([pageTag('other')])
    expect(await found()).toEqual([one.id])
    expect(counted.operations).toHaveLength(1)
    cacheInvalidations.invalidateLocally([CONTENT])
    expect((await found()).sort()).toEqual([one.id, two.id].sort())
    expect(counted.operations).toHaveLength(2)
  })

  test('counts each type of a search, whatever type is selected', async () => {
    await storePage(database, { type: 'comparison', slug: 'a-vs-b', title: 'Alpha' })
    await storePage(database, { type: 'guide', slug: 'guide', title: 'Alpha' })
    await storePage(database, { type: 'guide', slug: 'other', title: 'Beta' })
    const found = await list({ search: 'alpha', type: 'GUIDE' })
    expect(found).toMatchObject({ slugs: ['guide'], totalCount: 1 })
    expect(found.typeCounts.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { type: 'COMPARISON', count: 1 },
      { type: 'GUIDE', count: 1 },
    ])
  })

  test.each(Object.entries(HIDDEN))('excludes %s', async (_, changes) => {
    await storePage(database, { slug: 'hidden', type: 'comparison', ...changes })
    const shown = await storePage(database, { slug: 'shown', relatedSlugs: ['hidden'] })
    expect(await list()).toMatchObject({ slugs: ['shown'], totalCount: 1 })
    expect((await look(shown.slug)).related).toEqual([])
    const { data } = await api.query('{ blogStatistics { totalPages comparisonPages } }')
    expect(data.blogStatistics).toEqual({ totalPages: 1, comparisonPages: 0 })
  })

  test.each([
    [{ page: 0 }, '"page" must be a number from 1 to 10000.', 'page'],
    [{ first: 101 }, '"first" must be a number from 1 to 100.', 'first'],
    [{ search: 'x'.repeat(101) }, '"search" must be at most 100 characters.', 'search'],
  ])('refuses %o', async (variables, message, field) => {
    const { errors } = await api.query(LIST, variables)
    expect(errors).toMatchObject([{ message, code: 'BAD_USER_INPUT', field }])
  })

  test('needs few statements, however long it is', async () => {
    for (const slug of ['a', 'b', 'c', 'd']) {
      await storePage(database, {
        slug,
        relatedSlugs: ['a', 'b'],
        toolIds: Object.values(ids),
        categorySlug: 'writing',
      })
    }
    const counted = countOperations(database)
    const { query } = createApi(counted.database)
    await query('{ catalogue { revision } categories { id } }')
    counted.operations.length = 0
    const { errors } = await query(`{ blogPosts { totalCount nodes {
      title content jsonLd views category { name } related { title views } tools { name } } } }`)
    expect(errors).toEqual([])
    expect(counted.operations.length).toBeLessThanOrEqual(6)
  })
})

describe('a post', () => {
  test('has its canonical path by its type', async () => {
    await storePage(database, { slug: 'a-vs-b', type: 'comparison' })
    await storePage(database, { slug: 'writing', type: 'category' })
    await storePage(database, { slug: 'a-guide', type: 'guide' })
    expect((await look('a-vs-b')).path).toBe('/compare/a-vs-b')
    expect((await look('writing')).path).toBe('/ai-tools/writing')
    expect((await look('a-guide')).path).toBe('/blog/a-guide')
  })

  test('shows administrators’ texts, also in its structured data', async () => {
    const changes = { titleOverride: 'Mine </script>', descriptionOverride: 'My words.' }
    const { slug } = await storePage(database, changes)
    const post = await look(slug)
    expect(post).toMatchObject({ title: 'Mine </script>', description: 'My words.' })
    expect(post.jsonLd).not.toContain('<')
    expect(JSON.parse(post.jsonLd)).toMatchObject({
      headline: 'Mine </script>',
      datePublished: '2026-11-20T12:00:00.000Z',
    })
  })

  test('has its active tools in order', async () => {
    const { slug } = await storePage(database, { toolIds: [ids['comet'] ?? '', ids['abacus'] ?? ''] })
    expect((await look(slug)).tools).toEqual([{ slug: 'comet' }, { slug: 'abacus' }])
  })

  test('has related posts in order', async () => {
    await storePage(database, { slug: 'x' })
    await storePage(database, { slug: 'y' })
    const { slug } = await storePage(database, { relatedSlugs: ['y', 'unknown', 'x'] })
    expect((await look(slug)).related).toEqual([{ slug: 'y' }, { slug: 'x' }])
  })

  test('has three related posts, where others replace unpublished ones', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await storePage(database, { slug: name })
    await storePage(database, { slug: 'draft', status: 'draft' })
    const { slug } = await storePage(database, { relatedSlugs: ['draft', 'd', 'c', 'b', 'a'] })
    expect((await look(slug)).related).toEqual([{ slug: 'd' }, { slug: 'c' }, { slug: 'b' }])
  })

  test('is sanitized when read, even if the row is not', async () => {
    const poison =
      '<p onclick="alert(1)">a</p><script>alert(2)</script><img src=x onerror=alert(3)><a href="javascript:alert(4)">b</a>'
    const { slug } = await storePage(database, { content: poison })
    expect((await look(slug)).content).toBe('<p>a</p><a>b</a>')
  })

  test('is null for an unknown, empty or endless slug', async () => {
    for (const slug of ['nobody', '', 'x'.repeat(5_000), 'a-vs-b-vs-c']) expect(await look(slug)).toBeNull()
  })

  test('is null while it was never published', async () => {
    await storePage(database, { slug: 'draft', status: 'draft', publishedAt: null })
    await storePage(database, { slug: 'gone-draft', status: 'draft', publishedAt: null, goneAt: new Date() })
    expect(await look('draft')).toBeNull()
    expect(await look('gone-draft')).toBeNull()
  })

  test('is null when unpublished again', async () => {
    await storePage(database, { slug: 'taken-back', statusOverride: 'draft' })
    expect(await look('taken-back')).toBeNull()
  })
})

describe('another slug of a post', () => {
  test('b-vs-a redirects to a-vs-b', async () => {
    await storePage(database, { slug: 'a-vs-b', type: 'comparison' })
    expect(await look('b-vs-a')).toEqual({ __typename: 'MovedPost', path: '/compare/a-vs-b' })
  })

  test('b-vs-a of a draft finds nothing', async () => {
    await storePage(database, { slug: 'a-vs-b', type: 'comparison', status: 'draft', publishedAt: null })
    expect(await look('b-vs-a')).toBeNull()
  })

  test('former ones redirect to the current one, also reversed', async () => {
    const { id: pageId } = await storePage(database, { slug: 'a-vs-c', type: 'comparison' })
    await database.prisma.pageFormerSlug.create({ data: { slug: 'a-vs-b', pageId } })
    for (const slug of ['a-vs-b', 'b-vs-a']) {
      expect(await look(slug)).toEqual({ __typename: 'MovedPost', path: '/compare/a-vs-c' })
    }
  })

  test('replaced pages are reached by one redirect, however many there were', async () => {
    const goneAt = new Date()
    await storePage(database, { slug: 'a-vs-b', type: 'comparison', goneAt, movedTo: '/compare/a-vs-c' })
    await storePage(database, { slug: 'a-vs-c', type: 'comparison', goneAt, movedTo: '/compare/a-vs-d' })
    await storePage(database, { slug: 'a-vs-d', type: 'comparison' })
    await storePage(database, { slug: 'x-vs-y', type: 'comparison', goneAt, movedTo: '/tool/y' })
    expect(await look('a-vs-b')).toEqual({ __typename: 'MovedPost', path: '/compare/a-vs-d' })
    expect(await look('x-vs-y')).toEqual({ __typename: 'MovedPost', path: '/tool/y' })
  })

  test('circular redirects end as gone', async () => {
    const goneAt = new Date()
    await storePage(database, { slug: 'a-vs-b', type: 'comparison', goneAt, movedTo: '/compare/c-vs-d' })
    await storePage(database, { slug: 'c-vs-d', type: 'comparison', goneAt, movedTo: '/compare/a-vs-b' })
    expect(await look('a-vs-b')).toMatchObject({ __typename: 'GonePost' })
  })
})

describe('a gone page', () => {
  test('suggests pages about its tools, then its category, and the remaining tools', async () => {
    const toolIds = [ids['abacus'] ?? '', '00000000-0000-4000-8000-000000000000']
    await storePage(database, { slug: 'sharing', toolIds: toolIds.slice(0, 1) })
    await storePage(database, { slug: 'of-category', categorySlug: 'writing' })
    await storePage(database, { slug: 'foreign' })
    const gone = { slug: 'gone', title: 'A and B', toolIds, categorySlug: 'writing', deletedAt: new Date() }
    await storePage(database, gone)
    expect(await look('gone')).toEqual({
      __typename: 'GonePost',
      title: 'A and B',
      alternatives: [{ slug: 'sharing' }, { slug: 'of-category' }],
      tools: [{ slug: 'abacus' }],
    })
  })
})

describe('a category page', () => {
  const CATEGORY = '{ category(slug: "writing") { name post { path } } }'
  test('is found once published', async () => {
    expect((await api.query(CATEGORY)).data.category).toEqual({ name: 'Writing', post: null })
    await storePage(database, { slug: 'writing', type: 'category' })
    expect((await api.query(CATEGORY)).data.category).toEqual({ name: 'Writing', post: { path: '/ai-tools/writing' } })
  })

  test('is never a page of another type', async () => {
    await storePage(database, { slug: 'writing', type: 'guide' })
    expect((await api.query(CATEGORY)).data.category.post).toBeNull()
  })

  test('is null for an unknown category', async () =>
    expect((await api.query('{ category(slug: "nobody") { name } }')).data.category).toBeNull())
})

test('a response has the tags of all it shows, including future content', async () => {
  await storePage(database, { slug: 'x', relatedSlugs: ['y', 'draft'] })
  const cacheTags = new Set<CacheTag>()
  const { context, query } = createApi(database)
  Object.assign(context, { cacheTags })
  await query(LOOK, { slug: 'x' })
  expect([...cacheTags]).toEqual([RECORDS, pageTag('x'), pageTag('y'), pageTag('draft')])
  await query(LOOK, { slug: 'nobody' })
  expect(cacheTags).toContain(pageTag('nobody'))
  expect(cacheTags).not.toContain(CONTENT)
  await query(LIST)
  expect(cacheTags).toContain(CONTENT)
})
