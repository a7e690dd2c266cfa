import type { CacheFigures } from '../../platform/cache/cache-figures.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { maintenanceJob } from '../../platform/jobs/job.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { Area } from '../area.ts'
import { type AuditLogService, createAuditLogService } from './audit-log.service.ts'
import { createDataRequestsService, type DataRequestsService, dataRequestsOfMembers } from './data-requests.service.ts'
import { createMonitoringService, type MonitoringService } from './monitoring.service.ts'
import { createPolicyNoticesService, type PolicyNotice, type PolicyNoticesService } from './policy-notices.service.ts'
import { createProductFiguresService, type ProductFiguresService } from './product-figures.service.ts'
import { createSystemService, type SystemService } from './system.service.ts'

export type AdministrationServices = {
  readonly auditLog: AuditLogService
  readonly productFigures: ProductFiguresService
  readonly system: SystemService
  readonly monitoring: MonitoringService
  readonly dataRequests: DataRequestsService
  readonly policyNotices: PolicyNoticesService
}

/** Administration screens not owned by other areas. */
export const createAdministrationArea = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
  publicUrl: string
  cacheFigures: CacheFigures
  /** Active tools in the catalog. */
  toolCount: () => Promise<number>
  /** The served catalog revision. */
  catalogueRevision: () => number | null
  /** Free space on the disk of the embedded database. */
  freeBytes?: (() => Promise<number>) | undefined
  verifiedEmailOf: (reader: Database['prisma'] | TransactionClient, userId: string) => Promise<string | null>
  /** Announcements of the legal pages. */
  announced: () => readonly PolicyNotice[]
}): Area<AdministrationServices> => {
  const dataRequests = createDataRequestsService(dependencies)
  const policyNotices = createPolicyNoticesService(dependencies)
  return {
    services: {
      auditLog: createAuditLogService(dependencies),
      productFigures: createProductFiguresService(dependencies),
      system: createSystemService(dependencies),
      monitoring: createMonitoringService(dependencies),
      dataRequests,
      policyNotices,
    },
    // The audit log survives account deletion; its entries then name nobody. Notice deliveries are deleted with the
    // account.
    memberData: { dataRequests: dataRequestsOfMembers(dependencies) },
    jobs: [
      maintenanceJob('remove-settled-data-requests', dataRequests.removeOld),
      maintenanceJob('announce-policy-changes', ({ signal }) => policyNotices.announce(signal)),
    ],
  }
}
