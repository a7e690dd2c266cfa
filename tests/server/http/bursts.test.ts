import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RUNNING_PER_CALLER } from '#server/http/limits.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'

const SLUGS = Array.from({ length: 30 }, (_, index) => `tool-${index}`)
const FAVORITE = `mutation ($toolId: ID!) { addFavorite(input: { toolId: $toolId }) { __typename ... on Failure { code } } }`
const VIEWER = '{ viewer { id email fullName } }'
const SEARCH = 'query ($search: String) { tools(search: $search, first: 20) { totalCount nodes { name } } }'

const site = createAccountsApp({ catalogue: SLUGS })
const agent = new http.Agent({ keepAlive: true })
/** Which responses were sent in which turn of the event loop, in order. */
let answered: { readonly path: string; readonly turn: number }[] = []
let turn = 0
let counting: NodeJS.Immediate

beforeAll(async () => {
  const { app } = site.members
  app.server.prependListener('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
    response.once('finish', () => answered.push({ path: request.url ?? '', turn }))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const count = () => {
    turn += 1
    counting = setImmediate(count)
  }
  count()
})
afterAll(() => {
  clearImmediate(counting)
  agent.destroy()
})

const send = (path: string, body?: object, token?: string) =>
  new Promise<{ status: number; data: unknown }>((resolve, reject) => {
    const { port } = site.members.app.server.address() as AddressInfo
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    const request = http.request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: unknown }
        resolve({ status: response.statusCode ?? 0, data })
      })
    })
    request.on('error', reject)
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Sends all requests at once, and checks the process's health while they are in flight. */
const burst = async (bodies: readonly object[], token?: string) => {
  answered = []
  let isRunning = true
  const health = (async () => {
    while (isRunning) expect((await send('/health/live')).status).toBe(200)
  })()
  const answers = await Promise.all(bodies.map((body) => send('/graphql', body, token)))
  isRunning = false
  await health
  return answers
}

/** Spread over several turns, with other callers served in between. */
const expectSpread = () => {
  const perTurn = new Map<number, number>()
  for (const { path, turn: at } of answered) if (path === '/graphql') perTurn.set(at, (perTurn.get(at) ?? 0) + 1)
  // The maximum that may run at once, started in this turn, plus as many started before.
  const running = RUNNING_PER_CALLER[site.database.kind]
  expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(2 * running)
  const order = answered.map(({ path }) => path)
  expect(order.slice(order.indexOf('/graphql'), order.lastIndexOf('/graphql'))).toContain('/health/live')
}

test('thirty favorites of one member at once are all saved', async () => {
  const token = await site.members.join()
  const bodies = SLUGS.map((slug) => ({ query: FAVORITE, variables: { toolId: site.idOf(slug) } }))
  const answers = await burst(bodies, token)
  expect(answers).toEqual(
    SLUGS.map(() => ({ status: 200, data: { addFavorite: { __typename: 'AddFavoritePayload' } } })),
  )
  expect(await site.database.prisma.favorite.count()).toBe(SLUGS.length)
  expectSpread()
})

test('fifty reads of one member at once are all answered', async () => {
  const token = await site.members.join()
  const answers = await burst(Array(50).fill({ query: VIEWER }), token)
  expect(
    answers.filter(({ status, data }) => status === 200 && (data as { viewer: unknown }).viewer !== null),
  ).toHaveLength(50)
  expectSpread()
})

test('fifty searches of nobody at once are all answered, before the application too', async () => {
  const search = (text: string) => ({ query: SEARCH, variables: { search: text } })
  // Three, so that the document is compiled and takes the fast path.
  for (const text of ['a', 'b', 'c']) await send('/graphql', search(text))
  const answers = await burst(Array.from({ length: 50 }, (_, index) => search(`tool ${index}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expectSpread()
})
