import { monthsText, REWARD_TIERS } from '#core/referrals/reward-tiers.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'

/** The rewards for referrals, from the shared table. */
export function RewardTiers() {
  return (
    <ul className="mt-6 grid gap-4 md:grid-cols-3">
      {REWARD_TIERS.map(({ referrals, totalMonths, mostPopular }) => (
        <Card
          key={referrals}
          as="li"
          className={classNames(
            'flex flex-col p-6',
            mostPopular && 'border-t-accent shadow-[inset_0_3px_0_var(--color-accent)]',
          )}
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-lg">
              {referrals} {referrals === 1 ? 'referral' : 'referrals'}
            </h3>
            {mostPopular ? <Badge tone="gold">Most popular</Badge> : null}
          </div>
          <p className="mt-3 font-serif text-2xl tabular-nums">{monthsText(totalMonths)} free</p>
          <p className="mt-1 text-soft text-sm">of Pro, in total</p>
        </Card>
      ))}
    </ul>
  )
}
