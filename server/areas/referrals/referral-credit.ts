import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { defineJobKind, handleJob, type JobContext, type JobHandler } from '../../platform/jobs/job.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { PaymentRefusedError } from '../../platform/payments/payment-errors.ts'
import type { PaymentProvider } from '../../platform/payments/payments.ts'
import type { RewardWriter } from './reward-writer.ts'

const REFERRAL_CREDIT = defineJobKind({
  name: 'referral-credit',
  payload: z.object({ rewardId: z.string(), direction: z.enum(['credit', 'reversal']) }),
})

type Direction = z.infer<typeof REFERRAL_CREDIT.payload>['direction']

const keyOf = (rewardId: string, direction: Direction): string =>
  direction === 'credit' ? `reward:${rewardId}` : `reward-reversal:${rewardId}`

/** Enqueues granting or reversing a reward's credit, in the transaction that decides it. */
export const enqueueReferralCredit = async (
  tx: TransactionClient,
  queue: JobQueue,
  { rewardId, referrerId, direction }: { rewardId: string; referrerId: string; direction: Direction },
): Promise<void> => {
  const options = { key: keyOf(rewardId, direction), userId: referrerId }
  await queue.enqueue(tx, REFERRAL_CREDIT, { rewardId, direction }, options)
}

/**
 * Grants credit at the payment provider once per reward, and reverses it at most once. A reward revoked before any
 * attempt is never credited. If an attempt may have reached the provider, it is repeated with the same idempotency key
 * and then reversed.
 */
export const giveReferralCredits = (dependencies: {
  database: Database
  clock: Clock
  queue: JobQueue
  payments: PaymentProvider | null
  writer: Pick<RewardWriter, 'giveMonthsInstead'>
  /** Stores the provider's current state of a customer. */
  syncCustomer: (providerId: string) => Promise<void>
}): JobHandler => {
  const { database, clock, queue, payments, writer, syncCustomer } = dependencies
  const { prisma } = database

  /** Adds the amount at the provider, positive or negative, and updates our copy of the balance. */
  const add = async (rewardId: string, direction: Direction) => {
    const reward = await prisma.referralReward.findUniqueOrThrow({ where: { id: rewardId } })
    const { referrerId: userId, paymentMode: mode, creditCents, months } = reward
    if (payments === null || mode === null || payments.mode !== mode) {
      throw new Error(`Payments are not configured for credit in mode ${mode}.`)
    }
    const customer = await prisma.billingCustomer.findUniqueOrThrow({ where: { userId_mode: { userId, mode } } })
    await payments.addCredit({
      customerId: customer.providerId,
      amountCents: (direction === 'credit' ? 1 : -1) * (creditCents ?? 0),
      description: `Referral reward: ${months} month${months === 1 ? '' : 's'} of Pro${direction === 'credit' ? '' : ', reversed'}`,
      idempotencyKey: keyOf(rewardId, direction),
    })
    await syncCustomer(customer.providerId)
    return userId
  }

  const credit = async (rewardId: string, { attempt, commit }: JobContext): Promise<void> => {
    const reward = await prisma.referralReward.findUnique({ where: { id: rewardId } })
    if (reward === null || reward.creditedAt !== null) return
    if (reward.revokedAt !== null && attempt === 1) return
    const referrerId = await add(rewardId, 'credit').catch((error: unknown) => {
      if (error instanceof PaymentRefusedError) return null
      throw error
    })
    await commit(async (tx) => {
      if (referrerId === null) return writer.giveMonthsInstead(tx, rewardId)
      const [credited] = await tx.referralReward.updateManyAndReturn({
        where: { id: rewardId, creditedAt: null },
        data: { creditedAt: clock.now() },
        select: { revokedAt: true },
      })
      // Revoked meanwhile, when there was nothing to reverse yet.
      if (credited !== undefined && credited.revokedAt !== null) {
        await enqueueReferralCredit(tx, queue, { rewardId, referrerId, direction: 'reversal' })
      }
    })
  }

  const reverse = async (rewardId: string, { commit }: JobContext): Promise<void> => {
    const reward = await prisma.referralReward.findUnique({ where: { id: rewardId } })
    if (reward === null || reward.creditedAt === null || reward.reversedAt !== null) return
    await add(rewardId, 'reversal')
    await commit(async (tx) => {
      await tx.referralReward.updateMany({
        where: { id: rewardId, reversedAt: null },
        data: { reversedAt: clock.now() },
      })
    })
  }

  return handleJob(REFERRAL_CREDIT, {
    run: ({ rewardId, direction }, context) => (direction === 'credit' ? credit : reverse)(rewardId, context),
  })
}
