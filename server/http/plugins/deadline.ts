import fp from 'fastify-plugin'
import { HttpError } from './errors.ts'

interface DeadlineOptions {
  /** How long a handler may take once the whole request has arrived, in milliseconds. */
  readonly handlerTimeoutMs: number
}

/**
 * Responds with 503 when a handler does not finish in time. Fastify's own `handlerTimeout` stops watching when the request
 * closes, which it does as soon as its body has been read, so a POST would never time out. A response that has begun to
 * flow is left alone: the socket's idle limit bounds it.
 */
export const deadline = fp<DeadlineOptions>(
  async (fastify, { handlerTimeoutMs }) => {
    fastify.addHook('preValidation', async (request, reply) => {
      const timer = setTimeout(() => {
        if (reply.sent || reply.raw.headersSent) return
        request.log.error({ ms: handlerTimeoutMs, route: request.routeOptions.url }, 'a handler took too long')
        reply.send(new HttpError(503, 'deadline'))
      }, handlerTimeoutMs)
      reply.raw.once('close', () => clearTimeout(timer))
    })
  },
  { name: 'deadline', fastify: '5.x', dependencies: ['errors'] },
)
