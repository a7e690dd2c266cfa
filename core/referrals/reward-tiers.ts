type RewardTier = {
  readonly referrals: number
  /** Total months of Pro, including earlier tiers. */
  readonly totalMonths: number
  readonly mostPopular: boolean
}

/** Lowest tier first. The only table of rewards: the page, the rewards and the emails read it. */
export const REWARD_TIERS: readonly RewardTier[] = [
  { referrals: 1, totalMonths: 1, mostPopular: false },
  { referrals: 3, totalMonths: 4, mostPopular: true },
  { referrals: 10, totalMonths: 24, mostPopular: false },
]

/** A number of successful referrals and the months it adds. */
export type Milestone = { readonly referrals: number; readonly months: number }

/** The months each tier adds to the previous one. */
export const MILESTONES: readonly Milestone[] = REWARD_TIERS.map(({ referrals, totalMonths }, index) => ({
  referrals,
  months: totalMonths - (REWARD_TIERS[index - 1]?.totalMonths ?? 0),
}))

/** The first milestone not reached; null when all are. */
export const nextMilestone = (successful: number): Milestone | null =>
  MILESTONES.find(({ referrals }) => referrals > successful) ?? null

/** `4 months`, `1 month`, `2 years`. */
export const monthsText = (months: number): string => {
  const [count, unit] = months >= 12 && months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
