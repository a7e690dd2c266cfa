/** The change of a plan's price that an event reports and the record confirms. */
import type { EventRecord } from './fields/event-record.ts'
import type { KnownPlan } from './known-plan.ts'
import { isOpen } from './plan-prices.ts'

/** Amounts are US dollars a month. */
export type KnownPriceChange = {
  readonly plan: string
  readonly from: number
  readonly to: number
  /** Of the event, `YYYY-MM`. */
  readonly month: string
  /** The month the new price was last seen, `YYYY-MM`; not before `month`. */
  readonly seenIn: string
  readonly note: string
  readonly url: string
}

const AMOUNTS = /\bfrom (\d+(?:\.\d+)?) to (\d+(?:\.\d+)?) dollars a month\b/

type Tool = { readonly events: readonly EventRecord[]; readonly plans: readonly KnownPlan[] }

/** The latest one. Null unless the note names a plan that costs the new price and was seen since. */
export const knownPriceChange = ({ events, plans }: Tool): KnownPriceChange | null => {
  for (const { kind, on, note, url } of events) {
    const amounts = kind === 'price_changed' ? AMOUNTS.exec(note) : null
    if (amounts === null) continue
    const [from, to] = [Number(amounts[1]), Number(amounts[2])]
    const month = on.slice(0, 'YYYY-MM'.length)
    const plan = plans.find(
      (other) =>
        isOpen(other) &&
        other.currency === 'USD' &&
        other.month === to &&
        other.asOf >= month &&
        note.includes(other.name),
    )
    if (plan !== undefined) return { plan: plan.name, from, to, month, seenIn: plan.asOf, note, url }
  }
  return null
}
