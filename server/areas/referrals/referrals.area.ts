import type { Area } from '../area.ts'
import type { BillingDependencies, ForReferrals } from '../billing/billing.area.ts'
import { createReferralCodes } from './referral-codes.ts'
import { giveReferralCredits } from './referral-credit.ts'
import { createReferralProjection } from './referral-projection.ts'
import { createReferralsService, type ReferralsService } from './referrals.service.ts'
import { createRewardWriter } from './reward-writer.ts'

export type ReferralsServices = { readonly referrals: ReferralsService }

/** Referral codes, sign-ups and rewards. */
export const createReferralsArea = (
  dependencies: BillingDependencies & { readonly billing: ForReferrals },
): Area<ReferralsServices> => {
  const { planGrants } = dependencies
  const codes = createReferralCodes(dependencies)
  const referrals = createReferralsService({ ...dependencies, codes, mode: planGrants.mode })
  const writer = createRewardWriter(dependencies)
  return {
    services: { referrals },
    memberData: { referrals },
    jobs: [giveReferralCredits({ ...dependencies, writer, syncCustomer: dependencies.billing.syncCustomer })],
    reactions: createReferralProjection({ ...dependencies, writer }),
  }
}
