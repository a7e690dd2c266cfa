import { beforeAll, expect, test } from 'vitest'
import { categoryStandings } from '#core/jobs/category-standings.ts'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>

const jobs = readJobs()
/** Three tools of a job, in the order of their grades for it and the other jobs that they do. */
const graded = (jobs.find(({ slug }) => slug === 'transcribe-meetings')?.tools ?? [])
  .slice(0, 3)
  .map(({ tool }) => tool)
const listed = graded.map((slug) => ({ slug, categorySlug: 'meetings', prominence: 0 }))
const standings = categoryStandings(jobs, listed)
const placeOf = (slug: string) => standings.get(slug)?.place ?? Number.NaN
const byPlace = graded.toSorted((a, b) => placeOf(a) - placeOf(b))
const evidenceOf = (slug: string) => standings.get(slug)?.evidence ?? ''

beforeAll(async () => {
  await loadCatalogue(database, {
    categories: { meetings: 'Meetings', writing: 'Writing' },
    tools: {
      meetings: [
        toolRecord({ slug: 'well-known', prominence: 1 }),
        ...graded.map((slug) =>
          toolRecord({ slug, pros: ['Quick to learn', evidenceOf(slug)], plans: [plan({ as_of: '2026-05' })] }),
        ),
      ],
      writing: [toolRecord({ slug: 'ungraded' })],
    },
  })
  api = createApi(database)
})

test('a category is listed by the grades of its jobs, before what is only well known', async () => {
  const { data } = await api.query('{ tools(category: ["meetings"], first: 10) { nodes { slug } } }')
  const slugs = data.tools.nodes.map(({ slug }: { slug: string }) => slug)
  expect(slugs).toEqual([...byPlace, 'well-known'])
})

test('a category has picks, the first of its list as the best overall', async () => {
  const { data, errors } = await api.query(`{
    category(slug: "meetings") { picks { labels reason tool { slug priceAsOf } } }
    ungraded: category(slug: "writing") { picks { labels } }
  }`)
  expect(errors).toEqual([])
  expect(data.ungraded.picks).toEqual([])
  expect(data.category.picks[0]).toMatchObject({
    labels: expect.arrayContaining(['Best overall']),
    reason: evidenceOf(byPlace[0] ?? ''),
    tool: { slug: byPlace[0], priceAsOf: '2026-05' },
  })
})

test('a price has the month of its plan, and none without plans', async () => {
  const { data } = await api.query(`{
    tool(by: { slug: "${graded[0]}" }) { priceText priceAsOf }
    unpriced: tool(by: { slug: "ungraded" }) { priceAsOf }
  }`)
  expect(data).toEqual({
    tool: { priceText: 'Free plan, paid from $12/month', priceAsOf: '2026-05' },
    unpriced: { priceAsOf: null },
  })
})
