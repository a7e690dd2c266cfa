/** How `/changes.ndjson` reads and ends, on a feed without an end. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import type { RequestContext } from '#server/graphql/context.ts'
import type { Execute } from '#server/graphql/execute.ts'
import { createCostLimit, PRICES } from '#server/http/cost-limit.ts'
import { changeStream } from '#server/http/files/change-stream.ts'
import { clock } from '../../support/catalogue.ts'
import { eventually } from '../../support/eventually.ts'
import { bareFastify } from './support.ts'

const LONG = 'x'.repeat(10_000)
let app: FastifyInstance
let reads: string[]
afterEach(() => app.close())

/** Every page is full and a megabyte long; reading after `failsAfter` fails. */
const begin = async ({ failsAfter = '', budget }: { failsAfter?: string; budget?: number } = {}) => {
  reads = []
  const costLimit = createCostLimit({
    clock,
    factor: 1,
    limits: { budgetCapacity: budget ?? 1_000_000_000, budgetPerSecond: 1 },
  })
  app = await bareFastify(undefined, { costLimit })
  const execute: Execute = async ({ variables }) => {
    const { after, first } = variables as { after: string; first: number }
    reads.push(after)
    if (after === failsAfter) throw new Error('the database is gone')
    const nodes = Array.from({ length: first }, (_, index) => ({
      ...{ sequence: String(Number(after) + index + 1), at: '2026-11-20T12:00:00.000Z', kind: 'CHANGED' },
      ...{ toolId: '1', slug: 'a', field: 'vendor', oldValue: LONG, newValue: null },
    }))
    return { data: { catalogueChanges: { nodes, pageInfo: { hasNextPage: true } } } }
  }
  await app.register(changeStream, { execute, createContext: () => ({}) as RequestContext })
}

const open = async (query = ''): Promise<IncomingMessage> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const [response] = (await once(get(`http://127.0.0.1:${port}/changes.ndjson${query}`), 'response')) as [
    IncomingMessage,
  ]
  return response
}

describe('the stream', () => {
  test('waits for a client that does not read, and ends when it leaves', async () => {
    await begin()
    const response = await open()
    const settled = async () => {
      let before = -1
      await eventually(async () => {
        const [isSettled, now] = [reads.length === before, reads.length]
        before = now
        for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))
        expect(isSettled).toBe(true)
      })
      return reads.length
    }
    const waiting = await settled()
    // The buffers of the connection take a few pages.
    expect(waiting).toBeLessThan(20)
    response.resume()
    await eventually(() => expect(reads.length).toBeGreaterThan(waiting + 2))
    response.destroy()
    await eventually(async () => {
      const connections = await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
      expect(connections).toBe(0)
    })
    await settled()
  })

  test('is cut off without its last line when a later page cannot be read', async () => {
    await begin({ failsAfter: '200' })
    const response = await open()
    let body = ''
    await expect(
      (async () => {
        for await (const chunk of response) body += String(chunk)
      })(),
    ).rejects.toThrow('aborted')
    expect(reads).toEqual(['0', '100', '200'])
    expect(body).not.toContain('"end"')
  })

  test('ends in good order when the budget is used up, with the sequence to go on from', async () => {
    await begin({ budget: PRICES.changesPage * 3 })
    const { statusCode, body } = await app.inject('/changes.ndjson')
    expect(statusCode).toBe(200)
    expect(JSON.parse(body.trimEnd().split('\n').at(-1) ?? '')).toEqual({ sequence: '300', kind: 'end', more: true })
    const refused = await app.inject('/changes.ndjson?after=300')
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'RATE_LIMITED'])
    expect(reads).toEqual(['0', '100', '200'])
  })
})
