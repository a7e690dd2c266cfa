import type { TransactionClient } from '../platform/database/database.ts'
import type { JobHandler } from '../platform/jobs/job.ts'

/** What an area stores about a member. */
export type MemberData = {
  /** The data as JSON values, without secrets such as hashes and codes. */
  exportFor(userId: string): Promise<unknown>
  /** Deletes the data, in the transaction that deletes the account. */
  eraseFor(tx: TransactionClient, userId: string, email: string): Promise<void>
}

/** What the module of an area gives to the composition root, `server/services.ts`. */
export type Area<AreaServices extends object> = {
  readonly services: AreaServices
  /** By the key under which a member's export holds it. Empty for an area that stores nothing about members. */
  readonly memberData: Readonly<Record<string, MemberData>>
  /** Handlers of the area's background jobs, recurring maintenance included. */
  readonly jobs: readonly JobHandler[]
}
