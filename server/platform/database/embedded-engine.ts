import type { PGlite } from '@electric-sql/pglite'
import { createCooperativeYield } from '../cooperative.ts'
import type { Log } from '../log.ts'

/** The embedded engine gave up, as after a disk that is full or broken, and has not come back yet. */
export class EngineStoppedError extends Error {
  constructor(cause: unknown) {
    super('The embedded database has stopped and is restarting.', { cause })
    this.name = 'EngineStoppedError'
  }
}

export type EmbeddedEngine = {
  /** The engine in service; starts a new one when the last one stopped. Rejects with EngineStoppedError meanwhile. */
  client(): Promise<PGlite>
  close(): Promise<void>
}

/** Between two attempts to start a stopped engine again. */
const RESTART_PAUSE_MS = 1_000

function isDeadly(error: unknown): boolean {
  const { severity } = error as { severity?: unknown }
  // Without a severity it is no answer of the database at all but a failure of the engine itself.
  return typeof severity !== 'string' || severity === 'PANIC' || severity === 'FATAL'
}

/**
 * Everything that PGlite says to its engine goes through these two functions. Two rules hold there:
 * - Nothing is sent to an engine that has panicked: PGlite (0.5) answers the next message with an endless loop that
 *   freezes the whole process.
 * - The event loop gets a turn between messages. The engine runs on its thread and PGlite's queue moves on in
 *   microtasks, so that without this all statements that wait would run in one piece.
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
 * Keeps an embedded engine in service. An engine that stops is left as it stands, as if its process had been killed,
 * and `open` starts another on the same files, which repairs them from the log.
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
      // The first cause tells more than the failure to start under the same conditions.
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
      // One that stopped is not closed: closing would talk to it.
      await client?.close()
    },
  }
}
