import { beforeAll, expect, test } from 'vitest'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
const topics = { writing: 1, editing: 0.5 } as const
const FIELDS = `
  verdict { bestFor notFor freePlan watchOut asOf }
  otherChoices { condition tool { slug } }
  startingPrice { lead figure unit terms month }`

beforeAll(async () => {
  await loadCatalogue(database, {
    tools: {
      writing: [
        toolRecord({
          slug: 'quill',
          name: 'Quill',
          topics,
          pricing_model: 'freemium',
          use_cases: ['Draft a letter', 'Answer a complaint', 'Write a poem'],
          cons: ['Slow on old computers', 'Not meant for long films'],
          plans: [
            plan({ name: 'Free', month: 0, key_limits: ['5 texts a day'], as_of: '2025-07' }),
            plan({ name: 'Pro', month: 20, as_of: '2025-07' }),
          ],
          as_of: { source: 'editorial', as_of: '2025-06' },
        }),
        toolRecord({
          slug: 'pen',
          name: 'Pen',
          topics,
          pricing_model: 'paid',
          plans: [plan({ name: 'Pro', month: 5 })],
        }),
        toolRecord({ slug: 'ink', name: 'Ink', topics, status: 'discontinued' }),
      ],
    },
  })
})

const ask = async (slug: string) => {
  const text = `query ($slug: String!) { tool(by: { slug: $slug }) { ${FIELDS} } }`
  const { data, errors } = await createApi(database).query(text, { slug })
  expect(errors).toEqual([])
  return data.tool
}

test('a tool has a verdict, a starting price and tools to choose instead', async () => {
  const { verdict, otherChoices, startingPrice } = await ask('quill')
  expect(verdict).toEqual({
    bestFor: ['Draft a letter', 'Answer a complaint', 'Write a poem'],
    notFor: ['Long films'],
    freePlan: ['5 texts a day'],
    watchOut: ['Slow on old computers'],
    asOf: 'Oldest fact here: June 2025',
  })
  expect(otherChoices).toEqual([{ condition: 'you want to pay less', tool: { slug: 'pen' } }])
  expect(startingPrice).toEqual({
    lead: 'Free plan, then',
    figure: '$20',
    unit: 'a month',
    terms: 'Pro',
    month: 'July 2025',
  })
})

test('a tool that is not active has no verdict', async () => {
  expect((await ask('ink')).verdict).toBeNull()
})
