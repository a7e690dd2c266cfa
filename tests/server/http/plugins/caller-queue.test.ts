import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callerOf } from '#server/http/caller.ts'
import { PRICED_BY_HANDLER } from '#server/http/plugins/budget.ts'
import { createKeyedQueue, type KeyedQueue } from '#server/platform/keyed-queue.ts'
import { bareFastify } from '../support.ts'

const TOKEN = 'a-token-of-a-member'

let app: FastifyInstance
let queue: KeyedQueue
/** Requests that have started, and functions that end them. */
let begun: string[]
let held: Map<string, PromiseWithResolvers<string>>

const build = async (handlerTimeoutMs = 20_000) => {
  begun = []
  held = new Map()
  queue = createKeyedQueue({ maxRunning: 2, maxWaiting: 3 })
  app = await bareFastify(undefined, { queue, handlerTimeoutMs })
  const work = async (name: string) => {
    begun.push(name)
    const end = Promise.withResolvers<string>()
    held.set(name, end)
    return end.promise
  }
  app.get<{ Params: { name: string } }>('/work/:name', ({ params }) => work(params.name))
  app.get('/memory', { config: { price: PRICED_BY_HANDLER } }, async () => 'from memory')
  app.get('/asset', { config: { price: 0 } }, async () => 'asset')
  app.get('/alive', { config: { neverShed: true } }, async () => 'alive')
}
beforeEach(() => build())
afterEach(() => app.close())

const turns = async (count = 5) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
const ask = async (name: string, { token = '', address = '203.0.113.7' } = {}) => {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  const answer = await app.inject({ url: `/work/${name}`, headers, remoteAddress: address })
  return answer.statusCode
}
const begin = async (names: readonly string[], caller = {}) => {
  const answers = names.map((name) => ask(name, caller))
  await turns()
  return answers
}
const end = async (name: string) => {
  held.get(name)?.resolve(name)
  await turns()
}
const endAll = async () => {
  while (held.size > 0) {
    for (const [name, { resolve }] of held) {
      held.delete(name)
      resolve(name)
    }
    await turns()
  }
}

describe('the requests of one caller', () => {
  test('are processed a few at a time, in order, and all get a response', async () => {
    const answers = await begin(['1', '2', '3', '4', '5'])
    expect(begun).toEqual(['1', '2'])
    await end('2')
    expect(begun).toEqual(['1', '2', '3'])
    await endAll()
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200])
    expect(begun).toEqual(['1', '2', '3', '4', '5'])
    expect(queue.size).toBe(0)
  })

  test('beyond the queue limit are rejected with a code and a retry time', async () => {
    const answers = await begin(['1', '2', '3', '4', '5'])
    const refused = await app.inject({ url: '/work/6', remoteAddress: '203.0.113.7' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json().error.code).toBe('RATE_LIMITED')
    await endAll()
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200])
    expect(begun).not.toContain('6')
  })

  test('do not delay other callers, identified by token or address', async () => {
    const answers = [
      ...(await begin(['1', '2', '3', '4', '5'], { token: TOKEN })),
      ...(await begin(['other member'], { token: `${TOKEN}-2` })),
      ...(await begin(['nobody'])),
      ...(await begin(['nobody elsewhere'], { address: '198.51.100.1' })),
    ]
    expect(begun).toEqual(['1', '2', 'other member', 'nobody', 'nobody elsewhere'])
    await endAll()
    expect(await Promise.all(answers)).toEqual(Array(8).fill(200))
  })

  test('belong to one caller wherever the token comes from, except malformed ones', async () => {
    await begin(['1'], { token: TOKEN })
    await begin(['2', '3'], { token: TOKEN, address: '198.51.100.1' })
    await begin(['4', '5', '6'], { token: '?' })
    expect(begun).toEqual(['1', '2', '4', '5'])
    await endAll()
  })

  test('do not delay cheap requests: cache, static files, health', async () => {
    await begin(['1', '2', '3', '4', '5'])
    for (const url of ['/memory', '/asset', '/alive']) {
      expect((await app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode).toBe(200)
    }
    await endAll()
  })
})

test('are dropped without work when the caller disconnects while waiting', async () => {
  const sockets = new Map<string, Socket>()
  app.addHook('onRequest', async ({ url, raw }) => void sockets.set(url, raw.socket))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const hangUp = new Map<string, () => void>()
  for (const name of ['1', '2', 'gone', 'last']) {
    const request = http.get({ host: '127.0.0.1', port, path: `/work/${name}`, agent: false })
    request.on('error', () => undefined)
    request.on('response', (response) => response.resume())
    hangUp.set(name, () => request.destroy())
    while (!sockets.has(`/work/${name}`)) await turns(1)
  }
  const closed = once(sockets.get('/work/gone') as Socket, 'close')
  hangUp.get('gone')?.()
  await closed
  await end('1')
  await end('2')
  await end('last')
  expect(begun).toEqual(['1', '2', 'last'])
})

test('wait up to the handler timeout, then are not processed', async () => {
  await app.close()
  await build(1)
  const caller = callerOf(undefined, '203.0.113.7')
  const leave = [await queue.enter(caller), await queue.enter(caller)]
  expect(await ask('late')).toBe(503)
  for (const free of leave) free()
  await turns()
  expect([begun, queue.size]).toEqual([[], 0])
})
