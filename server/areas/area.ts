import type { TransactionClient } from '../platform/database/database.ts'
import type { JobHandler } from '../platform/jobs/job.ts'

export type MemberData = {
  /** As JSON values, without secrets such as hashes and codes. */
  exportFor(userId: string): Promise<unknown>
  /** Runs in the transaction that deletes the account. */
  eraseFor(tx: TransactionClient, userId: string, email: string): Promise<void>
}

/** What other areas do when something happens in one, in the same transaction. */
export type Reactions = {
  /** An account was created. `isRecorded`: whether analytics record the device. */
  readonly onSignUp: (
    tx: TransactionClient,
    account: { readonly userId: string; readonly isRecorded: boolean },
  ) => Promise<void>
  /** A member verified the email address. */
  readonly onVerified: (tx: TransactionClient, userId: string) => Promise<void>
  /** An administrator suspended or reinstated an account. */
  readonly onSuspension: (tx: TransactionClient, userId: string) => Promise<void>
  /** An administrator granted a plan or ended a grant. */
  readonly onGrant: (tx: TransactionClient, userId: string) => Promise<void>
  /** A customer's payments were stored, with our customer id. */
  readonly onPayments: (tx: TransactionClient, customerId: string) => Promise<void>
}

/** What an area provides to the composition root, `server/services.ts`. */
export type Area<AreaServices extends object> = {
  readonly services: AreaServices
  /** By export key. Empty for an area without member data. */
  readonly memberData: Readonly<Record<string, MemberData>>
  /** Background jobs, including recurring maintenance. */
  readonly jobs: readonly JobHandler[]
  /** To events of other areas. */
  readonly reactions?: Partial<Reactions>
}
