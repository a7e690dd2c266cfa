import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Lifecycle } from './app.ts'

/** What to close; filled in during start-up. */
interface Closable {
  /** All listeners; empty before the process listens. */
  readonly servers: readonly Server[]
  close(): Promise<void>
}

interface ShutdownOptions {
  readonly log: FastifyBaseLogger
  readonly lifecycle: Lifecycle
  readonly running: () => Closable
  /** New connections are still accepted this long, so that load balancers see the readiness change first. */
  readonly noticeMs?: number | undefined
}

const NOTICE_MS = 300
/** Counted from the end of the notice: open requests are cut off, which leaves time to close the database. */
const FORCE_AFTER_MS = 7_200
const GIVE_UP_AFTER_MS = 9_200
const CLOSE_AFTER_FAILURE_MS = 2_000

const cutOff = ({ servers }: Closable): void => {
  for (const server of servers) server.closeAllConnections()
}

/**
 * Graceful shutdown with exit code 0 on the first SIGTERM or SIGINT: readiness fails at once, requests in flight
 * finish, then everything is closed. A second signal exits at once; the limit is ten seconds with the default notice.
 */
export function endOnSignals({ log, lifecycle, running, noticeMs = NOTICE_MS }: ShutdownOptions): void {
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    try {
      await running().close()
      log.info({ signal }, 'ended')
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'could not close')
      process.exit(1)
    }
  }
  const onSignal = (signal: NodeJS.Signals): void => {
    if (lifecycle.draining) {
      log.warn({ signal }, 'second signal: exiting immediately')
      process.exit(1)
    }
    lifecycle.draining = true
    log.info({ signal }, 'draining')
    // Nothing was served before the process listened.
    const notice = running().servers.length === 0 ? 0 : noticeMs
    setTimeout(() => cutOff(running()), notice + FORCE_AFTER_MS).unref()
    setTimeout(() => {
      log.error({ signal }, 'could not shut down in time')
      process.exit(1)
    }, notice + GIVE_UP_AFTER_MS).unref()
    setTimeout(() => void end(signal), notice)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** After an unexpected error the state is unknown: log it, try to close, and let the supervisor restart. */
export function endOnUnknownState({ log, running }: ShutdownOptions): void {
  let ending = false
  const onFailure = (error: unknown): void => {
    log.fatal({ err: error, errorId: randomUUID() }, 'unexpected error outside a request: exiting')
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), CLOSE_AFTER_FAILURE_MS)
    cutOff(running())
    running()
      .close()
      .finally(() => process.exit(1))
      .catch(() => undefined)
  }
  process.on('uncaughtException', onFailure)
  process.on('unhandledRejection', onFailure)
}
