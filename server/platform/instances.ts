/** How many instances run on the database: what each of them keeps in memory is its share. */
import { randomUUID } from 'node:crypto'
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'

export type Instances = {
  /** At least 1: this one. As long as the database does not answer, the last known count. */
  count(): number
  /** Tells the others that this instance runs, and counts them. Never rejects. */
  beat(): Promise<void>
  /** Beats at once, which the result waits for, and then every ten seconds. The returned function ends it. */
  start(): Promise<() => Promise<void>>
}

const BEAT_MS = 10_000
/** Three beats: what is paused or cut off for longer does not count. */
const ALIVE_SECONDS = 30
const FORGOTTEN_SECONDS = 3_600

/** The embedded database has one process, so nothing is written there. */
export const createInstances = ({ database, log }: { database: Database; log: Log }): Instances => {
  const id = randomUUID()
  let known = 1

  const beat = async (): Promise<void> => {
    if (database.kind === 'pglite') return
    try {
      const [row] = await database.prisma.$queryRaw<{ others: number }[]>`
        WITH forgotten AS (
          DELETE FROM instances WHERE seen_at < now() - ${FORGOTTEN_SECONDS}::int * interval '1 second'),
        own AS (
          INSERT INTO instances (id, started_at, seen_at) VALUES (${id}::uuid, now(), now())
          ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at)
        SELECT count(*)::int AS others FROM instances
        WHERE id <> ${id}::uuid AND seen_at > now() - ${ALIVE_SECONDS}::int * interval '1 second'`
      known = 1 + (row?.others ?? 0)
    } catch (error) {
      log.warn({ err: error }, 'could not count the instances')
    }
  }

  const leave = async (): Promise<void> => {
    if (database.kind === 'postgresql') await database.prisma.instance.deleteMany({ where: { id } })
  }

  return {
    count: () => known,
    beat,
    start: async () => {
      await beat()
      const timer = setInterval(() => void beat(), BEAT_MS)
      timer.unref()
      return () => {
        clearInterval(timer)
        // Otherwise it ends after 30 seconds.
        return leave().catch(() => undefined)
      }
    },
  }
}
