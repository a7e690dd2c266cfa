import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Log } from '../log.ts'

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 30_000

/** Exponential back-off with jitter before try number `attempt` (from 0). */
function retryDelayMs(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt) * (0.5 + random() / 2)
}

/**
 * Listens on its own connection and reconnects. Calls back after each notice and each connection, because notices may
 * have been missed.
 */
export function listenOnPostgresql(databaseUrl: string, channel: string, onNotice: () => void, log: Log): () => void {
  let stopped = false
  let attempt = 0
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null

  const lose = (lost: pg.Client, error?: unknown): void => {
    if (stopped || client !== lost) return
    client = null
    void lost.end().catch(() => undefined)
    const delay = retryDelayMs(attempt)
    attempt += 1
    log.warn({ err: error, delayMs: Math.round(delay) }, 'The database notification connection was lost')
    timer = setTimeout(() => void connect(), delay)
    timer.unref()
  }

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'toolfinch listener',
    })
    client = fresh
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', () => onNotice())
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      attempt = 0
      if (!stopped) onNotice()
    } catch (error) {
      lose(fresh, error)
    }
  }

  void connect()
  return () => {
    stopped = true
    if (timer !== null) clearTimeout(timer)
    void client?.end().catch(() => undefined)
  }
}

/** Not restored after the engine restarts. */
export function listenOnEmbedded(client: () => Promise<PGlite>, channel: string, onNotice: () => void): () => void {
  let stopped = false
  let unlisten: (() => Promise<void>) | null = null
  const begin = async (): Promise<void> => {
    const stop = await (await client()).listen(channel, () => onNotice())
    unlisten = stop
    if (stopped) await stop()
    else onNotice()
  }
  begin().catch(() => undefined)
  return () => {
    stopped = true
    unlisten?.().catch(() => undefined)
  }
}
