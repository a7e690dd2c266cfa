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
  /** Created when omitted. */
  readonly queue?: KeyedQueue
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Waits for a slot of the caller. Handlers that charge their own price call it before the work, but not for cached
     * responses; for all other routes a hook has called it. Calling it again does nothing.
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

/** Cancels a wait when the response is closed: the caller has disconnected, or the deadline has passed. */
export const cancelOnClose =
  (response: ServerResponse): OnWait =>
  (cancel) => {
    const close = () => cancel(new Error('The connection was closed.'))
    response.once('close', close)
    return () => response.off('close', close)
  }

/**
 * Runs a few requests of each caller at once and queues a limited number, so that a burst from one caller is spread over
 * several turns of the event loop instead of being shed, and does not delay others. A slot is released before the
 * response is sent, so slow readers do not occupy one.
 */
export const callerQueue = fp<CallerQueueOptions>(
  async (fastify, { queue = createCallerQueue() }) => {
    // 429, not 503: only this caller sends too many requests.
    const refusal = new HttpError(
      429,
      'Too many concurrent requests. Please send fewer at a time.',
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
        // No response can be sent, so the handler never continues.
        return new Promise<never>(() => undefined)
      }
      this.queueLeave = leave
      // Also releases the slot when no response is ever produced.
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
