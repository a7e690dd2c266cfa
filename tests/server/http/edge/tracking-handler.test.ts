import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { RateLimitedError } from '#core/errors.ts'
import { installEdge } from '#server/http/edge/edge.ts'
import { createEdgeReader, type EdgeRequest } from '#server/http/edge/edge-request.ts'
import { createTrackingAdmission, type TrackingAdmission } from '#server/http/edge/tracking-admission.ts'
import { createTrackingHandler } from '#server/http/edge/tracking-handler.ts'
import { describeError } from '#server/http/plugins/errors.ts'
import { yieldToEventLoop } from '#server/platform/cooperative.ts'

/** How many calls of this length are admitted, over as many turns of the event loop as needed. */
const admitted = async (admission: TrackingAdmission, clock: { ms: number }, callMs: number): Promise<number> => {
  const began = clock.ms
  let count = 0
  for (let end = admission.admit(); end !== null; end = admission.admit()) {
    count += 1
    clock.ms = began + callMs
    end(true)
    clock.ms = began
    await yieldToEventLoop()
  }
  return count
}
const clockOf = () => {
  const clock = { ms: 0 }
  return { clock, admission: createTrackingAdmission(() => clock.ms) }
}

test('tracking calls that take too much time are rejected until their share has recovered', async () => {
  const { clock, admission } = clockOf()
  expect(await admitted(admission, clock, 0.5)).toBe(200)
  clock.ms += 100
  expect(await admitted(admission, clock, 0.5)).toBe(30)
  // An hour later, no more than the initial allowance has accumulated.
  clock.ms += 3_600_000
  expect(await admitted(admission, clock, 0.5)).toBe(200)
})

test('a turn of the event loop ends before tracking calls take much of it', async () => {
  const { admission } = clockOf()
  let count = 0
  while (admission.admit() !== null) count += 1
  expect(count).toBe(3)
  await yieldToEventLoop()
  expect(admission.admit()).not.toBeNull()
})

test('a pause of the process does not count as time of the current call, and a refused call as none', async () => {
  const { clock, admission } = clockOf()
  expect(await admitted(admission, clock, 60_000)).toBe(100)
  clock.ms += 3_600_000
  for (let call = 0; call < 1_000; call += 1) {
    admission.admit()?.(false)
    await yieldToEventLoop()
  }
  expect(await admitted(admission, clock, 1)).toBe(100)
})

test('a record without time is rejected before its body arrives, and counted', async () => {
  let refused = 0
  const handler = createTrackingHandler({
    securityHeaders: { 'x-frame-options': 'DENY' },
    describeError,
    checkAddress: () => undefined,
    draining: () => false,
    admission: { admit: () => null },
    onRefused: () => {
      refused += 1
    },
  })
  const server = createServer()
  installEdge(server, createEdgeReader([]), [handler])
  server.listen(0, '127.0.0.1')
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
      const headers = ['cache-control: no-store', 'retry-after: 2', 'x-frame-options: DENY']
      expect(lines).toEqual(expect.arrayContaining(headers))
      expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
        success: false,
        error: {
          code: 'SERVICE_UNAVAILABLE',
          message: 'The service is busy or restarting. Please try again in a moment.',
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

test('an address over its limit uses nothing of the time of others, and neither does a call that is refused later', () => {
  const ended: boolean[] = []
  const handle = createTrackingHandler({
    securityHeaders: {},
    describeError,
    draining: () => false,
    checkAddress: (address) => {
      if (address === 'flooding') throw new RateLimitedError('Too many.', 7)
    },
    admission: { admit: () => (isAccepted) => ended.push(isAccepted) },
    onRefused: () => undefined,
  })
  const send = (address: string, status: number) => {
    const raw = new IncomingMessage(new Socket())
    const response = new ServerResponse(raw)
    const target = '/.netlify/functions/analytics'
    const isTaken = handle({ raw, method: 'POST', target, address } as EdgeRequest, response, () => undefined)
    if (!isTaken) response.writeHead(status)
    response.emit('close')
    return { isTaken, status: response.statusCode }
  }
  expect(send('flooding', 202)).toMatchObject({ isTaken: true })
  expect(ended).toEqual([])
  expect(send('other', 202)).toMatchObject({ isTaken: false })
  expect(send('other', 400)).toMatchObject({ isTaken: false })
  expect(ended).toEqual([true, false])
})
