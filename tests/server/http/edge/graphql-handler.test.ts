import http from 'node:http'
import { Socket } from 'node:net'
import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import type { RequestContext } from '#server/graphql/context.ts'
import { createCoalescingCache } from '#server/http/caching/request-coalescing.ts'
import { callerOf } from '#server/http/caller.ts'
import { createCostLimit } from '#server/http/cost-limit.ts'
import { createEdgeReader, type EdgeRequest, type RequestWithBody } from '#server/http/edge/edge-request.ts'
import { createGraphqlHandler } from '#server/http/edge/graphql-handler.ts'
import { createKnownRunner, type KnownRequest } from '#server/http/graphql/known-operations.ts'
import { createLog } from '#server/http/plugins/logging.ts'
import type { OverloadGate } from '#server/http/plugins/overload.ts'
import { createKeyedQueue, type KeyedQueue } from '#server/platform/keyed-queue.ts'
import { clock } from '#tests/support/catalogue.ts'

const TOOL = 'query T($b: String!) { tool(by: { slug: $b }) { name } }'
const log = createLog({ level: 'silent' })

/** A request as it is read, and the stream of its body. */
const readRequest = (): EdgeRequest => {
  const raw = new http.IncomingMessage(new Socket())
  Object.assign(raw, { method: 'POST', url: '/graphql', httpVersion: '1.1' })
  raw.rawHeaders = ['host', 'a', 'content-type', 'application/json', 'content-length', '2']
  return createEdgeReader([])(raw) as EdgeRequest
}

describe('a known operation that cannot be completed', () => {
  const document = parse(TOOL)
  const stuckRequest = () => {
    const code = { query: vi.fn(() => new Promise<never>(() => undefined)) }
    const baseTag = 'catalogue' as const
    const known: KnownRequest = {
      graphqlRequest: { query: TOOL, operationName: null, variables: { b: 'x' } },
      accept: '',
      operation: {
        document,
        operation: getOperationAST(document) as OperationDefinitionNode,
        code,
        headers: [],
        baseTag,
      },
      variables: { b: 'x' },
      price: 1,
    }
    return { known, query: code.query }
  }
  const runKnown = createKnownRunner({
    cache: createCoalescingCache({ maxBytes: 1_000, maxEntries: 10 }),
    deadlineMs: 1,
    log,
  })

  test('stops at its deadline and leaves the response to the full pipeline', async () => {
    const request: RequestWithBody = { ...readRequest(), body: Buffer.from('{}') }
    const run = { request, version: 1, createContext: () => ({}) as RequestContext }
    expect(await runKnown(stuckRequest().known, run)).toBeNull()
    expect(request).toMatchObject({ late: true, budget: null })
  })

  const afterSomeTurns = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  /** A request that never ends, for a known operation. */
  const sendStuck = async (queue: KeyedQueue) => {
    const { known, query } = stuckRequest()
    const passOn = vi.fn()
    const handle = createGraphqlHandler({
      path: '/graphql',
      pipeline: { cacheVersion: () => 1, recall: () => undefined, recognize: () => known, runKnown },
      costLimit: createCostLimit({ clock, factor: 1 }),
      gate: { admit: () => true } as unknown as OverloadGate,
      refuse: () => true,
      queue,
      log,
      waitMs: 20_000,
      createContext: () => ({}) as RequestContext,
      send: () => undefined,
      onHit: () => undefined,
    })
    const request = readRequest()
    const response = new http.ServerResponse(request.raw)
    expect(handle(request, response, passOn)).toBe(true)
    request.raw.push(Buffer.from('{}'))
    await afterSomeTurns()
    return { request, response, query, passOn }
  }
  test('does no work for a caller that disconnects while it waits', async () => {
    const queue = createKeyedQueue()
    const leave = await queue.enter(callerOf(undefined, ''))
    const { request, response, query } = await sendStuck(queue)
    response.emit('close')
    leave()
    await afterSomeTurns()
    expect([query.mock.calls.length, queue.size]).toEqual([0, 0])
    // The price is not charged twice.
    expect(request).toMatchObject({ late: true, budget: { allowed: true } })
  })

  test('leaves a request to the full pipeline when the queue is full', async () => {
    const queue = createKeyedQueue({ maxWaiting: 0 })
    await queue.enter(callerOf(undefined, ''))
    const { request, passOn, query } = await sendStuck(queue)
    expect(passOn).toHaveBeenCalledOnce()
    expect(query).not.toHaveBeenCalled()
    expect(request).toMatchObject({ late: false, budget: null })
  })
})
