import { z } from 'zod'
import { MAX_TRUSTED_PAGE_SIZE } from '#core/catalogue/tool-query.ts'
import { graphql } from '../gql/gql.ts'
import { defineCall, type FunctionDefinition, legacyClaim } from './define-function.ts'

const document = graphql(`
  query GetReferralCodeFunction($first: Int!) {
    referral {
      code
      referrals(status: SUCCESSFUL, first: $first) {
        month
        status
      }
    }
  }
`)

const answerSchema = z.object({
  referralCode: z.string(),
  referrals: z.array(z.object({ status: z.string(), month: z.string() })),
})

/** POST getReferralCode: the caller's code, and one entry with its month per successful referral. */
export const getReferralCode: FunctionDefinition = {
  name: 'getReferralCode',
  calls: [
    defineCall({
      method: 'POST',
      action: null,
      summary: 'Gives the referral code of the caller, and one entry with its month per successful referral.',
      access: 'member',
      answers: { 200: answerSchema },
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
