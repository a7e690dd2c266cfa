import fp from 'fastify-plugin'
import { UnavailableError } from '#core/errors.ts'
import { HttpError } from './errors.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Ends the time limit, because a mutation begins: its response has to say whether it was done. Each part of a
     * mutation has its own time limit: transactions, statements, and requests to other servers. Throws UnavailableError
     * when the response was already sent, so that the mutation does not begin.
     */
    liftDeadline(): void
    deadlineTimer: NodeJS.Timeout | null
  }
}

interface DeadlineOptions {
  /** Time limit of a handler once the whole request has arrived, in milliseconds. */
  readonly handlerTimeoutMs: number
}

/**
 * Responds with 503 when a handler does not finish in time, unless it has begun a mutation. Fastify's own
 * `handlerTimeout` stops when the request closes, which happens once its body has been read, so a POST would never time
 * out. The socket's idle limit applies to responses that have started.
 */
export const deadline = fp<DeadlineOptions>(
  async (fastify, { handlerTimeoutMs }) => {
    fastify.decorateReply('deadlineTimer', null)
    fastify.decorateReply('liftDeadline', function () {
      if (this.sent || this.raw.headersSent) throw new UnavailableError('The request took too long.')
      clearTimeout(this.deadlineTimer ?? undefined)
    })
    fastify.addHook('preValidation', async (request, reply) => {
      const timer = setTimeout(() => {
        if (reply.sent || reply.raw.headersSent) return
        request.log.error({ ms: handlerTimeoutMs, route: request.routeOptions.url }, 'handler timed out')
        reply.send(new HttpError(503, 'deadline'))
      }, handlerTimeoutMs)
      reply.deadlineTimer = timer
      reply.raw.once('close', () => clearTimeout(timer))
    })
  },
  { name: 'deadline', fastify: '5.x', dependencies: ['errors'] },
)
