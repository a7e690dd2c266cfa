import { longDay } from '../../display/dates.ts'
import { ratesText } from '../../display/token-price.ts'
import type { PricedModel, PricePeriod } from './model-price.ts'

/** The price of a model on a day (`YYYY-MM-DD`); a known later price is added to its note. */
export function priceOn({ periods }: PricedModel, day: string): PricePeriod {
  const begun = periods.filter(({ since }) => since === null || since <= day)
  const current = begun.at(-1) ?? (periods[0] as PricePeriod)
  const next = periods[periods.indexOf(current) + 1]
  if (next === undefined || next.since === null) return current
  const coming = `From ${longDay(new Date(next.since))}: ${ratesText(next.input, next.output)}.`
  return { ...current, note: current.note === null ? coming : `${current.note} ${coming}` }
}
