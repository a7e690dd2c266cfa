import { beforeAll, describe, expect, test } from 'vitest'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>

beforeAll(async () => {
  await database.reset()
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  api = createApi(database)
})

describe('jobs', () => {
  test('are suggested while a text is typed', async () => {
    const { data } = await api.query(
      '{ jobSuggestions(search: "transcribe meet", first: 2) { slug name activity summary topic toolCount post { id } } }',
    )
    expect(data.jobSuggestions[0]).toMatchObject({
      slug: 'transcribe-meetings',
      activity: 'Transcribing and summarizing meetings',
      topic: 'meetings',
      post: null,
    })
    expect(data.jobSuggestions[0].toolCount).toBeGreaterThan(4)
  })

  test.each([
    ['{ jobSuggestions(search: "a", first: 7) { slug } }'],
    [`{ jobSuggestions(search: "${'a'.repeat(101)}") { slug } }`],
  ])('are refused beyond the limits: %.40s', async (query) => {
    const { errors } = await api.query(query)
    expect(errors[0]?.code).toBe('BAD_USER_INPUT')
  })

  test('are inferred from answers', async () => {
    const answers = '[{ question: 1, options: ["developer"] }, { question: 5, options: ["coding"] }]'
    const { data } = await api.query(`{ likelyJobs(answers: ${answers}) { slug } }`)
    expect(data.likelyJobs.map(({ slug }: { slug: string }) => slug)).toContain('write-code-in-editor')
    expect((await api.query('{ likelyJobs(answers: []) { slug } }')).data.likelyJobs).toEqual([])
  })

  test('are named by a search, like a product outside of the catalog', async () => {
    const { data } = await api.query(`{
      job: tools(search: "transcribe meetings") { jobs { slug } outsideProduct { name } }
      product: tools(search: "alternative to basecamp") { jobs { slug } outsideProduct { name ended } }
    }`)
    expect(data.job.jobs[0]).toEqual({ slug: 'transcribe-meetings' })
    expect(data.job.outsideProduct).toBeNull()
    expect(data.product).toEqual({ jobs: [], outsideProduct: { name: 'Basecamp', ended: false } })
  })
})

test('a search says whether each tool meets its conditions, and nothing without conditions', async () => {
  const { data } = await api.query(`{
    condition: tools(search: "letters for Mac") { edges { meetsConditions } }
    claim: tools(search: "letters, no cloud") { edges { meetsConditions } }
    none: tools(search: "letters") { edges { meetsConditions } }
  }`)
  expect(data).toEqual({
    condition: { edges: [{ meetsConditions: 'NO' }] },
    claim: { edges: [{ meetsConditions: 'UNKNOWN' }] },
    none: { edges: [{ meetsConditions: null }] },
  })
})
