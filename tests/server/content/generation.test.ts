import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPageDates } from '#server/areas/content/page-dates.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import { clock, createApi, loadCatalogue } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { followCatalogue, generate, realCategories, realRecords, storePage } from '../../support/pages.ts'

const SLUGS = ['chatgpt', 'claude', 'google-gemini', 'perplexity', 'microsoft-copilot', 'grok']
type ToolRecord = { readonly slug: string } & Record<string, unknown>
const RECORDS = Object.values(realRecords(SLUGS)).flat() as ToolRecord[]
const CATEGORY = Object.keys(realRecords(['chatgpt']))[0] ?? ''
const DAY_MS = 86_400_000

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>
let now = clock.now().getTime()
const time = { now: () => new Date(now) }

/** Replaces the catalog with the product's records, with changes by slug; null removes one. */
const load = (changes: Record<string, object | null> = {}, added: readonly object[] = []) => {
  const kept = RECORDS.filter(({ slug }) => changes[slug] !== null)
  const tools = kept.map((record) => ({ ...record, ...changes[record.slug] }))
  return loadCatalogue(database, { categories: realCategories(), tools: { [CATEGORY]: [...tools, ...added] } })
}
const parts = () => ({ database, services: api.services, clock: time })
const follow = async () => {
  const { state, lastError, result } = await followCatalogue(parts())
  expect([state, lastError]).toEqual(['done', null])
  return (result as { generated: number }).generated
}
const pages = () => database.prisma.programmaticPage.findMany({ orderBy: { slug: 'asc' } })
const page = (slug: string) => database.prisma.programmaticPage.findUniqueOrThrow({ where: { slug } })
const look = async (slug: string) => {
  const { data } = await api.query(
    `query ($slug: String!) { blogPost(slug: $slug) { __typename ... on BlogPost { slug } ... on MovedPost { path }
      ... on GonePost { title alternatives { slug } tools { slug } } } }`,
    { slug },
  )
  return data.blogPost
}

beforeAll(async () => {
  api = createApi(database, { now: time.now })
})
beforeEach(async () => {
  now = clock.now().getTime()
  await database.reset()
  await load()
  await follow()
})

test('pages are stored with everything visitors and administrators read', async () => {
  const stored = await page('chatgpt-vs-claude')
  expect(stored).toMatchObject({ type: 'comparison', status: 'published', gateProblems: [], goneAt: null })
  expect(stored.content).toContain('<h2')
  expect(stored.markdown).toContain('## ')
  expect(stored.contentPreview.length).toBeGreaterThan(0)
  expect(stored.distinctFacts.length).toBeGreaterThanOrEqual(3)
  const recorded = readPageDates()['chatgpt-vs-claude']
  expect(stored.publishedAt).toEqual(new Date(String(recorded?.published_on)))
  expect(stored.contentChangedAt).toEqual(new Date(String(recorded?.changed_on)))
  expect(stored.factsCheckedOn?.toISOString().slice(0, 10)).toBe('2026-11-20')
  const guide = await database.prisma.programmaticPage.findFirstOrThrow({ where: { type: 'guide' } })
  expect(guide).toMatchObject({ key: `guide:${guide.slug}`, status: 'published', factsCheckedOn: null })
})

describe('a run without changes', () => {
  test('writes nothing: no page, no date, no invalidation', async () => {
    const before = await pages()
    const log = await database.prisma.cacheInvalidation.count()
    expect(await follow()).toBe(0)
    const { result } = await generate(parts(), { request: null, everything: true })
    expect(result).toEqual({ generated: 0 })
    expect(await pages()).toEqual(before)
    expect(await database.prisma.cacheInvalidation.count()).toBe(log)
  })

  test('on another day only updates the day of the check', async () => {
    const before = await page('chatgpt-vs-claude')
    now += DAY_MS
    await api.services.content.pageGeneration.compareAll()
    const { state } = await followCatalogue(parts())
    expect(state).toBe('done')
    const after = await page('chatgpt-vs-claude')
    expect(after).toEqual({ ...before, factsCheckedOn: new Date('2026-11-21') })
  })

  test('compares all pages once a day', async () => {
    await api.services.content.pageGeneration.compareAll()
    expect(await database.prisma.job.count({ where: { state: 'waiting' } })).toBe(0)
    now += DAY_MS
    await api.services.content.pageGeneration.compareAll()
    expect(await database.prisma.job.count({ where: { state: 'waiting' } })).toBe(1)
  })
})

describe('a changed tool', () => {
  test('changes only its own pages', async () => {
    const before = new Map((await pages()).map((row) => [row.slug, row]))
    now += 60_000
    await load({ chatgpt: { open_source: true } })
    const { id } = await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'chatgpt' } })
    expect(await follow()).toBeGreaterThan(0)
    const after = await pages()
    for (const row of after.filter(({ toolIds }) => !toolIds.includes(id))) expect(row).toEqual(before.get(row.slug))
    const changed = await page('chatgpt-vs-claude')
    expect(changed.contentHash).not.toBe(before.get('chatgpt-vs-claude')?.contentHash)
    expect(changed.contentChangedAt).toEqual(time.now())
    expect(changed.publishedAt).toEqual(before.get('chatgpt-vs-claude')?.publishedAt)
  })

  test('invalidates the tags of its pages', async () => {
    await load({ chatgpt: { open_source: true } })
    await follow()
    const entries = await database.prisma.cacheInvalidation.findMany({ orderBy: { sequence: 'desc' }, take: 5 })
    expect(entries.flatMap(({ tags }) => tags)).toEqual(expect.arrayContaining(['content', 'page:chatgpt-vs-claude']))
  })

  test('keeps administrators’ texts', async () => {
    const { id } = await page('chatgpt-vs-claude')
    const edited = { titleOverride: 'Mine', statusOverride: 'draft' } as const
    await database.prisma.programmaticPage.update({ where: { id }, data: edited })
    await load({ chatgpt: { open_source: true } })
    await follow()
    expect(await page('chatgpt-vs-claude')).toMatchObject({ id, ...edited })
    expect(await look('chatgpt-vs-claude')).toBeNull()
  })
})

describe('a removed tool', () => {
  test('makes its comparisons gone, with alternatives, until it returns', async () => {
    await load({ claude: null })
    await follow()
    const gone = await look('chatgpt-vs-claude')
    expect(gone).toMatchObject({ __typename: 'GonePost', tools: [{ slug: 'chatgpt' }] })
    expect(gone.alternatives.length).toBeGreaterThan(0)
    const rows = await pages()
    const { id } = await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'chatgpt' } })
    expect(
      rows.every(({ type, slug, goneAt }) => type !== 'comparison' || slug.includes('claude') === (goneAt !== null)),
    ).toBe(true)
    expect(rows.find(({ type, toolIds }) => type === 'category' && toolIds.includes(id))?.goneAt).toBeNull()
    // It returns as a new record.
    await load()
    await follow()
    expect(await look('chatgpt-vs-claude')).toMatchObject({ __typename: 'BlogPost' })
    expect((await page('chatgpt-vs-claude')).id).toBe(rows.find(({ slug }) => slug === 'chatgpt-vs-claude')?.id)
  })

  test('that was discontinued is gone too, and back when it is active again', async () => {
    await load({ claude: { status: 'discontinued' } })
    await follow()
    expect(await look('chatgpt-vs-claude')).toMatchObject({ __typename: 'GonePost' })
    await load()
    await follow()
    expect(await look('chatgpt-vs-claude')).toMatchObject({ __typename: 'BlogPost' })
  })

  test('is known by its name, with similar tools', async () => {
    await load({ claude: null })
    const query = '{ removedTool(slug: "claude") { name movedTo alternatives { slug } } }'
    const { data } = await api.query(query)
    expect(data.removedTool).toMatchObject({ name: 'Claude', movedTo: null })
    expect(data.removedTool.alternatives.length).toBeGreaterThan(2)
    await load()
    expect((await api.query(query)).data.removedTool).toBeNull()
  })
})

describe('a merged tool', () => {
  test('redirects its comparisons to those of its successor, or to that tool', async () => {
    await load({ claude: { status: 'merged', merged_into: 'google-gemini' } })
    await follow()
    expect(await look('chatgpt-vs-claude')).toEqual({
      __typename: 'MovedPost',
      path: '/compare/chatgpt-vs-google-gemini',
    })
  })

  test('redirects its comparison with its successor to that tool', async () => {
    await load({ claude: { status: 'merged', merged_into: 'chatgpt' } })
    await follow()
    expect(await look('chatgpt-vs-claude')).toEqual({ __typename: 'MovedPost', path: '/tool/chatgpt' })
  })
})

describe('a renamed tool', () => {
  const renamed = (slug: string, from = 'claude') => ({ ...RECORDS.find((record) => record.slug === from), slug })

  test('twice, as new records: each old slug is one redirect', async () => {
    await load({ claude: null }, [renamed('claude-two')])
    await follow()
    await load({ claude: null }, [renamed('claude-three')])
    await follow()
    const path = '/compare/chatgpt-vs-claude-three'
    expect(await look('chatgpt-vs-claude')).toEqual({ __typename: 'MovedPost', path })
    expect(await look('chatgpt-vs-claude-two')).toEqual({ __typename: 'MovedPost', path })
    const { data } = await api.query('{ removedTool(slug: "claude") { movedTo } }')
    expect(data.removedTool).toEqual({ movedTo: '/tool/claude-three' })
  })

  test('twice, as the same record: its page stays one and keeps every old slug', async () => {
    const { id } = await page('chatgpt-vs-claude')
    for (const slug of ['claude-two', 'claude-three']) {
      await database.prisma.tool.updateMany({ where: { slug: { startsWith: 'claude' } }, data: { slug } })
      const { state } = await generate(parts(), { request: null, everything: true })
      expect(state).toBe('done')
    }
    expect(await page('chatgpt-vs-claude-three')).toMatchObject({ id })
    for (const slug of ['chatgpt-vs-claude', 'chatgpt-vs-claude-two', 'claude-vs-chatgpt']) {
      expect(await look(slug)).toEqual({ __typename: 'MovedPost', path: '/compare/chatgpt-vs-claude-three' })
    }
    // And back again: the page has its first URL once more.
    await database.prisma.tool.updateMany({ where: { slug: 'claude-three' }, data: { slug: 'claude' } })
    await generate(parts(), { request: null, everything: true })
    expect(await look('chatgpt-vs-claude')).toEqual({ __typename: 'BlogPost', slug: 'chatgpt-vs-claude' })
    expect(await look('chatgpt-vs-claude-three')).toEqual({
      __typename: 'MovedPost',
      path: '/compare/chatgpt-vs-claude',
    })
  })
})

describe('an interrupted run', () => {
  test('is repeated without duplicates', async () => {
    const expected = (await pages()).map(({ key, contentHash }) => [key, contentHash])
    await database.prisma.programmaticPage.deleteMany()
    await database.prisma.pageGenerationState.deleteMany()
    await api.services.content.pageGeneration.follow()
    // The process stops halfway: one batch is stored, the completion is not.
    const ended = async () => {
      throw new Error('The process ended.')
    }
    const handlers = api.services.jobHandlers
      .filter(({ kind }) => kind === 'generate-pages')
      .map((handler) => ({
        ...handler,
        run: (payload: unknown, context: JobContext) => handler.run(payload, { ...context, progress: ended }),
      }))
    const { jobQueue: queue } = api.services
    await createJobRunner({ database, clock: time, log: silentLog, queue, handlers }).runDue()
    expect(await database.prisma.programmaticPage.count()).toBeGreaterThan(0)
    expect(await database.prisma.pageGenerationState.count()).toBe(0)
    now += 60_000
    await follow()
    expect((await pages()).map(({ key, contentHash }) => [key, contentHash])).toEqual(expected)
  })
})

test('a page with a taken slug is not stored, while the others are', async () => {
  await database.prisma.programmaticPage.deleteMany()
  await database.prisma.pageGenerationState.deleteMany()
  const taken = await storePage(database, { slug: 'chatgpt-vs-claude', key: 'guide:x', type: 'industry' })
  await follow()
  expect(await page('chatgpt-vs-claude')).toMatchObject({ id: taken.id })
  expect((await pages()).length).toBeGreaterThan(5)
})

describe('an administrator’s run', () => {
  test('adds exactly as many comparisons as requested', async () => {
    const before = (await pages()).length
    const { result } = await generate(parts(), { request: { type: 'category', limit: 1 }, everything: false })
    expect(result).toEqual({ generated: 0 })
    expect((await pages()).length).toBe(before)
  })

  test('generates missing pages first', async () => {
    const { id } = await page('chatgpt-vs-claude')
    await database.prisma.programmaticPage.delete({ where: { id } })
    const { result } = await generate(parts(), { request: { type: 'comparison', limit: 1 }, everything: false })
    expect(result).toEqual({ generated: 1 })
    expect(await page('chatgpt-vs-claude')).toMatchObject({ status: 'published' })
  })
})
