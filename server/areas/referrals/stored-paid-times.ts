import { z } from 'zod'
import { countsIn } from '#core/billing/entitlements.ts'
import type { PaymentMode } from '#core/billing/plans.ts'
import { paidTimesOf, spansFrom, type TimeSpan, unionOf } from '#core/referrals/paid-times.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** The column `paid_times`: when a customer of the referred member was paying. */
const paidTimesSchema = z.array(
  z.object({
    customer: z.string(),
    mode: z.enum(['local', 'test', 'live']),
    from: z.iso.datetime(),
    to: z.iso.datetime().nullable(),
  }),
)

const PAYMENT_FACTS = { paidCents: true, paidAt: true, refundedAt: true, disputedAt: true, disputeWon: true } as const

/** Updates the paid times of these customers. Requires the referrer's lock. */
export const storePaidTimes = async (
  tx: TransactionClient,
  referralId: string,
  customerIds: readonly string[],
): Promise<void> => {
  const customers = await tx.billingCustomer.findMany({
    where: { id: { in: [...customerIds] } },
    select: { id: true, mode: true, payments: { select: PAYMENT_FACTS } },
    orderBy: { id: 'asc' },
  })
  const times = customers.flatMap(({ id: customer, mode, payments }) =>
    paidTimesOf(payments).map(({ from, to }) => ({ customer, mode, from, to })),
  )
  const first = Math.min(...times.map(({ from }) => from.getTime()))
  await tx.referral.update({
    where: { id: referralId },
    data: {
      paidTimes: times.map(({ from, to, ...rest }) => ({
        ...rest,
        from: from.toISOString(),
        to: to?.toISOString() ?? null,
      })),
      qualifiedAt: Number.isFinite(first) ? new Date(first) : null,
    },
  })
}

export const customersIn = (paidTimes: unknown): string[] => [
  ...new Set(paidTimesSchema.parse(paidTimes).map(({ customer }) => customer)),
]

/** When a referral counts as successful, using live payments and those made in `mode`; never before `countsFrom`. */
export const countedTimes = (
  { paidTimes, countsFrom }: { readonly paidTimes: unknown; readonly countsFrom: Date | null },
  mode: PaymentMode | null,
): TimeSpan[] => {
  if (countsFrom === null) return []
  const counted = paidTimesSchema.parse(paidTimes).filter((time) => countsIn({ paymentMode: time.mode }, mode))
  const spans = counted.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) }))
  return spansFrom(unionOf(spans), countsFrom)
}
