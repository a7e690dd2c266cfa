import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { isSlug } from '#core/slug.ts'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import { readPageDates } from '#server/areas/content/page-dates.ts'
import { clock, createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { followCatalogue } from '../../support/pages.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>
let refused: unknown

beforeAll(async () => {
  await applyDataFiles({ database, clock, dir: join(import.meta.dirname, '../../../prisma/data') })
  api = createApi(database)
  const { state, lastError } = await followCatalogue({ database, services: api.services })
  refused = lastError
  expect(state).toBe('done')
})

describe('the shipped catalog', () => {
  test('gives at least 300 published pages of all types', async () => {
    expect(refused).toBeNull()
    const { data } = await api.query('{ blogPosts { totalCount typeCounts { type count } } }')
    expect(data.blogPosts.totalCount).toBeGreaterThanOrEqual(300)
    for (const { type, count } of data.blogPosts.typeCounts) expect(count, type).toBeGreaterThan(0)
  })

  test('gives pages with unique slugs, titles and descriptions', async () => {
    const select = { slug: true, title: true, metaDescription: true }
    const where = { status: 'published' as const }
    const pages = await database.prisma.programmaticPage.findMany({ where, select })
    for (const { slug } of pages) expect(isSlug(slug), slug).toBe(true)
    for (const field of ['slug', 'title', 'metaDescription'] as const) {
      const values = pages.map((page) => page[field])
      expect(
        values.filter((value, index) => values.indexOf(value) !== index),
        field,
      ).toEqual([])
    }
  })

  test('gives pages the days of their texts, not of the installation', async () => {
    const select = { slug: true, publishedAt: true, contentChangedAt: true }
    const where = { status: 'published' as const, type: { not: 'guide' as const } }
    const pages = await database.prisma.programmaticPage.findMany({ where, select })
    const days = pages.map(({ slug, publishedAt, contentChangedAt }) => [
      slug,
      {
        published_on: publishedAt?.toISOString().slice(0, 10),
        changed_on: contentChangedAt.toISOString().slice(0, 10),
      },
    ])
    expect(days.length).toBeGreaterThan(500)
    // The file also keeps the days of pages that are no longer published.
    const published = new Set(pages.map(({ slug }) => slug))
    const recorded = Object.entries(readPageDates())
      .filter(([slug]) => published.has(slug))
      .map(([slug, { text: _, ...own }]) => [slug, own])
    expect(Object.fromEntries(days)).toEqual(Object.fromEntries(recorded))
    const guides = await database.prisma.programmaticPage.findMany({ where: { type: 'guide' }, select })
    for (const { slug, publishedAt, contentChangedAt } of guides) {
      expect(publishedAt, slug).toEqual(new Date('2026-11-23'))
      expect(contentChangedAt >= new Date('2026-11-23'), slug).toBe(true)
    }
  })

  test('gives every active tool an indexable alternatives page', async () => {
    const ids = (await api.services.catalogue.tools.activeTools(new Set())).map(({ id }) => id)
    const enough = await Promise.all(ids.map((id) => api.services.catalogue.alternatives.hasEnough(id)))
    expect(ids.filter((_, index) => !enough[index])).toEqual([])
    expect(ids.length).toBeGreaterThan(900)
  })

  test('gives a job its page with picks', async () => {
    const { data, errors } = await api.query(
      '{ jobSuggestions(search: "transcribe meetings", first: 1) { slug post { slug type markdown } } }',
    )
    expect(errors).toEqual([])
    const [job] = data.jobSuggestions
    expect(job).toMatchObject({
      slug: 'transcribe-meetings',
      post: { slug: 'best-ai-tools-to-transcribe-and-summarize-meetings', type: 'PROBLEM' },
    })
    expect(job.post.markdown).toContain('**Best overall')
  })

  test('gives drafts with reasons', async () => {
    const drafts = await database.prisma.programmaticPage.findMany({ where: { status: 'draft' } })
    for (const { slug, gateProblems } of drafts) expect(gateProblems.length, slug).toBeGreaterThan(0)
  })
})
