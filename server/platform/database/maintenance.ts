import { type JobHandler, maintenanceJob } from '../jobs/job.ts'
import type { Database } from './database.ts'

/**
 * What an embedded database needs now and then. Its engine runs no autovacuum: dead rows would stay for ever, new rows
 * would not reach the search index proper, and the planner would know nothing of either. Takes a tenth of a second for a
 * thousand tools. A PostgreSQL server does it by itself.
 */
export const databaseMaintenance = ({ kind, prisma }: Pick<Database, 'kind' | 'prisma'>): readonly JobHandler[] =>
  kind === 'postgresql'
    ? []
    : [
        maintenanceJob('vacuum-embedded-database', async () => {
          await prisma.$executeRawUnsafe('VACUUM ANALYZE')
        }),
      ]
