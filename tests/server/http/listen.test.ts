import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '#server/http/listen.ts'

const CONNECTIONS = 800

/** Opens connections, and adds the established ones to a counter. */
const CLIENT = `
  const { workerData: { port, count, counter } } = require('node:worker_threads')
  for (let number = 0; number < count; number += 1)
    require('node:net').connect(port, '127.0.0.1', () => {
      if (Atomics.add(counter, 0, 1) === count - 1) Atomics.notify(counter, 1)
    }).on('error', () => {})
`

it('establishes connections while the event loop is blocked', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  await listen(app, { host: '127.0.0.1', port: 0 })
  const counter = new Int32Array(new SharedArrayBuffer(8))
  const { port } = app.server.address() as AddressInfo
  const worker = new Worker(CLIENT, { eval: true, workerData: { port, count: CONNECTIONS, counter } })
  await once(worker, 'online')
  // Nothing is accepted meanwhile. Without the room, some connect only after this, or never.
  Atomics.wait(counter, 1, 0, 10_000)
  expect(counter[0]).toBe(CONNECTIONS)
  await worker.terminate()
})
