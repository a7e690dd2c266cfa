/** From its start until just before its end; without an end it goes on. */
export type TimeSpan = { readonly from: Date; readonly to: Date | null }

/** What decides whether a payment counts. */
export type PaymentFacts = {
  /** What was paid with money, in US cents. */
  readonly paidCents: number
  readonly paidAt: Date | null
  /** When the whole amount had been refunded. */
  readonly refundedAt: Date | null
  readonly disputedAt: Date | null
  /** Whether a dispute ended in our favor; null while it is open. */
  readonly disputeWon: boolean | null
}

const spanOf = ({ paidCents, paidAt, refundedAt, disputedAt, disputeWon }: PaymentFacts): TimeSpan | null => {
  if (paidCents <= 0 || paidAt === null) return null
  const disputeEnd = disputeWon === true ? null : disputedAt
  const ends = [refundedAt, disputeEnd].filter((end) => end !== null)
  const to = ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())))
  return to !== null && to <= paidAt ? null : { from: paidAt, to }
}

/** The union of time spans: in order, apart from one another, none empty. */
export const unionOf = (spans: readonly TimeSpan[]): TimeSpan[] => {
  const union: TimeSpan[] = []
  for (const span of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = union.at(-1)
    if (last === undefined || (last.to !== null && last.to < span.from)) union.push(span)
    else if (last.to !== null && (span.to === null || span.to > last.to)) {
      union[union.length - 1] = { from: last.from, to: span.to }
    }
  }
  return union
}

/** When a customer was a paying one: each payment counts from the moment it is made until it is given back. */
export const paidTimesOf = (payments: readonly PaymentFacts[]): TimeSpan[] =>
  unionOf(payments.flatMap((payment) => spanOf(payment) ?? []))

/** The parts of time spans from `start` on. */
export const spansFrom = (spans: readonly TimeSpan[], start: Date): TimeSpan[] =>
  spans.filter(({ to }) => to === null || to > start).map(({ from, to }) => ({ from: from < start ? start : from, to }))
