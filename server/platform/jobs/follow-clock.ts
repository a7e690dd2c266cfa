import { MINUTE_MS } from '#core/durations.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

/** Clocks of instances may differ by this much. */
const CLOCKS_DIFFER_MS = MINUTE_MS
/** Clocks are set back a little all the time. */
const SET_BACK_MS = MINUTE_MS / 2

type ClockFollower = {
  /**
   * Times that the clock had written before it was set back are in the future: jobs keep their delays, but from now on,
   * and leases are no longer than others.
   */
  follow(): Promise<void>
  /** Does so when the clock was set back since the last call. */
  followIfSetBack(): Promise<void>
}

export const createClockFollower = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  leaseMs: number
}): ClockFollower => {
  const { database, clock, log, leaseMs } = dependencies
  let lead = Number.NEGATIVE_INFINITY
  let isBehind = false

  const follow = async (): Promise<void> => {
    const now = clock.now()
    const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
    const changed = await database.prisma.$executeRaw`
      UPDATE jobs SET
        available_at = CASE WHEN written_at > ${now}::timestamptz THEN ${now}::timestamptz + (available_at - written_at)
          ELSE ${after(leaseMs)}::timestamptz END,
        created_at = LEAST(created_at, ${now}::timestamptz),
        started_at = CASE WHEN started_at > ${now}::timestamptz THEN ${now}::timestamptz ELSE started_at END,
        finished_at = CASE WHEN finished_at > ${now}::timestamptz THEN ${now}::timestamptz ELSE finished_at END
      FROM (SELECT id AS job_id, GREATEST(created_at, started_at, finished_at) AS written_at
        FROM jobs WHERE state IN ('waiting', 'running')) AS written
      WHERE id = job_id AND state IN ('waiting', 'running') AND (written_at > ${after(CLOCKS_DIFFER_MS)}::timestamptz
        OR (state = 'running' AND available_at > ${after(leaseMs + CLOCKS_DIFFER_MS)}::timestamptz))`
    if (changed > 0) log.warn({ jobs: changed }, 'The clock was set back: waiting jobs follow it')
  }

  return {
    follow,
    followIfSetBack: async () => {
      const leadNow = clock.now().getTime() - performance.now()
      if (leadNow < lead - SET_BACK_MS) isBehind = true
      lead = leadNow
      if (!isBehind) return
      await follow()
      isBehind = false
    },
  }
}
