import { beforeAll, expect, test } from 'vitest'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>

const [first, second, third] = readJobs().find(({ slug }) => slug === 'transcribe-meetings')?.tools ?? []
const graded = [first, second, third].map((one) => one?.tool ?? '')

beforeAll(async () => {
  const [best, other, last] = graded
  await loadCatalogue(database, {
    tools: {
      meetings: [
        toolRecord({ slug: 'well-known', prominence: 1 }),
        toolRecord({ slug: last, plans: [plan({ as_of: '2026-05' })] }),
        toolRecord({ slug: other, features: [second?.evidence ?? '', 'Shared folder', 'Export to PDF', 'Search'] }),
        toolRecord({ slug: best, features: [first?.evidence ?? '', 'Shared folder', 'Export to PDF', 'Search'] }),
      ],
      writing: [toolRecord({ slug: 'ungraded' })],
    },
  })
  api = createApi(database)
})

test('a category is listed by the grades of its jobs, before what is only well known', async () => {
  const { data } = await api.query('{ tools(category: ["meetings"], first: 10) { nodes { slug } } }')
  const slugs = data.tools.nodes.map(({ slug }: { slug: string }) => slug)
  expect(slugs.at(-1)).toBe('well-known')
  expect(slugs[0]).toBe(graded[0])
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
    reason: first?.evidence,
    tool: { slug: graded[0], priceAsOf: null },
  })
})

test('a price has the month of its plan', async () => {
  const { data } = await api.query(`{ tool(by: { slug: "${graded[2]}" }) { priceText priceAsOf } }`)
  expect(data.tool).toEqual({ priceText: 'Free plan, paid from $12/month', priceAsOf: '2026-05' })
})
