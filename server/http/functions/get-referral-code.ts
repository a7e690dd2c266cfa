import { z } from 'zod'
import { MAX_TRUSTED_PAGE_SIZE } from '../../../core/catalogue/tool-query.ts'
import { graphql } from '../gql/gql.ts'
import { defineCall, type FunctionDefinition, legacyClaim } from './define-function.ts'

const document = graphql(`
  query GetReferralCodeFunctionQuery($first: Int!) {
    referral {
      code
      referrals(status: SUCCESSFUL, first: $first) {
        month
        status
      }
    }
  }
`)

/** POST getReferralCode: the caller's own code, and an entry for each successful referral, with its month alone. */
export const getReferralCode: FunctionDefinition = {
  name: 'getReferralCode',
  calls: [
    defineCall({
      method: 'POST',
      action: null,
      input: z.object(legacyClaim),
      document,
      variables: () => ({ first: MAX_TRUSTED_PAGE_SIZE }),
      reply: ({ referral: { code, referrals } }) => ({
        body: {
          referralCode: code,
          referrals: referrals.map(({ month, status }) => ({ status: status.toLowerCase(), month })),
        },
      }),
    }),
  ],
}
