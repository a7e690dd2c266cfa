import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { DEFAULT_HTTP_LIMITS } from './limits.ts'

/**
 * Sockets that listen on the same port. Node.js accepts one connection per socket and turn of the event loop, so with one
 * socket, new clients of a busy server would wait for seconds, unseen by the overload gate. Under overload there are about
 * four turns a second.
 */
const SOCKETS = 128
/** Elsewhere, several sockets cannot share a port, or get no even share of the connections. */
const SHARES_PORTS = process.platform === 'linux'

/** Node.js has room for 511 connections that it has not accepted yet. The system drops more, and their clients wait for seconds. */
const BACKLOG = DEFAULT_HTTP_LIMITS.maxConnections

/** Stops accepting connections; resolves when those of the added sockets have ended. */
type StopListening = () => Promise<void>

const addSockets = (app: FastifyInstance, { address, port }: AddressInfo): Promise<Server[]> => {
  let open = 0
  const take = (connection: Socket): void => {
    if (open >= app.server.maxConnections) return void connection.destroy()
    open += 1
    connection.once('close', () => {
      open -= 1
    })
    app.server.emit('connection', connection)
  }
  const add = async (): Promise<Server> => {
    const socket = createServer({ noDelay: true }, take)
    socket.listen({ host: address, port, backlog: BACKLOG, reusePort: true })
    await once(socket, 'listening')
    return socket
  }
  return Promise.all(Array.from({ length: SOCKETS - 1 }, add))
}

/** Listens with room for every connection that the server may have. */
export const listen = async (
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<StopListening> => {
  // Fastify passes all options on to Node.js, and declares only some.
  const options = { host, port, backlog: BACKLOG, reusePort: SHARES_PORTS, listenTextResolver: () => 'listening' }
  await app.listen(options)
  if (!SHARES_PORTS) return async () => undefined
  const address = app.server.address() as AddressInfo
  const added = await addSockets(app, address)
  return async () => {
    await Promise.all(added.map((socket) => new Promise<void>((resolve) => socket.close(() => resolve()))))
  }
}
