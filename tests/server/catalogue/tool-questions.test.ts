import { beforeAll, describe, expect, test } from 'vitest'
import { countOperations, createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
const topics = { writing: 1, editing: 0.5 }
const known = { topics, prominence: 2 }

beforeAll(async () => {
  const asOf = { source: 'editorial', as_of: '2025-06' }
  await loadCatalogue(database, {
    tools: {
      writing: [
        toolRecord({
          ...known,
          slug: 'quill',
          name: 'Quill',
          vendor: 'Feather Works',
          owner: 'Goose Group',
          pricing_model: 'paid',
          plans: [plan({ name: 'Pro', month: 20, as_of: '2025-07' })],
          privacy: ['soc2'],
          as_of: asOf,
        }),
        toolRecord({ ...known, slug: 'pen', name: 'Pen', prominence: 1, as_of: { ...asOf, as_of: '2026-05' } }),
        toolRecord({ ...known, slug: 'ink', name: 'Ink', prominence: 3, status: 'discontinued', as_of: asOf }),
      ],
    },
  })
})

const ask = async (slug: string, fields: string, now?: Date) => {
  const api = createApi(database, now === undefined ? {} : { now: () => now })
  const { data, errors } = await api.query(`query ($slug: String!) { tool(by: { slug: $slug }) { ${fields} } }`, {
    slug,
  })
  expect(errors).toEqual([])
  return data.tool
}

describe('questions about a tool', () => {
  test('are answered from its record and similar tools', async () => {
    const { questions } = await ask('quill', 'questions { question answer }')
    expect(questions).toHaveLength(5)
    const answers = new Map(
      questions.map((entry: { question: string; answer: string }) => [entry.question, entry.answer]),
    )
    expect(answers.get('Is Quill free, and what does it cost?')).toBe(
      'We know of no free plan for Quill. As of July 2025, Pro costs $20 a month. Prices are in US dollars, before tax.',
    )
    expect(answers.get('What is Quill used for, and who makes it?')).toContain(
      'Quill is made by Feather Works, which is owned by Goose Group.',
    )
    expect(answers.get('What does Quill say about privacy?')).toBe(
      'Its vendor publicly claims SOC 2. This is the vendor’s own claim, as of June 2025.',
    )
    expect(answers.get('What are alternatives to Quill?')).toBe('The tool most similar to Quill on Toolfinch is Pen.')
  })

  test.each(['pen', 'ink'])('are not there for %s, which is little known or gone', async (slug) => {
    expect(await ask(slug, 'questions { question }')).toEqual({ questions: [] })
  })

  test('load candidates once for alternatives and similar tools', async () => {
    const { database: counted, operations } = countOperations(database)
    const text = '{ tool(by: { slug: "quill" }) { similar(first: 4) { tool { name } } questions { answer } } }'
    const { data } = await createApi(counted).query(text)
    expect([data.tool.similar.length, data.tool.questions.length]).toEqual([1, 5])
    // The tool, the candidates, and the data of the tools that each of the two fields selected.
    expect(operations).toEqual(['read', 'read', 'read', 'read'])
  })
})

describe('the note on an old record', () => {
  const now = new Date('2026-11-20T12:00:00Z')

  test('names the newest month of its facts and plans', async () => {
    expect(await ask('quill', 'ageNote', now)).toEqual({
      ageNote: 'What we know about Quill is from July 2025 or earlier; check it with the vendor.',
    })
  })

  test('is absent for one updated within a year', async () => {
    expect(await ask('pen', 'ageNote', now)).toEqual({ ageNote: null })
    expect(await ask('quill', 'ageNote', new Date('2026-07-31T12:00:00Z'))).toEqual({ ageNote: null })
  })
})
