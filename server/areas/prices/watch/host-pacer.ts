import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '#server/platform/clock.ts'

/** Resolves after this time. Rejects when the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

export const systemWait: Wait = (ms, signal) => delay(ms, undefined, { signal })

/** The time between two requests to a host. */
const HOST_INTERVAL_MS = 10_000

/** Resolves when the next request to the host of a URL may be sent. */
export const createHostPacer = ({ clock, wait, signal }: { clock: Clock; wait: Wait; signal: AbortSignal }) => {
  const lastAt = new Map<string, number>()
  return async (url: string): Promise<void> => {
    const { host } = new URL(url)
    const last = lastAt.get(host)
    const rest = last === undefined ? 0 : last + HOST_INTERVAL_MS - clock.now().getTime()
    // More is left when the clock was set back.
    if (rest > 0) await wait(Math.min(rest, HOST_INTERVAL_MS), signal)
    lastAt.set(host, clock.now().getTime())
  }
}
