import type { TransactionClient } from '../../platform/database/database.ts'
import type { Area } from '../area.ts'
import type { BillingDependencies, ForReferrals } from '../billing/billing.area.ts'
import { createReferralCodes } from './referral-codes.ts'
import { giveReferralCredits } from './referral-credit.ts'
import { createReferralProjection } from './referral-projection.ts'
import { createReferralsService, type ReferralsService } from './referrals.service.ts'
import { createRewardWriter } from './reward-writer.ts'

export type ReferralsServices = { readonly referrals: ReferralsService }

type ReferralsArea = Area<ReferralsServices> & {
  /** Called in the transaction that creates an account. */
  readonly onSignUp: (tx: TransactionClient, userId: string) => Promise<void>
  /** Called in the transaction that verifies a member's email. */
  readonly onVerified: (tx: TransactionClient, userId: string) => Promise<void>
  /** Called in the transaction that stores a customer's payments, with our customer id. */
  readonly onPayments: (tx: TransactionClient, customerId: string) => Promise<void>
}

/** Referral codes, sign-ups and rewards. */
export const createReferralsArea = (
  dependencies: BillingDependencies & { readonly billing: ForReferrals },
): ReferralsArea => {
  const { planGrants } = dependencies
  const codes = createReferralCodes(dependencies)
  const referrals = createReferralsService({ ...dependencies, codes, mode: planGrants.mode })
  const writer = createRewardWriter(dependencies)
  const projection = createReferralProjection({ ...dependencies, writer })
  return {
    services: { referrals },
    memberData: { referrals },
    jobs: [giveReferralCredits({ ...dependencies, writer, syncCustomer: dependencies.billing.syncCustomer })],
    ...projection,
  }
}
