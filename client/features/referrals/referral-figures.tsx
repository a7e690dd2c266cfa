import { monthsText } from '#core/referrals/reward-tiers.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { ReferralHistory } from './referral-history.tsx'
import { ReferralLink } from './referral-link.tsx'
import { ReferralProgress } from './referral-progress.tsx'

const ReferralFigures_referral = graphql(`
  fragment ReferralFigures_referral on ReferralOverview {
    code
    link
    successfulCount
    pendingCount
    earnedMonths
    canEarn
    nextReward {
      referrals
      months
    }
    ...ReferralHistory_referral
  }
`)

/** A member's referral figures. Its parts have fixed heights, so that nothing moves. */
export function ReferralFigures({
  referral: masked,
}: {
  readonly referral: FragmentType<typeof ReferralFigures_referral>
}) {
  const referral = readFragment(ReferralFigures_referral, masked)
  const { code, link, successfulCount, pendingCount, earnedMonths, canEarn, nextReward } = referral
  const figures = [
    { label: 'Successful referrals', text: `${successfulCount}` },
    { label: 'Pending', text: `${pendingCount}` },
    { label: 'Free Pro earned', text: earnedMonths === 0 ? 'None yet' : monthsText(earnedMonths) },
  ]
  return (
    <div className="mt-5 grid gap-6">
      <ReferralLink code={code} link={link} />
      <dl className="grid gap-2 border-line border-y py-4 sm:grid-cols-3">
        {figures.map(({ label, text }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 sm:flex-col-reverse sm:justify-end">
            <dt className="text-soft text-sm">{label}</dt>
            <dd className="font-serif text-2xl tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <ReferralProgress successful={successfulCount} next={nextReward ?? null} />
      <p className="text-soft text-sm">
        {canEarn
          ? 'A friend counts after their first successful payment, once their email is verified.'
          : 'Verify your email address to earn rewards: your referrals count from then on.'}
      </p>
      <ReferralHistory referral={referral} />
    </div>
  )
}
