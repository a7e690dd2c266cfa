import { PRODUCT_NAME } from '#core/brand.ts'
import { momentDayText } from '#core/display/dates.ts'
import { monthsText } from '#core/referrals/reward-tiers.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

type EarnedReward = {
  /** The number of successful referrals. */
  readonly referrals: number
  readonly months: number
} & (
  | { readonly form: 'months'; readonly startsAt: Date; readonly endsAt: Date }
  | { readonly form: 'credit'; readonly creditCents: number }
)

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const howItIsGiven = (reward: EarnedReward): string => {
  if (reward.form === 'credit') {
    return `Your subscription renews automatically, so you get the free months as ${dollars.format(reward.creditCents / 100)} in credit toward your next invoices.`
  }
  const [start, end] = [reward.startsAt, reward.endsAt].map((moment) => momentDayText(moment.toISOString()))
  return `Your free Pro plan runs from ${start} to ${end}. You don't need to do anything.`
}

export const rewardEarnedMail = (to: string, publicUrl: string, reward: EarnedReward): Mail => {
  const time = monthsText(reward.months)
  const friends = reward.referrals === 1 ? 'A friend you referred is' : `${reward.referrals} friends you referred are`
  return composeEmail({
    to,
    subject: `You earned ${time} of ${PRODUCT_NAME} Pro`,
    heading: `You earned ${time} of Pro`,
    paragraphs: [`${friends} now on a paid plan. Thank you!`, howItIsGiven(reward)],
    button: { label: 'See your referrals', url: `${publicUrl}/referrals` },
    notes: ["If a payment behind this reward is refunded or disputed, we'll reverse the reward."],
    reason: `You received this email because ${to} is the address of a ${PRODUCT_NAME} account with referrals.`,
  })
}
