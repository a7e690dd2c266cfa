import { beforeAll, expect, test } from 'vitest'
import { chosen } from '#core/quiz/answers.ts'
import { EXAMPLE_ANSWERS } from '#core/recommendations/example-person.ts'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>

beforeAll(async () => {
  const free = { pricing_model: 'free', plans: [plan({ name: 'Free', month: 0 })] }
  await loadCatalogue(database, {
    categories: { education: 'Education', writing: 'Writing' },
    tools: {
      education: [toolRecord({ slug: 'planner', topics: { teaching: 1, writing: 0.5 }, ...free })],
      writing: [
        toolRecord({ slug: 'costly', topics: { teaching: 1, writing: 0.5 }, pricing_model: 'paid', plans: [plan()] }),
      ],
    },
  })
  api = createApi(database)
})

test('the answers of the invented person are those that its description names', () => {
  const given = ['industry', 'team_size', 'budget'] as const
  expect(given.map((key) => chosen(EXAMPLE_ANSWERS, key))).toEqual([['education'], ['solo'], ['free']])
})

test('anybody can see the best match of the invented person, whose rows add up to it', async () => {
  const { data, errors } = await api.query(
    '{ exampleMatch { person matchPercent tool { slug } ledger { points outOf } } }',
  )
  expect(errors).toEqual([])
  const { person, matchPercent, tool, ledger } = data.exampleMatch
  expect(person).toBe('a teacher, working alone, free tools only')
  expect(tool.slug).toBe('planner')
  const sum = (figure: 'points' | 'outOf') =>
    ledger.reduce((total: number, row: Record<typeof figure, number>) => total + row[figure], 0)
  expect([sum('points'), sum('outOf')]).toEqual([matchPercent, 100])
})
