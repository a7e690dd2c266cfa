import type { TransactionClient } from '../../platform/database/database.ts'
import type { Area } from '../area.ts'
import type { BillingDependencies, ForReferrals } from '../billing/billing.area.ts'

export type ReferralsServices = Record<never, never>

type ReferralsArea = Area<ReferralsServices> & {
  /** Called in the transaction that creates an account. */
  readonly onSignUp: (tx: TransactionClient, userId: string) => Promise<void>
  /** Called in the transaction that stored a customer's payments, with our id of the customer. */
  readonly onPayments: (tx: TransactionClient, customerId: string) => Promise<void>
}

/** Referral codes, who signed up with them, and what that earned. */
export const createReferralsArea = (
  _dependencies: BillingDependencies & { readonly billing: ForReferrals },
): ReferralsArea => ({
  services: {},
  memberData: {},
  jobs: [],
  onSignUp: async () => undefined,
  onPayments: async () => undefined,
})
