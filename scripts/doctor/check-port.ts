import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { reasonOf } from '#server/platform/failure-reason.ts'
import { expectFreeAddress } from '#server/platform/free-address.ts'
import { type Finding, ok, problem } from './finding.ts'

const TIMEOUT_MS = 3_000
/** The state of a listening socket in the tables of Linux. */
const LISTENING = '0A'

/** The inodes of sockets that listen on the port. */
function socketsOn(port: number): Set<string> {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((file) => existsSync(file))
  const lines = tables.flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = lines.map((line) => line.trim().split(/\s+/))
  const listening = rows.filter(([, address, , state]) => address?.endsWith(suffix) && state === LISTENING)
  return new Set(listening.map((row) => `socket:[${row[9]}]`))
}

function holdsAny(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`)))
  } catch {
    // It ended, or belongs to another account.
    return false
  }
}

/** The process that listens on the port, with its name; null when this system or account does not tell. */
function holderOf(port: number): string | null {
  if (!existsSync('/proc/net/tcp')) return null
  const sockets = socketsOn(port)
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsAny(name, sockets))
  return pid === undefined ? null : `process ${pid} (${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()})`
}

async function isProduct(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok && ((await response.json()) as { status?: unknown }).status === 'ok'
  } catch {
    return false
  }
}

/** The address to listen on: free, used by the running server, or by another program. */
export async function checkPort({ host, port }: { readonly host: string; readonly port: number }): Promise<Finding> {
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`
  try {
    await expectFreeAddress({ host, port })
    return ok('port', `${address} is free`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES') return problem('port', reasonOf(error), 'Set PORT to one from 1024 up.')
    if (code !== 'EADDRINUSE') return problem('port', reasonOf(error), 'Set HOST to an address of this machine.')
  }
  const reachable = address.replace('0.0.0.0', '127.0.0.1').replace('[::]', '[::1]')
  if (await isProduct(`http://${reachable}`)) return ok('port', `the server is running on ${address}`)
  const holder = holderOf(port) ?? 'another program'
  return problem('port', `${address} is used by ${holder}`, 'Set PORT to another one, or stop that program.')
}
