import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Area } from '../area.ts'
import { type AuditLogService, createAuditLogService } from './audit-log.service.ts'
import { createProductFiguresService, type ProductFiguresService } from './product-figures.service.ts'

export type AdministrationServices = {
  readonly auditLog: AuditLogService
  readonly productFigures: ProductFiguresService
}

/** What the administrators' screens show beside what other areas own. */
export const createAdministrationArea = (dependencies: {
  database: Database
  clock: Clock
  /** How many active tools the catalogue holds. */
  toolCount: () => Promise<number>
}): Area<AdministrationServices> => ({
  services: {
    auditLog: createAuditLogService(dependencies),
    productFigures: createProductFiguresService(dependencies),
  },
  // The audit log stays when an account goes: its entries then name nobody.
  memberData: {},
  jobs: [],
})
