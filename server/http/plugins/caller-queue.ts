import type { ServerResponse } from 'node:http'
import fp from 'fastify-plugin'
import {
  createKeyedQueue,
  type KeyedQueue,
  type Leave,
  type OnWait,
  QueueFullError,
} from '../../platform/keyed-queue.ts'
import { callerOf } from '../caller.ts'
import { clientAddress } from '../client-address.ts'
import { DEFAULT_HTTP_LIMITS } from '../limits.ts'
import { PRICED_BY_HANDLER } from './budget.ts'
import { HttpError } from './errors.ts'

export interface CallerQueueOptions {
  /** A queue of its own when left out. */
  readonly queue?: KeyedQueue
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Waits until the caller has a place to work. Handlers that price their own work call it before the work, and not
     * for responses from the cache; for all other routes it has happened. Calling it again does nothing.
     */
    waitForTurn(): Promise<void>
    queueLeave: Leave | null
  }
}

export const createCallerQueue = ({
  runningPerCaller,
  waitingPerCaller,
}: {
  readonly runningPerCaller: number
  readonly waitingPerCaller: number
} = DEFAULT_HTTP_LIMITS): KeyedQueue => createKeyedQueue({ maxRunning: runningPerCaller, maxWaiting: waitingPerCaller })

/** Ends a wait when no response can be sent any more: the caller has disconnected, or the deadline has responded. */
export const cancelOnClose =
  (response: ServerResponse): OnWait =>
  (cancel) => {
    const close = () => cancel(new Error('The connection was closed.'))
    response.once('close', close)
    return () => response.off('close', close)
  }

/**
 * Lets a few requests of each caller work at once and a bounded number wait in order, so that a burst of one caller is
 * served over several turns of the event loop instead of being shed, and holds up nobody else. The place is free again
 * when the response is made, before it is sent: a slow reader holds no place.
 */
export const callerQueue = fp<CallerQueueOptions>(
  async (fastify, { queue = createCallerQueue() }) => {
    // 429, not 503: this caller sends too many requests; the process serves others.
    const refusal = new HttpError(
      429,
      'Too many requests of this caller are waiting. Please send fewer at a time.',
      { 'retry-after': '1' },
      { quiet: true },
    )

    fastify.decorateReply('queueLeave', null)
    fastify.decorateReply('waitForTurn', async function () {
      if (this.queueLeave !== null) return
      const { request, raw } = this
      const caller = callerOf(request.headers.authorization, clientAddress(request))
      const leave = await queue.enter(caller, cancelOnClose(raw)).catch((error: unknown) => {
        if (error instanceof QueueFullError) throw refusal
        return null
      })
      if (leave === null || raw.closed) {
        leave?.()
        // No response can be sent any more, so this request ends.
        return new Promise<never>(() => undefined)
      }
      this.queueLeave = leave
      // A response that is never made, such as one that a handler gave up, frees the place too.
      raw.once('close', leave)
    })

    fastify.addHook('preHandler', async (request, reply) => {
      const { neverShed = false, price } = request.routeOptions.config
      if (!neverShed && price !== 0 && price !== PRICED_BY_HANDLER) await reply.waitForTurn()
    })
    fastify.addHook('onSend', async (_request, reply) => reply.queueLeave?.())
  },
  { name: 'caller-queue', fastify: '5.x', dependencies: ['errors'] },
)
