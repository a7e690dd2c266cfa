/** Free Pro time for a number of successful referrals. */
type RewardTier = {
  readonly referrals: number
  /** Months of Pro in total, those of the tiers before included. */
  readonly totalMonths: number
  readonly mostPopular: boolean
}

/** What referrals earn, the lowest tier first. The one table: the page, the rewards and the emails read it. */
export const REWARD_TIERS: readonly RewardTier[] = [
  { referrals: 1, totalMonths: 1, mostPopular: false },
  { referrals: 3, totalMonths: 4, mostPopular: true },
  { referrals: 10, totalMonths: 24, mostPopular: false },
]

/** A number of successful referrals and the months that reaching it adds. */
export type Milestone = { readonly referrals: number; readonly months: number }

/** The tiers as steps: what each of them adds to the one before. */
export const MILESTONES: readonly Milestone[] = REWARD_TIERS.map(({ referrals, totalMonths }, index) => ({
  referrals,
  months: totalMonths - (REWARD_TIERS[index - 1]?.totalMonths ?? 0),
}))

/** The first milestone that this many successful referrals have not reached; null when all are reached. */
export const nextMilestone = (successful: number): Milestone | null =>
  MILESTONES.find(({ referrals }) => referrals > successful) ?? null

/** `4 months`, `1 month`, `2 years`. */
export const monthsText = (months: number): string => {
  const [count, unit] = months >= 12 && months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
