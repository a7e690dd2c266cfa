import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { loadTraces, TracesMissingError } from '#server/monitoring/load-traces.ts'
import { createTraces, type Traces } from '#server/monitoring/traces.ts'
import { defineJobKind, handleJob } from '#server/platform/jobs/job.ts'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import { runInScope } from '#server/platform/work-scope.ts'
import { explainStartFailure } from '#server/start-failure.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { buildTestApp, type TestApp } from '../http/app-support.ts'

type Sent = {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

const KIND = defineJobKind({ name: 'test-work', payload: z.object({}) })
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`

const database = registerTestDatabase()
/** What a collector has received. */
const received: string[] = []
let collector: Server
let traces: Traces
let made: TestApp
let requests = 0

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') received.push(await text(request))
    response.end('{}')
  })
  traces = createTraces({ endpoint: await listen(collector) })
  made = await buildTestApp(database, { tracer: traces.tracer, trustProxy: ['127.0.0.2'] })
  await made.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await made.app.close()
  await traces.close()
  collector.closeAllConnections()
  await new Promise((resolve) => collector.close(resolve))
})
beforeEach(() => {
  received.length = 0
})

/** The spans that have ended, by what was sent. */
const sent = async (): Promise<Sent[]> => {
  await traces.flush()
  return received.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Sent[] }[] }) =>
      resource.scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}
const attribute = (span: Sent | undefined, name: string): unknown =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0]

/** From an address of this machine, as a proxy or as a visitor. */
const ask = async (localAddress: string): Promise<string> => {
  const socket = connect({ host: '127.0.0.1', port: (made.app.server.address() as AddressInfo).port, localAddress })
  // Never the same twice: a response from memory has no span.
  requests += 1
  const body = JSON.stringify({ query: `{ a${requests}: categories { slug } }` })
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntraceparent: ${TRACEPARENT}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  return text(socket)
}

test('a request, its execution and its statements are spans of one trace, without texts and parameters', async () => {
  const answer = await ask('127.0.0.1')
  const spans = await sent()
  const request = spans.find(({ name }) => name === 'POST /graphql')
  expect(attribute(request, 'http.response.status_code')).toBe(200)
  expect(attribute(request, 'toolfinch.request_id')).toBe(/x-request-id: (\S+)/.exec(answer)?.[1])
  const graphql = spans.find(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(graphql?.name).toBe('graphql')
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === graphql?.spanId)
  expect(new Set(statements.map(({ name }) => name))).toEqual(new Set(['database SELECT']))
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(received.join()).not.toMatch(/categories|FROM/)
})

test('the trace of a trusted proxy is continued, that of anybody else is not', async () => {
  await ask('127.0.0.1')
  expect((await sent()).filter(({ traceId }) => traceId === TRACE)).toEqual([])
  await ask('127.0.0.2')
  const request = (await sent()).find(({ name, traceId }) => name === 'POST /graphql' && traceId === TRACE)
  expect(request?.parentSpanId).toBe('b7ad6b7169203331')
})

test('a job is a trace with the id of its request, and its error without the message', async () => {
  const { jobQueue: queue } = made.services
  const requestId = '0190b0a0-0000-7000-8000-000000000001'
  await runInScope({ requestId }, () => database.transaction((tx) => queue.enqueue(tx, KIND, {}, { key: '1' })))
  const run = async () => {
    await database.prisma.user.count()
    throw new Error('ada@people.example refused')
  }
  const handlers = [handleJob(KIND, { run })]
  await createJobRunner({ database, clock, log: silentLog, queue, handlers, tracer: traces.tracer }).runDue()
  const spans = await sent()
  const job = spans.find(({ name }) => name === 'job test-work')
  expect(['toolfinch.request_id', 'toolfinch.job_end', 'error.type'].map((name) => attribute(job, name))).toEqual([
    requestId,
    'failed',
    'Error',
  ])
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(1)
  expect(received.join()).not.toContain('ada@')
})

test('a collector that does not answer does not delay the shutdown', async () => {
  const silent = createServer(() => undefined)
  const waiting = createTraces({ endpoint: await listen(silent), flushMs: 1 })
  waiting.tracer.start('work', {}).end()
  await waiting.close()
  silent.closeAllConnections()
  await new Promise((resolve) => silent.close(resolve))
})

test('nothing is loaded without a collector, and missing packages are named in one line', async () => {
  const load = () => Promise.reject(Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' }))
  expect(await loadTraces(undefined, load)).toBeNull()
  const failure: unknown = await loadTraces({ endpoint: 'http://localhost:4318' }, load).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(TracesMissingError)
  expect(explainStartFailure(failure)).toMatch(
    /^OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: npm install --no-save (@opentelemetry\/[a-z-]+@[\d.]+ ?){4}$/,
  )
})
