/** How long work waits for a connection of a pool. */
import type pg from 'pg'

export type PoolFigures = {
  readonly connections: number
  readonly idle: number
  /** Waiting for a connection at the moment. */
  readonly waiting: number
  /** Connections handed out since the start, and the time that was waited for them in total. */
  readonly acquired: number
  readonly waitedSeconds: number
}

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>

/** Measures every wait for a connection from now on, also those of `pool.query`, which connects like everybody. */
export const watchPool = (pool: pg.Pool): (() => PoolFigures) => {
  let [acquired, waitedMs] = [0, 0]
  const connect = pool.connect.bind(pool)
  const measure = (): (() => void) => {
    const began = performance.now()
    return () => {
      acquired += 1
      waitedMs += performance.now() - began
    }
  }
  const measured = (callback?: (...outcome: Connected) => void): Promise<pg.PoolClient> | undefined => {
    const end = measure()
    if (callback === undefined) return connect().finally(end)
    connect((...outcome: Connected) => {
      end()
      callback(...outcome)
    })
    return undefined
  }
  pool.connect = measured as typeof pool.connect
  return () => ({
    connections: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    acquired,
    waitedSeconds: waitedMs / 1000,
  })
}
