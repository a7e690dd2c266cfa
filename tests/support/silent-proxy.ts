import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy to a local server that can drop all traffic without closing connections, like a network outage. */
export async function openSilentProxy(target: URL): Promise<{ port: number; setSilent(silent: boolean): void }> {
  const [port, host] = [Number(target.port || 5432), target.hostname]
  let silent = false
  const proxy = createServer((client) => {
    const upstream = connect(port, host)
    client.on('data', (chunk) => silent || upstream.write(chunk))
    upstream.on('data', (chunk) => silent || client.write(chunk))
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => proxy.close(() => resolve())))
  return {
    port: (proxy.address() as AddressInfo).port,
    setSilent(value) {
      silent = value
    },
  }
}
