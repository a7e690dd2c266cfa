import { plusMs } from '#core/analytics/utc-days.ts'
import { DAY_MS } from '#core/durations.ts'
import { utcDay } from '#core/utc-day.ts'
import type { Database } from '#server/platform/database/database.ts'

/** US cents of payments that were refunded in full, by the UTC day of the refund. */
export const refundsByDay = async (
  { prisma }: Pick<Database, 'prisma'>,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ReadonlyMap<string, number>> => {
  const refunded = await prisma.payment.findMany({
    where: { refundedAt: { gte: from, lt: plusMs(to, DAY_MS) } },
    select: { refundedAt: true, refundedCents: true },
  })
  const byDay = new Map<string, number>()
  for (const { refundedAt, refundedCents } of refunded) {
    const day = utcDay(refundedAt as Date)
    byDay.set(day, (byDay.get(day) ?? 0) + refundedCents)
  }
  return byDay
}
