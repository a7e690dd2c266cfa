import type { TransactionClient } from '../platform/database/database.ts'
import type { JobHandler } from '../platform/jobs/job.ts'

export type MemberData = {
  /** As JSON values, without secrets such as hashes and codes. */
  exportFor(userId: string): Promise<unknown>
  /** Runs in the transaction that deletes the account. */
  eraseFor(tx: TransactionClient, userId: string, email: string): Promise<void>
}

/** What an area provides to the composition root, `server/services.ts`. */
export type Area<AreaServices extends object> = {
  readonly services: AreaServices
  /** By export key. Empty for an area without member data. */
  readonly memberData: Readonly<Record<string, MemberData>>
  /** Background jobs, including recurring maintenance. */
  readonly jobs: readonly JobHandler[]
}
