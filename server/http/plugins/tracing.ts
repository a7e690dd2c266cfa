import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import fp from 'fastify-plugin'
import type { SpanAttributes, Tracer } from '../../platform/tracing.ts'
import { routeOf } from './request-figures.ts'

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** Starts the span of a request. */
export type StartRequestSpan = (raw: IncomingMessage, requestId: string) => ReturnType<Tracer['start']>

/** The parent of a trace is accepted from trusted proxies alone: others could put their requests into any trace. */
export const createRequestSpans = (tracer: Tracer, trustProxy: readonly string[]): StartRequestSpan => {
  const trusts = proxyAddress.compile([...trustProxy])
  return ({ method = '', headers, socket }, requestId) => {
    const given = headers['traceparent']
    const isTrusted = typeof given === 'string' && TRACEPARENT.test(given) && trusts(socket.remoteAddress ?? '', 0)
    const attributes: SpanAttributes = { 'http.request.method': method, 'toolfinch.request_id': requestId }
    return tracer.start(method, attributes, isTrusted ? given : undefined)
  }
}

/** A span for each request that Fastify handles. */
export const tracing = fp<{ readonly startSpan: StartRequestSpan }>(
  async (fastify, { startSpan }) => {
    fastify.addHook('onRequest', async ({ raw, id, workScope }) => {
      if (workScope !== null) workScope.span = startSpan(raw, id)
    })
    fastify.addHook('onResponse', async (request, { statusCode }) => {
      const span = request.workScope?.span
      const route = routeOf(request)
      span?.rename(`${request.method} ${route}`)
      span?.set({ 'http.route': route, 'http.response.status_code': statusCode })
      span?.end(statusCode >= 500 ? new Error(`${statusCode}`) : undefined)
    })
  },
  { name: 'tracing', fastify: '5.x', dependencies: ['logging'] },
)
