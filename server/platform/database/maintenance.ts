import { yieldToEventLoop } from '../cooperative.ts'
import { type JobHandler, maintenanceJob } from '../jobs/job.ts'
import type { Database } from './database.ts'

/**
 * Vacuums and analyzes the embedded database, which has no autovacuum: dead rows would stay, new ones would not reach
 * the search index, and the planner would lack statistics. One table at a time: all together block the event loop for
 * half a second.
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
