import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PaymentFacts, paidTimesOf, spansFrom, type TimeSpan } from '#core/referrals/paid-times.ts'
import { MILESTONES, REWARD_TIERS } from '#core/referrals/reward-tiers.ts'
import { rewardChangesOf, rewardTimesOf, successfulAt, type WrittenReward } from '#core/referrals/rewards.ts'

const at = (day: number): Date => new Date(Date.UTC(2026, 0, 1 + day))
const NOW = at(100)

const day = fc.integer({ min: 0, max: 60 })
const payment: fc.Arbitrary<PaymentFacts> = fc
  .record({
    paidCents: fc.constantFrom(3_000, 3_000, 3_000, 0),
    paid: fc.option(day, { freq: 8 }),
    refund: fc.option(day),
    dispute: fc.option(day, { freq: 2 }),
    disputeWon: fc.constantFrom(null, true, false),
  })
  .map(({ paidCents, paid, refund, dispute, disputeWon }) => ({
    paidCents,
    paidAt: paid === null ? null : at(paid),
    refundedAt: paid === null || refund === null ? null : at(paid + refund),
    disputedAt: paid === null || dispute === null ? null : at(paid + dispute),
    disputeWon: dispute === null ? null : disputeWon,
  }))
const referral = fc.array(payment, { maxLength: 4 })
const facts = fc.array(referral, { maxLength: 14 })

/** Applies the changes that follow from the facts, like the service. */
const write = (rewards: readonly WrittenReward[], spans: readonly (readonly TimeSpan[])[]): WrittenReward[] => {
  const lastVersions = new Map<number, number>()
  for (const { milestone, version } of rewards) {
    lastVersions.set(milestone, Math.max(version, lastVersions.get(milestone) ?? 0))
  }
  const { added, revoked } = rewardChangesOf(rewardTimesOf(spans), rewards, lastVersions, NOW)
  const ends = new Map(revoked.map(({ id, revokedAt }) => [id, revokedAt]))
  for (const { id } of revoked) expect(rewards.find((reward) => reward.id === id)?.revokedAt).toBeNull()
  return [
    ...rewards.map((reward) => ({ ...reward, revokedAt: reward.revokedAt ?? ends.get(reward.id) ?? null })),
    ...added.map(({ milestone, version, earnedAt, revokedAt }) => ({
      id: `${milestone.referrals}:${version}`,
      milestone: milestone.referrals,
      version,
      earnedAt,
      revokedAt,
    })),
  ]
}

const monthsOf = (rewards: readonly WrittenReward[]): number =>
  rewards
    .filter(({ revokedAt }) => revokedAt === null)
    .reduce((sum, { milestone }) => sum + (MILESTONES.find(({ referrals }) => referrals === milestone)?.months ?? 0), 0)

const monthsFor = (successful: number): number =>
  REWARD_TIERS.findLast(({ referrals }) => referrals <= successful)?.totalMonths ?? 0

describe('paid times', () => {
  test('do not depend on the order of the payments', () => {
    fc.assert(
      fc.property(
        referral.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(paidTimesOf(shuffled)).toEqual(paidTimesOf(list))
        },
      ),
    )
  })

  test('include a moment exactly if a real payment was made and not returned by then', () => {
    fc.assert(
      fc.property(referral, fc.integer({ min: -1, max: 125 }), (list, moment) => {
        const isPaid = list.some(({ paidCents, paidAt, refundedAt, disputedAt, disputeWon }) => {
          const isBack = (end: Date | null) => end !== null && end <= at(moment)
          return (
            paidCents > 0 &&
            paidAt !== null &&
            paidAt <= at(moment) &&
            !isBack(refundedAt) &&
            !isBack(disputeWon === true ? null : disputedAt)
          )
        })
        const times = paidTimesOf(list)
        expect(successfulAt([times], at(moment))).toBe(isPaid ? 1 : 0)
        const ends = times.flatMap(({ from, to }) => [from.getTime(), to?.getTime() ?? Number.POSITIVE_INFINITY])
        expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b))
      }),
    )
  })

  test('are clipped to a later start', () => {
    const spans = [
      { from: at(1), to: at(3) },
      { from: at(5), to: null },
    ]
    expect(spansFrom(spans, at(2))).toEqual([{ from: at(2), to: at(3) }, spans[1]])
    expect(spansFrom(spans, at(3))).toEqual([spans[1]])
  })
})

describe('reward times', () => {
  test('are the maximal spans with enough successful referrals', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: -1, max: 125 }), (list, moment) => {
        const spans = list.map(paidTimesOf)
        const times = rewardTimesOf(spans)
        for (const milestone of MILESTONES) {
          const holds = times.some(
            (time) =>
              time.milestone === milestone &&
              time.earnedAt <= at(moment) &&
              (time.revokedAt === null || time.revokedAt > at(moment)),
          )
          expect(holds).toBe(successfulAt(spans, at(moment)) >= milestone.referrals)
          const ends = times
            .filter((time) => time.milestone === milestone)
            .flatMap(({ earnedAt, revokedAt }) => [
              earnedAt.getTime(),
              revokedAt?.getTime() ?? Number.POSITIVE_INFINITY,
            ])
          expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b))
        }
      }),
    )
  })

  test('end at 24 months, however many referrals there are', () => {
    const sums = [0, 1, 2, 3, 4, 9, 10, 11, 40].map((count) =>
      monthsOf(
        write(
          [],
          Array.from({ length: count }, (_, index) => [{ from: at(index), to: null }]),
        ),
      ),
    )
    expect(sums).toEqual([0, 1, 1, 4, 4, 4, 24, 24, 24])
  })

  test('paying, refunding and paying again gives two versions, even when seen at once', () => {
    const first = { paidCents: 3_000, paidAt: at(1), refundedAt: null, disputedAt: null, disputeWon: null }
    const refunded = { ...first, refundedAt: at(4) }
    const again = { ...first, paidAt: at(9) }
    const steps = [[first], [refunded], [refunded, again]]
    const inOrder = steps.reduce<WrittenReward[]>((rewards, list) => write(rewards, [paidTimesOf(list)]), [])
    expect(inOrder).toEqual(write([], [paidTimesOf([again, refunded])]))
    expect(
      inOrder.map(({ milestone, version, earnedAt, revokedAt }) => [milestone, version, earnedAt, revokedAt]),
    ).toEqual([
      [1, 1, at(1), at(4)],
      [1, 2, at(9), null],
    ])
  })
})

describe('written rewards', () => {
  test('equal the reward times when all facts are known, and rewriting changes nothing', () => {
    fc.assert(
      fc.property(facts, (list) => {
        const spans = list.map(paidTimesOf)
        const rewards = write([], spans)
        const texts = rewards.map(({ milestone, earnedAt, revokedAt }) => [milestone, earnedAt, revokedAt])
        expect(texts).toEqual(
          rewardTimesOf(spans).map(({ milestone, earnedAt, revokedAt }) => [milestone.referrals, earnedAt, revokedAt]),
        )
        expect(write(rewards, spans)).toEqual(rewards)
      }),
    )
  })

  test('give the months of the final tier, whatever was seen in between and in which order', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 5 }), facts, (before, last) => {
        let rewards: WrittenReward[] = []
        for (const list of [...before, last, last]) rewards = write(rewards, list.map(paidTimesOf))
        expect(monthsOf(rewards)).toBe(monthsFor(successfulAt(last.map(paidTimesOf), at(1_000))))
        const keys = rewards.map(({ id }) => id)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: 300 },
    )
  })

  test('a won dispute restores its reward as another version', () => {
    const paid = { paidCents: 3_000, paidAt: at(1), refundedAt: null, disputedAt: null, disputeWon: null }
    const disputed = { ...paid, disputedAt: at(3) }
    const won = { ...disputed, disputeWon: true }
    let rewards: WrittenReward[] = []
    for (const fact of [paid, disputed, won, won]) rewards = write(rewards, [paidTimesOf([fact])])
    expect(rewards.map(({ version, revokedAt }) => [version, revokedAt])).toEqual([
      [1, at(3)],
      [2, null],
    ])
  })
})
