import fp from 'fastify-plugin'
import { HttpError } from './errors.ts'

interface DeadlineOptions {
  /** Time limit of a handler once the whole request has arrived, in milliseconds. */
  readonly handlerTimeoutMs: number
}

/**
 * Responds with 503 when a handler does not finish in time. Fastify's own `handlerTimeout` stops when the request closes,
 * which happens once its body has been read, so a POST would never time out. The socket's idle limit applies to
 * responses that have started.
 */
export const deadline = fp<DeadlineOptions>(
  async (fastify, { handlerTimeoutMs }) => {
    fastify.addHook('preValidation', async (request, reply) => {
      const timer = setTimeout(() => {
        if (reply.sent || reply.raw.headersSent) return
        request.log.error({ ms: handlerTimeoutMs, route: request.routeOptions.url }, 'handler timed out')
        reply.send(new HttpError(503, 'deadline'))
      }, handlerTimeoutMs)
      reply.raw.once('close', () => clearTimeout(timer))
    })
  },
  { name: 'deadline', fastify: '5.x', dependencies: ['errors'] },
)
