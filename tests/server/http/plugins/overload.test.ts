import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { type OverloadOptions, overload } from '#server/http/plugins/overload.ts'
import { bareFastify, captureLog } from '../support.ts'

async function appWithGate(options: OverloadOptions, log?: FastifyBaseLogger) {
  const app = await bareFastify(log)
  await app.register(overload, options)
  const held = Promise.withResolvers<string>()
  const entered = Promise.withResolvers<Socket>()
  app.get('/slow', async (request) => {
    entered.resolve(request.raw.socket)
    return held.promise
  })
  app.get('/blocks', async () => {
    const until = performance.now() + 40
    while (performance.now() < until);
    return 'ok'
  })
  app.get('/quick', async () => 'ok')
  app.get('/alive', { config: { neverShed: true } }, async () => 'ok')
  return { app, held, entered }
}

test('requests beyond the limit in flight are shed at once, except on exempt routes', async () => {
  const { app, held, entered } = await appWithGate({ maxEventLoopDelay: 0, maxInFlight: 1 })
  const first = app.inject('/slow').then((answer) => answer.body)
  await entered.promise

  const shed = await app.inject('/quick')
  expect(shed.statusCode).toBe(503)
  expect(shed.headers['retry-after']).toBe('2')
  expect(shed.json().error.code).toBe('SERVICE_UNAVAILABLE')
  expect((await app.inject('/alive')).statusCode).toBe(200)

  held.resolve('done')
  expect(await first).toBe('done')
  expect((await app.inject('/quick')).statusCode).toBe(200)
})

test('a disconnect releases its slot', async () => {
  const { app, held, entered } = await appWithGate({ maxEventLoopDelay: 0, maxInFlight: 1 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const hangUp = new AbortController()
  const abandoned = fetch(`${origin}/slow`, { signal: hangUp.signal }).catch(() => 'gone')
  const closed = once(await entered.promise, 'close')
  hangUp.abort()

  expect(await abandoned).toBe('gone')
  await closed
  expect((await app.inject('/quick')).statusCode).toBe(200)
  held.resolve('late')
  await app.close()
})

test('a flood of rejections does not flood the log', async () => {
  const { lines, log } = captureLog()
  const { app } = await appWithGate({ maxEventLoopDelay: 0, maxInFlight: 0 }, log)
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/quick')))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([503]))
  expect(lines).toMatchObject([{ level: 'warn', msg: 'shedding requests' }])
})

test('a request that waited too long in a turn is shed, and the next turn is served', async () => {
  const { app } = await appWithGate({ maxEventLoopDelay: 20, maxInFlight: 100 })
  await app.ready()
  // Injected requests need no I/O, so these all run in one turn.
  expect((await app.inject('/blocks')).statusCode).toBe(200)
  for (let served = 1; served < 32; served += 1) expect((await app.inject('/quick')).statusCode).toBe(200)
  expect((await app.inject('/quick')).statusCode).toBe(503)
  expect((await app.inject('/alive')).statusCode).toBe(200)

  await new Promise((resolve) => setImmediate(resolve))
  expect((await app.inject('/quick')).statusCode).toBe(200)
})
