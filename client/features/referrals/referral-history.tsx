import type { ReactNode } from 'react'
import { monthText } from '#core/display/facts.ts'
import { formatCents } from '#core/display/price.ts'
import { monthsText } from '#core/referrals/reward-tiers.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { ReferralHistory_referralFragment, ReferralRewardState, ReferralStatus } from '../../gql/graphql.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const ReferralHistory_referral = graphql(`
  fragment ReferralHistory_referral on ReferralOverview {
    rewards {
      id
      months
      referrals
      form
      creditCents
      earnedMonth
      state
    }
    referrals(first: 100) {
      month
      status
    }
  }
`)

type Mark = { readonly label: string; readonly tone: BadgeTone }

const STATUSES: Readonly<Record<ReferralStatus, Mark>> = {
  PENDING: { label: 'Pending', tone: 'plain' },
  SUCCESSFUL: { label: 'Successful', tone: 'support' },
  REVERSED: { label: 'Refunded', tone: 'danger' },
}

const STATES: Readonly<Record<ReferralRewardState, Mark>> = {
  PENDING: { label: 'On its way', tone: 'plain' },
  GRANTED: { label: 'Given', tone: 'support' },
  REVERSED: { label: 'Taken back', tone: 'danger' },
}

type Reward = ReferralHistory_referralFragment['rewards'][number]

const rewardText = ({ months, form, creditCents }: Reward): string =>
  form === 'CREDIT'
    ? `${formatCents(creditCents ?? 0)} of credit, for ${monthsText(months)} of Pro`
    : `${monthsText(months)} of Pro`

/** A member's rewards and referrals, by month. Initially closed, so that the panel's height does not depend on them. */
export function ReferralHistory({
  referral: masked,
}: {
  readonly referral: FragmentType<typeof ReferralHistory_referral>
}) {
  const { rewards, referrals } = readFragment(ReferralHistory_referral, masked)
  return (
    <div className="grid gap-2 sm:grid-cols-2 sm:gap-6">
      <Group title="Rewards" count={rewards.length} empty="Your first successful referral earns one.">
        {rewards.map((reward) => (
          <Row
            key={reward.id}
            text={rewardText(reward)}
            detail={`${monthText(reward.earnedMonth)}, for ${reward.referrals} ${reward.referrals === 1 ? 'referral' : 'referrals'}`}
            mark={STATES[reward.state]}
          />
        ))}
      </Group>
      <Group title="Referrals by month" count={referrals.length} empty="Nobody has signed up with your code yet.">
        {referrals.map(({ month, status }, index) => (
          // Months repeat, and a referral has no name.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and no state
          <Row key={index} text={monthText(month)} mark={STATUSES[status]} />
        ))}
      </Group>
    </div>
  )
}

type GroupProps = {
  readonly title: string
  readonly count: number
  readonly empty: string
  readonly children: ReactNode
}

function Group({ title, count, empty, children }: GroupProps) {
  return (
    <details className="min-w-0">
      <summary className="min-h-11 content-center font-semibold text-sm">
        {title} ({count})
      </summary>
      {count === 0 ? (
        <p className="text-soft text-sm">{empty}</p>
      ) : (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto text-sm">{children}</ul>
      )}
    </details>
  )
}

function Row({ text, detail, mark }: { readonly text: string; readonly detail?: string; readonly mark: Mark }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 py-2">
      <span>
        {text}
        {detail === undefined ? null : <span className="block text-soft text-xs">{detail}</span>}
      </span>
      <Badge tone={mark.tone}>{mark.label}</Badge>
    </li>
  )
}
