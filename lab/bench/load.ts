import { median } from '../median.ts'
import { autocannon } from './autocannon.ts'

export type Target = {
  /** For the error's message. */
  readonly name: string
  readonly url: string
  readonly path: string
  /** The body of the n-th request, or one for all; GET without it. */
  readonly body?: string | ((n: number) => string)
  readonly headers?: Readonly<Record<string, string>>
}

type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number }

const CONNECTIONS = 32

let sent = 0
const nextNumber = (): number => {
  sent += 1
  return sent
}

const send = ({ url, path, body, headers }: Target, seconds: number, connections: number) => {
  const next = typeof body === 'function' ? body : undefined
  return autocannon({
    url,
    connections,
    duration: seconds,
    // The product closes a connection after a thousand requests, which this client would not notice.
    reconnectRate: 900,
    requests: [
      {
        method: body === undefined ? 'GET' : 'POST',
        path,
        headers: { 'content-type': 'application/json', ...headers },
        ...(typeof body === 'string' ? { body } : {}),
        ...(next ? { setupRequest: (request) => ({ ...request, body: next(nextNumber()) }) } : {}),
      },
    ],
  })
}

/** Greatest share of shed requests: an overloaded product refuses some, which only lowers its rate. */
const MOST_SHED = 0.05

/** Loads a server and returns successful responses per second. Throws for any other failure than shed requests. */
export const load = async (target: Target, seconds: number, connections = CONNECTIONS): Promise<Load> => {
  const result = await send(target, seconds, connections)
  const successful = result['2xx']
  const shed = result.statusCodeStats?.['503']?.count ?? 0
  const failed = result.non2xx - shed + result.errors + result.timeouts
  if (failed > 0 || successful === 0 || shed > result.requests.total * MOST_SHED) {
    throw new Error(`${target.name}: ${successful} answered, ${shed} shed, ${failed} failed in ${seconds} s`)
  }
  return { perSecond: successful / result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}

/** A single response; throws unless it is successful. */
export const ask = async ({ url, path }: Pick<Target, 'url' | 'path'>, body?: string): Promise<string> => {
  const response = await fetch(new URL(path, url), {
    ...(body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  })
  if (!response.ok) throw new Error(`${url}${path}: ${response.status} ${await response.text()}`)
  return response.text()
}

/** Loads several servers alternately, so that all see the same noise; responses per second of each. */
export const compare = async (targets: readonly Target[], seconds: number, turns: number): Promise<number[]> => {
  // The product refuses requests that wait for too long, which can happen while a new process is still compiling.
  for (const target of targets) await send(target, 1, CONNECTIONS)
  const rates: number[][] = targets.map(() => [])
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, target] of targets.entries()) rates[index]?.push((await load(target, seconds)).perSecond)
  }
  return rates.map(median)
}
