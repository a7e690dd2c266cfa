import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { type Schedule, systemSchedule } from '../../platform/schedule.ts'

export type KeyUsage = ReturnType<typeof createKeyUsage>

const FLUSH_MS = 30_000

/**
 * Counts the calls of keys in memory and writes them in one statement after half a minute and at the end of the process.
 * A crash loses the counts since then, and a call around midnight may count for the next day; they are for orientation.
 */
export const createKeyUsage = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  schedule?: Schedule | undefined
}) => {
  const { database, clock, log, schedule = systemSchedule } = dependencies
  let counts = new Map<string, number>()

  const flush = async (): Promise<void> => {
    if (counts.size === 0) return
    const written = counts
    counts = new Map()
    const now = clock.now()
    try {
      await database.prisma.$executeRaw`
        UPDATE api_keys AS k SET
          last_used_on = GREATEST(k.last_used_on, day.today),
          calls = CASE WHEN k.calls_month >= day.month THEN k.calls + u.calls ELSE u.calls END,
          calls_month = GREATEST(k.calls_month, day.month)
        FROM (SELECT unnest(${[...written.keys()]}::uuid[]) AS id, unnest(${[...written.values()]}::int[]) AS calls) AS u,
          (SELECT (${now}::timestamptz AT TIME ZONE 'UTC')::date AS today,
            date_trunc('month', ${now}::timestamptz AT TIME ZONE 'UTC')::date AS month) AS day
        WHERE k.id = u.id`
    } catch (error) {
      log.warn({ err: error }, 'the calls of API keys could not be stored')
    }
  }

  return {
    /** Counts one call, without the caller. */
    count: (keyId: string): void => {
      if (counts.size === 0) schedule(() => void flush(), FLUSH_MS)
      counts.set(keyId, (counts.get(keyId) ?? 0) + 1)
    },
    flush,
  }
}
