import net from 'node:net'

/** True for local addresses and socket paths; everything else is external. */
export function isLocal(host: string | undefined): boolean {
  if (host === undefined || host === '' || host === 'localhost') return true
  return host === '::1' || host === '::ffff:127.0.0.1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

type Target = { host?: string; path?: string }

function targetOf(parts: unknown[]): Target {
  // net.Socket.connect receives (options, callback), (port, host), (path) or Node's already normalized [[options, cb]].
  const first = Array.isArray(parts[0]) ? parts[0][0] : parts[0]
  if (typeof first === 'object' && first !== null) return first as Target
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { path: first }
  return typeof parts[1] === 'string' ? { host: parts[1] } : {}
}

const connect = net.Socket.prototype.connect
// Files that share a worker all run this; the guard is installed once.
if (connect.name !== 'guarded') {
  net.Socket.prototype.connect = function guarded(this: net.Socket, ...parts: unknown[]) {
    const target = targetOf(parts)
    if (target.path === undefined && !isLocal(target.host)) {
      // Deferred, because a TLS client attaches its error listeners only after connect() returns.
      setImmediate(() => this.destroy(new Error(`Tests reach no network: refused a connection to ${target.host}`)))
      return this
    }
    return Reflect.apply(connect, this, parts) as net.Socket
  } as typeof connect
}
