import { beforeAll, expect, test } from 'vitest'
import { TASKS } from '#core/jobs/tasks.ts'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>

const job = readJobs().find(({ slug }) => slug === 'transcribe-meetings')
/** Four tools of the job, best first. */
const [first, second, third, fourth] = (job?.tools ?? []).map(({ tool }) => tool) as [string, string, string, string]
const fitting = { platforms: ['web', 'android'], plans: [plan({ as_of: '2026-05' })] }

beforeAll(async () => {
  await loadCatalogue(database, {
    categories: { meetings: 'Meetings' },
    tools: {
      meetings: [
        toolRecord({ slug: fourth, ...fitting }),
        toolRecord({ slug: third, ...fitting }),
        toolRecord({ slug: second, platforms: ['web'] }),
        toolRecord({ slug: first, ...fitting }),
        toolRecord({ slug: 'ungraded', ...fitting }),
      ],
    },
  })
  api = createApi(database)
})

const answers = async () => {
  const { data, errors } = await api.query(`{
    taskAnswers { name conditions fitCount job { slug } picks { reason tool { slug priceText priceAsOf } } }
  }`)
  expect(errors).toEqual([])
  return data.taskAnswers
}

test('a task is answered by its graded tools in the catalog that meet the conditions, each with a dated price', async () => {
  const found = await answers()
  expect(found).toEqual([
    {
      name: TASKS[0]?.name,
      conditions: ['Free plan', 'Android'],
      fitCount: 3,
      job: { slug: 'transcribe-meetings' },
      picks: [first, third, fourth].map((slug) => ({
        reason: expect.stringMatching(/^For /),
        tool: { slug, priceText: 'Free plan, paid from $12/month', priceAsOf: '2026-05' },
      })),
    },
  ])
})
