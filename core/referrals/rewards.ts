import type { TimeSpan } from './paid-times.ts'
import { MILESTONES, type Milestone } from './reward-tiers.ts'

/** When a milestone was reached. There are several when it was lost and reached again. */
type RewardTime = {
  readonly milestone: Milestone
  readonly earnedAt: Date
  /** When too few referrals were left; null while it is reached. */
  readonly revokedAt: Date | null
}

/** A stored reward; `milestone` is its number of referrals. */
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

export const successfulAt = (referrals: readonly (readonly TimeSpan[])[], moment: Date): number =>
  referrals.filter((spans) => spans.some(({ from, to }) => from <= moment && (to === null || to > moment))).length

/** `referrals`: disjoint spans in which each referral succeeds. */
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
 * Writes that make stored rewards match the facts. The n-th reward of a milestone is its n-th time: missing ones are
 * added, ended ones revoked. A late fact (a won dispute) may need a new version of a revoked one. Finally a milestone
 * has exactly one unrevoked reward if it is reached, else none.
 * @param lastVersions the highest version per milestone, including rewards that do not count
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
