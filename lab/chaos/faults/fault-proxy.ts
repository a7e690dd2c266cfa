/** A TCP proxy to a local server, with the faults of a network. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** `pass`: everything. `silent`: connections stay, and nothing arrives. `cut`: connections end, and none is accepted. */
type Fault = 'pass' | 'silent' | 'cut'

export type FaultProxy = {
  readonly port: number
  setFault(fault: Fault): void
  /** Delays what each side sends. */
  setLatency(milliseconds: number): void
  close(): Promise<void>
}

export const openFaultProxy = async (target: URL): Promise<FaultProxy> => {
  const [port, host] = [Number(target.port || 5432), target.hostname]
  const sockets = new Set<Socket>()
  let fault: Fault = 'pass'
  let latencyMs = 0

  const send = (to: Socket, chunk: Buffer): void => {
    if (fault === 'pass' && to.writable) to.write(chunk)
  }
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from)
    // Timers of equal length keep their order.
    from.on('data', (chunk: Buffer) => (latencyMs === 0 ? send(to, chunk) : setTimeout(send, latencyMs, to, chunk)))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const proxy = createServer((client) => {
    if (fault === 'cut') {
      client.resetAndDestroy()
      return
    }
    const upstream = connect(port, host)
    join(client, upstream)
    join(upstream, client)
  })
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    setFault: (next) => {
      fault = next
      if (next === 'cut') endAll()
    },
    setLatency: (milliseconds) => {
      latencyMs = milliseconds
    },
    close: () => {
      endAll()
      return new Promise((resolve) => proxy.close(() => resolve()))
    },
  }
}
