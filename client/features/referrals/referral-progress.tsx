import { monthsText } from '#core/referrals/reward-tiers.ts'

type ReferralProgressProps = {
  readonly successful: number
  /** Null when all rewards are earned. */
  readonly next: { readonly referrals: number; readonly months: number } | null
}

/** The progress toward the next reward. */
export function ReferralProgress({ successful, next }: ReferralProgressProps) {
  const target = next?.referrals ?? successful
  const left = target - successful
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm tabular-nums">
        <p className="font-semibold">
          {next === null ? 'You have earned every reward' : `Next reward: ${monthsText(next.months)} of Pro`}
        </p>
        <p className="text-soft">
          {next === null ? `${successful} successful` : `${successful} of ${target}, ${left} to go`}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label="Progress to the next reward"
        aria-valuemin={0}
        aria-valuemax={target}
        aria-valuenow={successful}
        aria-valuetext={next === null ? 'All rewards earned' : `${successful} of ${target} successful referrals`}
        className="mt-2 h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left rounded-full bg-gold transition-transform"
          style={{ transform: `scaleX(${target === 0 ? 0 : successful / target})` }}
        />
      </div>
    </div>
  )
}
