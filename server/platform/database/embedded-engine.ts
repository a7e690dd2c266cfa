import type { PGlite } from '@electric-sql/pglite'
import { createCooperativeYield } from '../cooperative.ts'
import type { Log } from '../log.ts'

/** The engine crashed, such as on a full or broken disk, and has not restarted yet. */
export class EngineStoppedError extends Error {
  constructor(cause: unknown) {
    super('The embedded database has stopped and is restarting.', { cause })
    this.name = 'EngineStoppedError'
  }
}

export type EmbeddedEngine = {
  /** The running engine, restarted if it stopped. Rejects with EngineStoppedError meanwhile. */
  client(): Promise<PGlite>
  close(): Promise<void>
}

/** Pause between restart attempts. */
const RESTART_PAUSE_MS = 1_000

function isDeadly(error: unknown): boolean {
  const { severity } = error as { severity?: unknown }
  // Errors without a severity come from the engine itself, not from the database.
  return typeof severity !== 'string' || severity === 'PANIC' || severity === 'FATAL'
}

/**
 * All messages between PGlite and its engine pass through these two functions:
 * - Nothing is sent to a panicked engine: PGlite (0.5) handles the next message with an endless loop that freezes the
 * process.
 * - The event loop gets a turn between messages. PGlite's queue advances in microtasks, so all pending statements would
 * otherwise run in one go.
 */
function guardMessages(client: PGlite, onBlown: (cause: unknown) => void, monotonicMs: () => number): void {
  let blown: { cause: unknown } | undefined
  const waitForTurn = createCooperativeYield(monotonicMs)
  const guard =
    <A extends unknown[], R>(send: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await waitForTurn()
      if (blown) throw new EngineStoppedError(blown.cause)
      try {
        return await send(...args)
      } catch (error) {
        if (isDeadly(error)) {
          blown = { cause: error }
          onBlown(error)
        }
        throw error
      }
    }
  client.execProtocol = guard(client.execProtocol.bind(client))
  client.execProtocolStream = guard(client.execProtocolStream.bind(client))
}

/**
 * Keeps an embedded engine running. A stopped engine is abandoned as if killed, and `open` starts another on the same
 * files, which recovers from the log.
 */
export async function createEmbeddedEngine(
  open: () => Promise<PGlite>,
  log: Log,
  monotonicMs: () => number = () => performance.now(),
): Promise<EmbeddedEngine> {
  let current: PGlite | undefined
  let starting: Promise<PGlite> | undefined
  let stopped: { cause: unknown; retryAt: number } | undefined
  let closed = false

  async function start(): Promise<PGlite> {
    const client = await open()
    const onBlown = (cause: unknown): void => {
      if (closed || current !== client) return
      current = undefined
      stopped = { cause, retryAt: 0 }
      log.error({ err: cause }, 'The embedded database stopped')
    }
    guardMessages(client, onBlown, monotonicMs)
    current = client
    return client
  }
  async function restart(cause: unknown): Promise<PGlite> {
    try {
      const client = await start()
      stopped = undefined
      log.warn({}, 'The embedded database is running again')
      return client
    } catch {
      // The first cause is more informative than the failed restart.
      stopped = { cause, retryAt: performance.now() + RESTART_PAUSE_MS }
      throw new EngineStoppedError(cause)
    } finally {
      starting = undefined
    }
  }

  await start()
  return {
    async client() {
      if (current) return current
      if (closed || !stopped) throw new Error('PGlite is closed')
      if (starting) return starting
      if (performance.now() < stopped.retryAt) throw new EngineStoppedError(stopped.cause)
      starting = restart(stopped.cause)
      return starting
    },
    async close() {
      closed = true
      await starting?.catch(() => {})
      const client = current
      current = undefined
      // A stopped engine is not closed: closing would send it a message.
      await client?.close()
    },
  }
}
