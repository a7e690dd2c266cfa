/** Public reads from a streaming replica, while it has everything that this instance knows of; otherwise from the primary. */
import type pg from 'pg'
import { CircuitOpenError, createCircuitBreaker } from '../circuit-breaker.ts'
import { type Clock, lasts } from '../clock.ts'
import type { Log } from '../log.ts'
import { isPublicRead } from '../public-reads.ts'
import type { Reader } from './postgresql.ts'

/** How far a database is: the catalog's revision, and the last entry in the log of invalidations. */
export type DataState = { readonly revision: number; readonly sequence: number }

type ReplicaFigures = {
  /** Public reads that the replica answered. */
  readonly answered: number
  /** Public reads that the primary answered because the replica was behind. */
  readonly behind: number
  /** Public reads that the primary answered because the replica failed, or had failed shortly before. */
  readonly failed: number
}

export type Replica = {
  read: Reader
  /** From now on the replica may answer, when it has the state that this instance has learned; null: none yet. */
  follow(known: () => DataState | null): void
  figures(): ReplicaFigures
  end(): Promise<void>
}

/** How long an answered state is believed. Replicas do not go back, but may be replaced. */
const STATE_MS = 1_000
/** Pause between questions while the replica is behind. */
const BEHIND_MS = 100
/** Lags that are logged. */
const LONG_LAG_MS = 10_000
/** After three failures the replica is left alone for ten seconds. */
const BREAKER = { failures: 3, windowMs: 10_000, pauseMs: 10_000 }

const STATE = `SELECT coalesce((SELECT revision FROM catalogue_state WHERE id = 1), 0) AS revision,
  coalesce((SELECT sequence FROM cache_state WHERE id = 1), 0) AS sequence`

const covers = (state: DataState | null, needed: DataState): boolean =>
  state !== null && state.revision >= needed.revision && state.sequence >= needed.sequence

type ReplicaOptions = {
  readonly pool: Pick<pg.Pool, 'query' | 'end'>
  readonly read: Reader
  readonly primary: Reader
  readonly clock: Clock
  readonly log: Log
}

export const createReplica = ({ pool, read, primary, clock, log }: ReplicaOptions): Replica => {
  const guard = createCircuitBreaker({ clock, ...BREAKER })
  const figures = { answered: 0, behind: 0, failed: 0 }
  let known: () => DataState | null = () => null
  let state: DataState | null = null
  /** Until then the last answer counts, whatever it was. */
  let believedUntil = 0
  let asking: Promise<void> | null = null
  let working = true
  let behindSince: number | null = null
  let lagLogged = false
  const now = () => clock.now().getTime()

  const noteLag = (isBehind: boolean): void => {
    if (isBehind) {
      behindSince ??= now()
      if (lagLogged || now() - behindSince < LONG_LAG_MS) return
      lagLogged = true
      log.warn({ replica: state }, 'The replica is far behind: public reads use the primary')
    } else {
      if (lagLogged) log.info({}, 'The replica has caught up')
      lagLogged = false
      behindSince = null
    }
  }

  const ask = async (needed: DataState): Promise<void> => {
    const { rows } = await pool.query<DataState>(STATE)
    state = rows[0] ?? null
    const isBehind = !covers(state, needed)
    noteLag(isBehind)
    believedUntil = now() + (isBehind ? BEHIND_MS : STATE_MS)
  }

  /** Whether the replica has all that this instance has learned. It is asked rarely, and once for reads that wait together. */
  const isCurrent = async (needed: DataState): Promise<boolean> => {
    const isBelieved = lasts({ endsAt: believedUntil, lengthMs: STATE_MS }, now())
    if (!isBelieved || (behindSince === null && !covers(state, needed))) {
      asking ??= ask(needed).finally(() => {
        asking = null
      })
      await asking
    }
    return covers(state, needed)
  }

  const noteFailure = (error: unknown): void => {
    figures.failed += 1
    if (error instanceof CircuitOpenError || !working) return
    working = false
    log.warn({ err: error }, 'The replica does not answer: public reads use the primary')
  }

  /** Null when the replica is behind. */
  const tryReplica = async (needed: DataState, text: string, values: unknown[]): Promise<unknown[] | null> => {
    const rows = await guard(async () => ((await isCurrent(needed)) ? read(text, values) : null))
    if (!working) log.info({}, 'The replica answers again')
    working = true
    return rows
  }

  return {
    read: async (text, values) => {
      const needed = isPublicRead() ? known() : null
      if (needed === null) return primary(text, values)
      try {
        const rows = await tryReplica(needed, text, values)
        if (rows !== null) {
          figures.answered += 1
          return rows
        }
        figures.behind += 1
      } catch (error) {
        // Errors of the statement itself appear again at the primary.
        noteFailure(error)
      }
      return primary(text, values)
    },
    follow: (source) => {
      known = source
    },
    figures: () => ({ ...figures }),
    end: () => pool.end(),
  }
}
