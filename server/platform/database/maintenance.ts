import { yieldToEventLoop } from '../cooperative.ts'
import { type JobHandler, maintenanceJob } from '../jobs/job.ts'
import type { Database } from './database.ts'

/**
 * What an embedded database needs now and then. Its engine runs no autovacuum: dead rows would stay for ever, new rows
 * would not reach the search index proper, and the planner would know nothing of either. A table at a time, because the
 * engine works in the event loop: all of them together hold it for half a second. A PostgreSQL server does it by itself.
 */
export const databaseMaintenance = ({ kind, prisma }: Pick<Database, 'kind' | 'prisma'>): readonly JobHandler[] =>
  kind === 'postgresql'
    ? []
    : [
        maintenanceJob('vacuum-embedded-database', async ({ signal }) => {
          const tables = await prisma.$queryRaw<{ name: string }[]>`
            SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
            WHERE c.relkind IN ('r', 'm') AND c.relpersistence = 'p' ORDER BY c.oid`
          for (const { name } of tables) {
            if (signal.aborted) return
            await prisma.$executeRawUnsafe(`VACUUM ANALYZE ${name}`)
            await yieldToEventLoop()
          }
        }),
      ]
