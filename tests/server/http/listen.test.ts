import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { listen } from '#server/http/listen.ts'

const CONNECTIONS = 800
const AT_ONCE = 64

/** Opens connections, and adds the established ones to a counter. */
const CLIENT = `
  const { workerData: { port, count, counter } } = require('node:worker_threads')
  for (let number = 0; number < count; number += 1)
    require('node:net').connect(port, '127.0.0.1', () => {
      if (Atomics.add(counter, 0, 1) === count - 1) Atomics.notify(counter, 1)
    }).on('error', () => {})
`

it('establishes connections while the event loop is blocked, and accepts them in few turns', async () => {
  const app = fastify()
  const stop = await listen(app, { host: '127.0.0.1', port: 0 })
  const counter = new Int32Array(new SharedArrayBuffer(8))
  const { port } = app.server.address() as AddressInfo
  const worker = new Worker(CLIENT, { eval: true, workerData: { port, count: CONNECTIONS, counter } })
  await once(worker, 'online')
  // Nothing is accepted meanwhile. Without the room, some connect only after this, or never.
  Atomics.wait(counter, 1, 0, 10_000)
  expect(counter[0]).toBe(CONNECTIONS)

  let [accepted, turns] = [0, 0]
  app.server.on('connection', () => {
    accepted += 1
  })
  while (accepted < CONNECTIONS) {
    turns += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  // One socket accepts one in a turn.
  expect(turns).toBeLessThan(CONNECTIONS / 4)

  await worker.terminate()
  await Promise.all([app.close(), stop()])
})

it('answers at each of its sockets, and stops when their requests have been answered', async () => {
  const app = fastify()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  app.get('/', async () => 'answered')
  let running = 0
  app.get('/slow', async () => {
    running += 1
    if (running === AT_ONCE) begin()
    await finished
    return 'answered late'
  })
  const stop = await listen(app, { host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const ask = (path: string): Promise<string> =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).then((response) => response.text())
  expect(new Set(await Promise.all(Array.from({ length: AT_ONCE }, () => ask('/'))))).toEqual(new Set(['answered']))

  const slow = Array.from({ length: AT_ONCE }, () => ask('/slow'))
  await begun
  const stopped = Promise.all([app.close(), stop()])
  finish()
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['answered late']))
  await stopped
  await expect(ask('/')).rejects.toThrow()
})
