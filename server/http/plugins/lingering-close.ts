import type { IncomingMessage } from 'node:http'
import fp from 'fastify-plugin'
import { isLargeBody } from '../unread-bodies.ts'

/** How much of a rejected body is read, so that a client that reads only after writing gets the response. */
const MOST_DRAINED_BYTES = 1024 * 1024

/**
 * Node destroys the socket as soon as the response is written. If more of the body then arrives, the operating system
 * resets the connection, and the client may lose the response. So only the server's side is closed. Part of the body is
 * read, then reading pauses; the connection ends when the client disconnects, at the latest after `lingerMs`.
 */
const closeSlowly = (request: IncomingMessage, lingerMs: number): void => {
  const { socket } = request
  let drained = 0
  // Added before the response is written, because Node would read an unread body to its end.
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
 * Lets clients read a response that closes the connection before their whole body is read. Large bodies close it, because
 * otherwise Node would read them to the end so that the next request can follow.
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
