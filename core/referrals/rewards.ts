import type { TimeSpan } from './paid-times.ts'
import { MILESTONES, type Milestone } from './reward-tiers.ts'

/** A milestone and when it was reached. Lost and reached again, it has several of these. */
type RewardTime = {
  readonly milestone: Milestone
  readonly earnedAt: Date
  /** When too few referrals were left; null while it holds. */
  readonly revokedAt: Date | null
}

/** A reward as it was written: `milestone` is its number of referrals. */
export type WrittenReward = {
  readonly id: string
  readonly milestone: number
  readonly version: number
  readonly earnedAt: Date
  readonly revokedAt: Date | null
}

type NewReward = RewardTime & { readonly version: number }
type Revocation = { readonly id: string; readonly revokedAt: Date }

type RewardChanges = { readonly added: readonly NewReward[]; readonly revoked: readonly Revocation[] }

/** How many of the referrals succeed at a moment. */
export const successfulAt = (referrals: readonly (readonly TimeSpan[])[], moment: Date): number =>
  referrals.filter((spans) => spans.some(({ from, to }) => from <= moment && (to === null || to > moment))).length

/**
 * When each milestone was reached and lost: the maximal times in which at least so many referrals succeeded at once.
 * @param referrals the times in which each referral succeeds, those of one referral apart from one another
 */
export const rewardTimesOf = (referrals: readonly (readonly TimeSpan[])[]): RewardTime[] => {
  const steps = new Map<number, number>()
  const step = (moment: Date, by: number) => steps.set(moment.getTime(), (steps.get(moment.getTime()) ?? 0) + by)
  for (const { from, to } of referrals.flat()) {
    step(from, 1)
    if (to !== null) step(to, -1)
  }
  const moments = [...steps].toSorted(([a], [b]) => a - b)
  return MILESTONES.flatMap((milestone) => {
    const times: RewardTime[] = []
    let count = 0
    for (const [moment, by] of moments) {
      const before = count
      count += by
      const wasReached = before >= milestone.referrals
      const isReached = count >= milestone.referrals
      if (isReached && !wasReached) times.push({ milestone, earnedAt: new Date(moment), revokedAt: null })
      const last = times.at(-1)
      if (wasReached && !isReached && last !== undefined)
        times[times.length - 1] = { ...last, revokedAt: new Date(moment) }
    }
    return times
  })
}

/**
 * What to write so that the rewards of one referrer follow from the facts. The n-th reward written for a milestone is
 * its n-th time; a time that is missing is added, also one that has ended already, and one that has ended is revoked.
 * Rewards are added and revoked once and never change otherwise, so a fact that comes late (a dispute that was won) may
 * find a reward revoked that should not be: then another version takes its place. In the end a milestone has exactly one
 * reward that is not revoked if it holds, and none if it does not, whatever was written on the way.
 * @param lastVersions the highest version of each milestone, those of rewards that do not count included
 * @param now the end of a reward that no fact supports any more
 */
export const rewardChangesOf = (
  times: readonly RewardTime[],
  written: readonly WrittenReward[],
  lastVersions: ReadonlyMap<number, number>,
  now: Date,
): RewardChanges => {
  const added: NewReward[] = []
  const revoked: Revocation[] = []
  for (const milestone of MILESTONES) {
    const due = times.filter((time) => time.milestone.referrals === milestone.referrals)
    const rewards = written
      .filter((reward) => reward.milestone === milestone.referrals)
      .toSorted((a, b) => a.version - b.version)
    let version = lastVersions.get(milestone.referrals) ?? 0
    let holding = 0
    const lastDue = due.at(-1)
    const holds = lastDue?.revokedAt === null
    for (const [index, reward] of rewards.entries()) {
      if (reward.revokedAt !== null) continue
      const end = index < due.length ? due[index]?.revokedAt : holds ? null : (lastDue?.revokedAt ?? now)
      if (end instanceof Date) revoked.push({ id: reward.id, revokedAt: end })
      else holding += 1
    }
    for (const time of due.slice(rewards.length)) {
      version += 1
      added.push({ ...time, version })
      if (time.revokedAt === null) holding += 1
    }
    if (lastDue !== undefined && holds && holding === 0) {
      const lostAt = rewards.at(-1)?.revokedAt ?? lastDue.earnedAt
      const earnedAt = lostAt > lastDue.earnedAt ? lostAt : lastDue.earnedAt
      added.push({ milestone, earnedAt, revokedAt: null, version: version + 1 })
    }
  }
  return { added, revoked }
}
