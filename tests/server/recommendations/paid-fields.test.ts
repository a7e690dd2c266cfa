import { getNamedType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { PAID_FIELD_NAMES, PAID_FIELDS } from '#core/recommendations/paid-fields.ts'
import { FUNCTIONS } from '#server/http/functions/functions.ts'
import { schema } from '#server/schema.ts'
import { ANSWERS, answers, createQuizApp } from '../../support/quiz.ts'
import { wholeSelection } from './whole-selection.ts'

const app = createQuizApp()

/** Every field name in a value, with whether the field is ever not null. */
const namesIn = (value: unknown, found: Map<string, boolean> = new Map()): Map<string, boolean> => {
  if (Array.isArray(value)) for (const item of value) namesIn(item, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      found.set(name, (found.get(name) ?? false) || item !== null)
      namesIn(item, found)
    }
  }
  return found
}
const told = (value: unknown): string[] =>
  [...namesIn(value)].filter(([name, says]) => says && PAID_FIELD_NAMES.has(name)).map(([name]) => name)

const QUERIES = {
  quizResult: '',
  recommendationQuota: '',
  provisionalMatches: '(answers: $answers)',
  toolMatches: '(toolIds: $ids)',
  whatWouldChange: '(toolId: $id)',
  critiquedRecommendations: '(critique: CHEAPER)',
}
const MUTATIONS = {
  submitQuiz: { given: '(input: { answers: $answers })', payload: 'SubmitQuizPayload' },
  regenerateRecommendations: { given: '(input: {})', payload: 'RegenerateRecommendationsPayload' },
}
const selectionOf = (typeName: string) => wholeSelection(schema, schema.getType(typeName))
const TYPES: Readonly<Record<string, string>> = { answers: '[QuizAnswerInput!]!', ids: '[ID!]!', id: 'ID!' }
/** `($answers: ...)` for the variables used in some arguments. */
const declared = (given: string): string => {
  const names = [...given.matchAll(/\$(\w+)/g)].map(([, name = '']) => `$${name}: ${TYPES[name]}`)
  return names.length === 0 ? '' : `(${names.join(', ')})`
}

/** Each recommendation field of the API, with all its subfields. */
const DOCUMENTS = [
  ...Object.entries(MUTATIONS).map(([name, { given, payload }]) => {
    const text = `mutation Whole${declared(given)} { ${name}${given} { ... on ${payload} ${selectionOf(payload)} } }`
    return [name, text] as const
  }),
  ...Object.entries(QUERIES).map(([name, given]) => {
    const field = schema.getQueryType()?.getFields()[name]
    const selection = field === undefined ? '' : wholeSelection(schema, getNamedType(field.type))
    return [name, `query Whole${declared(given)} { ${name}${given} ${selection} }`] as const
  }),
]

/** The responses of all documents for this member. */
const everything = async (token: string): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {}
  await app.submit(token, answers({ 1: ['designer'] }))
  const ids = (await app.database.prisma.tool.findMany({ take: 3 })).map(({ id }) => id)
  for (const [name, text] of DOCUMENTS) {
    const { data, errors } = await app.query(text, { answers: answers(), ids, id: ids[0] }, token)
    expect([name, errors]).toEqual([name, undefined])
    found[name] = data
  }
  for (const { name, calls } of FUNCTIONS) {
    for (const { method, action } of calls) {
      const answer = await app.members.app.inject({
        method,
        url: `/.netlify/functions/${name}`,
        ...(method !== 'GET' && { payload: { action: action ?? undefined, answers: ANSWERS, toolId: ids[0] } }),
        headers: { authorization: `Bearer ${token}` },
      })
      found[`${name} ${method} ${action ?? ''}`] = answer.json()
    }
  }
  return found
}

describe('the paid fields', () => {
  test('are returned on a paid plan by every endpoint that recommends', async () => {
    const { token } = await app.join({ paid: true })
    const all = await everything(token)
    const ways = Object.entries(all).filter(([, answer]) => told(answer).length > 0)
    expect(ways.map(([name]) => name).sort()).toEqual([
      'aiIntelligentRecommendations POST generate_recommendations',
      'aiRecommendations POST generate_recommendations',
      'aiRecommendations POST get_user_recommendations',
      'critiquedRecommendations',
      'provisionalMatches',
      'quizResult',
      'regenerateRecommendations',
      'submitQuiz',
      'toolMatches',
    ])
    const spelled = new Set(ways.flatMap(([, answer]) => told(answer)))
    for (const field of Object.keys(PAID_FIELDS)) expect([...spelled]).toContain(field)
  })

  test('are withheld from all others by every endpoint', async () => {
    const { token } = await app.join()
    const all = await everything(token)
    expect(Object.keys(all).length).toBeGreaterThan(10)
    for (const [name, answer] of Object.entries(all)) expect([name, told(answer)]).toEqual([name, []])
    const text = JSON.stringify(all)
    const stored = await app.database.prisma.recommendationSet.findFirstOrThrow()
    const { items } = stored.list as unknown as { items: { reasoning: string; rank: number; reason: string }[] }
    for (const { reasoning, reason } of items) if (reasoning !== reason) expect(text).not.toContain(reasoning)
  })
})
