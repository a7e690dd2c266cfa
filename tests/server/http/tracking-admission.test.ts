import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createTrackingAdmission } from '../../../server/http/tracking-admission.ts'
import { createTrackingFastPath } from '../../../server/http/tracking-fast-path.ts'

test('tracking calls that take too much of the time are refused until their share has grown again', () => {
  let now = 0
  const admission = createTrackingAdmission(() => now)
  const admitted = (calls: number): number => {
    let count = 0
    for (let call = 0; call < calls && admission.admit(); call += 1) {
      count += 1
      admission.spend(0.5)
    }
    return count
  }
  expect(admitted(10_000)).toBe(400)
  expect(admission.admit()).toBe(false)
  now += 100
  expect(admitted(10_000)).toBe(30)
  // An hour later no more is saved up than at the beginning.
  now += 3_600_000
  expect(admitted(10_000)).toBe(400)
})

test('a pause of the process does not count as the time of the call that it met', () => {
  const admission = createTrackingAdmission(() => 0)
  admission.spend(60_000)
  expect(admission.admit()).toBe(true)
})

test('a record that there is no time for is refused before its body comes, and counted', async () => {
  let refused = 0
  const unused = (): never => {
    throw new Error('This must not be called.')
  }
  const fastPath = createTrackingFastPath({
    schema: {} as never,
    execute: unused,
    costLimit: { take: unused } as never,
    addressOf: unused,
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
