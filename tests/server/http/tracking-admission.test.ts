import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createTrackingAdmission, type TrackingAdmission } from '../../../server/http/functions/tracking-admission.ts'
import { createTrackingFastPath } from '../../../server/http/functions/tracking-fast-path.ts'
import { yieldToEventLoop } from '../../../server/platform/cooperative.ts'
import { createRateLimiter } from '../../../server/platform/rate-limiter.ts'
import { schema } from '../../../server/schema.ts'

/** How many of these calls are admitted, over as many turns of the event loop as needed. */
const admitted = async (admission: TrackingAdmission, calls: number): Promise<number> => {
  let count = 0
  for (let call = 0; call < calls && admission.admit(); call += 1) {
    count += 1
    admission.spend(0.5)
    await yieldToEventLoop()
  }
  return count
}

test('tracking calls that take too much time are rejected until their share has recovered', async () => {
  let now = 0
  const admission = createTrackingAdmission(() => now)
  expect(await admitted(admission, 10_000)).toBe(200)
  expect(admission.admit()).toBe(false)
  now += 100
  expect(await admitted(admission, 10_000)).toBe(30)
  // An hour later, no more than the initial allowance has accumulated.
  now += 3_600_000
  expect(await admitted(admission, 10_000)).toBe(200)
})

test('a turn of the event loop ends before tracking calls take much of it', async () => {
  const admission = createTrackingAdmission(() => 0)
  let count = 0
  while (admission.admit()) {
    count += 1
    admission.spend(0.5)
  }
  expect(count).toBe(6)
  await yieldToEventLoop()
  expect(admission.admit()).toBe(true)
})

test('a pause of the process does not count as time of the current call', async () => {
  const admission = createTrackingAdmission(() => 0)
  admission.spend(60_000)
  await yieldToEventLoop()
  expect(admission.admit()).toBe(true)
})

test('a record without time is rejected before its body arrives, and counted', async () => {
  let refused = 0
  const unused = (): never => {
    throw new Error('This must not be called.')
  }
  const fastPath = createTrackingFastPath({
    schema: {} as never,
    execute: unused,
    costLimit: { take: unused } as never,
    addressOf: () => 'address',
    checkAddress: () => undefined,
    createContext: unused,
    headers: () => ['cache-control', 'no-store'],
    draining: () => false,
    admission: { admit: () => false, spend: unused },
    onRefused: () => {
      refused += 1
    },
  })
  const server = createServer(fastPath(unused)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  const head =
    'POST /.netlify/functions/analytics HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n'
  try {
    for (const turn of [1, 2]) {
      socket.write(head)
      const [answer] = (await once(socket, 'data')) as [string]
      const lines = answer.split('\r\n')
      expect(lines[0]).toBe('HTTP/1.1 503 Service Unavailable')
      expect(lines).toEqual(expect.arrayContaining(['cache-control: no-store', 'retry-after: 2']))
      expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
        success: false,
        error: {
          code: 'SERVICE_UNAVAILABLE',
          message: 'The server is busy. Please try again later.',
          requestId: expect.any(String),
        },
      })
      expect(refused).toBe(turn)
      socket.write('{}')
    }
  } finally {
    socket.destroy()
    server.close()
  }
})

test('a flooding address is refused by its own limit, and others can still be recorded', async () => {
  // The share never recovers, and every counted call takes 1 ms of its 100.
  const shared = createTrackingAdmission(() => 0)
  const limiter = createRateLimiter({ clock: { now: () => new Date(0) }, factor: 1 })
  const limit = { limit: 20, windowSeconds: 60 }
  const fastPath = createTrackingFastPath({
    schema,
    execute: async ({ context }) => {
      limiter.take(context.clientAddress ?? '', limit)
      return { data: {} }
    },
    costLimit: { take: () => ({ allowed: true }) } as never,
    addressOf: ({ headers }) => String(headers['x-from']),
    checkAddress: (address) => limiter.check(address, limit),
    createContext: (_request, _requestId, address) => ({ clientAddress: address }) as never,
    headers: () => [],
    draining: () => false,
    admission: { admit: shared.admit, spend: () => shared.spend(1) },
    onRefused: () => undefined,
  })
  const server = createServer(
    fastPath((_request, response) => {
      response.writeHead(400).end()
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/.netlify/functions/analytics`
  const post = async (from: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-from': from }
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  const view = { action: 'pageView', sessionId: 'visit', page: '/' }
  try {
    // Malformed calls use nothing of the share either.
    for (let call = 0; call < 120; call += 1) expect(await post('malformed', { action: 'pageView' })).toBe(400)
    const statuses: number[] = []
    for (let call = 0; call < 60; call += 1) statuses.push(await post('flood', view))
    expect(statuses.filter((status) => status === 202)).toHaveLength(20)
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
    for (let other = 0; other < 28; other += 1) expect(await post(`other-${other}`, view)).toBe(202)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
