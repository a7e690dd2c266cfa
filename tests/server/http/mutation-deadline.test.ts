import { buildSchema } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { graphql } from '#server/http/graphql/fastify-adapter.ts'
import { createGraphqlPipeline } from '#server/http/graphql/pipeline.ts'
import { inputHygiene } from '#server/http/plugins/input-hygiene.ts'
import { securityHeaders } from '#server/http/plugins/security-headers.ts'
import { createRequestContext } from '#server/http/request-context.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Services } from '#server/services.ts'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { ask, buildTestApp, type TestApp } from './app-support.ts'
import { bareFastify } from './support.ts'

/** Longer than every time limit of the server. */
const FOR_EVER = 3_600_000

const database = registerTestDatabase()
let site: TestApp
/** Whether each transaction takes until all time limits have passed. */
let slow = false

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  const slowed: Database = {
    ...database,
    transaction: async (work, options) => {
      const result = await database.transaction(work, options)
      if (slow) vi.advanceTimersByTime(FOR_EVER)
      return result
    },
  }
  site = await buildTestApp(slowed)
})
afterAll(() => site.app.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  slow = true
  return () => {
    slow = false
    vi.useRealTimers()
  }
})

const SEND = `mutation { sendContactMessage(input: { name: "Ada", email: "ada@people.example", subject: "Hello",
  message: "How do I compare two tools?" }) { __typename } }`

test('a mutation that was committed after its deadline is answered with its result', async () => {
  const answer = await ask(site.app, { query: SEND })
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  expect(await database.prisma.contactMessage.count()).toBe(1)
})

test('so is a call of the legacy API', async () => {
  const before = await database.prisma.contactMessage.count()
  const answer = await site.app.inject({
    method: 'POST',
    url: '/.netlify/functions/contactForm',
    payload: { name: 'Ada', email: 'ada@people.example', subject: 'Hello', message: 'How do I compare two tools?' },
  })
  expect([answer.statusCode, answer.json().success]).toEqual([200, true])
  expect(await database.prisma.contactMessage.count()).toBe(before + 1)
})

test('a query is answered with 503 at its deadline, and a mutation only before it begins', async () => {
  const schema = buildSchema('type Query { read: String } type Mutation { write: String }')
  const begun: string[] = []
  const slowly = (name: string) => async () => {
    begun.push(name)
    vi.advanceTimersByTime(FOR_EVER)
    return new Promise((resolve) => setImmediate(() => resolve('done')))
  }
  for (const [type, name] of [
    [schema.getQueryType(), 'read'],
    [schema.getMutationType(), 'write'],
  ] as const) {
    const field = type?.getFields()[name]
    if (field === undefined) throw new Error('incomplete')
    field.resolve = slowly(name)
  }
  const app = await bareFastify()
  await app.register(securityHeaders)
  await app.register(inputHygiene)
  let waits = false
  app.addHook('preHandler', async (_request, reply) => {
    if (waits) reply.waitForTurn = async () => void vi.advanceTimersByTime(FOR_EVER)
  })
  await app.register(graphql, {
    pipeline: createGraphqlPipeline({ schema, log: app.log }),
    createContext: (request) => createRequestContext({} as Services, request),
  })
  expect((await ask(app, { query: '{ read }' })).statusCode).toBe(503)
  expect((await ask(app, { query: 'mutation { write }' })).json().data).toEqual({ write: 'done' })
  waits = true
  begun.length = 0
  expect((await ask(app, { query: 'mutation { write }' })).statusCode).toBe(503)
  expect(begun).toEqual([])
  await app.close()
})
