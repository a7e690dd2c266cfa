/** Half-open; without `to` it is ongoing. */
export type TimeSpan = { readonly from: Date; readonly to: Date | null }

export type PaymentFacts = {
  /** Amount charged, in US cents. */
  readonly paidCents: number
  readonly paidAt: Date | null
  readonly refundedAt: Date | null
  readonly disputedAt: Date | null
  /** Whether a dispute was won; null while it is open. */
  readonly disputeWon: boolean | null
}

const spanOf = ({ paidCents, paidAt, refundedAt, disputedAt, disputeWon }: PaymentFacts): TimeSpan | null => {
  if (paidCents <= 0 || paidAt === null) return null
  const disputeEnd = disputeWon === true ? null : disputedAt
  const ends = [refundedAt, disputeEnd].filter((end) => end !== null)
  const to = ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())))
  return to !== null && to <= paidAt ? null : { from: paidAt, to }
}

/** The union of spans: sorted, disjoint, non-empty. */
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

/** When a customer was paying: each payment counts from its time until it is returned. */
export const paidTimesOf = (payments: readonly PaymentFacts[]): TimeSpan[] =>
  unionOf(payments.flatMap((payment) => spanOf(payment) ?? []))

/** Clips spans to those from `start` on. */
export const spansFrom = (spans: readonly TimeSpan[], start: Date): TimeSpan[] =>
  spans.filter(({ to }) => to === null || to > start).map(({ from, to }) => ({ from: from < start ? start : from, to }))
