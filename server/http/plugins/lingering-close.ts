import type { IncomingMessage } from 'node:http'
import fp from 'fastify-plugin'
import { isLargeBody } from '../unread-bodies.ts'

/** What is read of a refused body, so that a client that writes first and reads afterwards gets the response. */
const MOST_DRAINED_BYTES = 1024 * 1024

/**
 * Node destroys the socket as soon as the response is written. A body that still comes in then makes the system reset the
 * connection, and the reset may overtake the response. So only our side is closed. A part of the body is read, then the
 * client has to wait; the connection ends when it hangs up, at the latest after `lingerMs`.
 */
const closeSlowly = (request: IncomingMessage, lingerMs: number): void => {
  const { socket } = request
  let drained = 0
  // Before the response is written: Node would read a body without a reader to its end.
  request.on('data', (chunk: Buffer) => {
    drained += chunk.length
    if (drained > MOST_DRAINED_BYTES) request.pause()
  })
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(timer))
    socket.end()
  }
}

/**
 * Lets clients read a response that closes the connection before their whole body is read. A large rest closes it: Node
 * would read it to its end, so that the next request can follow.
 */
export const lingeringClose = fp<{ readonly lingerMs: number; readonly bodyBytes: number }>(
  async (fastify, { lingerMs, bodyBytes }) => {
    fastify.addHook('onSend', async ({ raw }, reply) => {
      if (raw.complete) return
      if (isLargeBody(raw, bodyBytes)) reply.header('connection', 'close')
      if (reply.getHeader('connection') === 'close') closeSlowly(raw, lingerMs)
    })
  },
  { name: 'lingering-close', fastify: '5.x' },
)
