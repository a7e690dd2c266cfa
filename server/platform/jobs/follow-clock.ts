import { MINUTE_MS } from '#core/durations.ts'
import type { TransactionClient } from '../database/database.ts'

/** Clocks of instances may differ by this much. */
const CLOCKS_DIFFER_MS = MINUTE_MS

/**
 * After the clock was set back, times that it had written are in the future: jobs keep their delays, but from now on, and
 * leases are no longer than others. Returns how many jobs it changed.
 */
export const followClock = (
  reader: TransactionClient,
  { now, leaseMs }: { readonly now: Date; readonly leaseMs: number },
): Promise<number> => {
  const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
  return reader.$executeRaw`
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
}
