/** Where the metrics of the whole process come from. */
import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from '../app.ts'
import { BACKUP_KIND } from '../platform/backup/backup-job.ts'
import type { ObservableBreaker } from '../platform/circuit-breaker.ts'
import type { Database } from '../platform/database/database.ts'
import { SEND_EMAIL } from '../platform/mail/outbox.ts'
import { PRODUCT_VERSION } from '../platform/product-version.ts'
import type { Services } from '../services.ts'
import type { MetricsSources } from './sources.ts'

type Parts = {
  readonly app: FastifyInstance
  readonly database: Database
  readonly services: Services
  readonly lifecycle: Lifecycle
  readonly breakers: Readonly<Record<string, ObservableBreaker>>
  readonly freeBytes?: (() => Promise<number>) | undefined
}

export const sourcesOf = ({ app, database, services, lifecycle, breakers, freeBytes }: Parts): MetricsSources => {
  const { catalogue, analytics, administration, cacheFigures, jobHandlers } = services
  return {
    version: PRODUCT_VERSION,
    databaseKind: database.kind,
    draining: () => lifecycle.draining,
    inFlight: () => app.overloadGate.state.inFlight,
    caches: cacheFigures.read,
    recording: analytics.recording.figures,
    searchIndex: catalogue.toolLists.indexFigures,
    catalogueRevision: catalogue.revision.current,
    readStored: administration.monitoring.readStored,
    pool: database.pool,
    freeBytes,
    breakers: Object.fromEntries(Object.entries(breakers).map(([name, { isOpen }]) => [name, isOpen])),
    jobKinds: [...jobHandlers.map(({ kind }) => kind), SEND_EMAIL.name, BACKUP_KIND],
  }
}
