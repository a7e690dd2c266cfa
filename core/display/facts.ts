// @chunk labels
/** Formats the source and month of a fact. A fact shows its month until somebody has checked it. */
import type { FactSource } from '../catalogue/vocabulary.ts'
import { longDay, longMonth } from './dates.ts'
import { labelOf, SOURCE_LABELS } from './labels.ts'

export type DatedFact = {
  readonly source: FactSource
  /** The month it is known for, `YYYY-MM`. */
  readonly asOf: string
  /** The day somebody checked it, `YYYY-MM-DD`; null when nobody has. */
  readonly checkedOn: string | null
}

type FactDates = Omit<DatedFact, 'source'> & { readonly source?: FactSource | undefined }

/** `June 2025` for `2025-06`; invalid text unchanged. */
export const monthText = (value: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? longMonth(new Date(`${value}-01T00:00:00Z`)) : value

/** `June 3, 2026` for `2026-06-03`; invalid text unchanged. */
export const dayText = (value: string): string => {
  const date = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) ? longDay(date) : value
}

/**
 * `as of June 2025, not re-checked`, or `checked on June 3, 2026` once somebody has. The vendor's own statement:
 * `confirmed by the vendor, November 2026`.
 */
export const asOfText = ({ source, asOf, checkedOn }: FactDates): string => {
  if (source === 'vendor_statement') return `confirmed by the vendor, ${monthText(knownMonth({ asOf, checkedOn }))}`
  return checkedOn === null ? `as of ${monthText(asOf)}, not re-checked` : `checked on ${dayText(checkedOn)}`
}

/** The month of the last check, else the one it is known for. */
export const knownMonth = ({ asOf, checkedOn }: Pick<DatedFact, 'asOf' | 'checkedOn'>): string =>
  checkedOn === null || checkedOn < asOf ? asOf : checkedOn.slice(0, 'YYYY-MM'.length)

/** `Vendor page, as of June 2025, not re-checked`. A statement of the vendor needs no label. */
export const factText = (fact: DatedFact): string =>
  `${fact.source === 'vendor_statement' ? '' : `${labelOf(SOURCE_LABELS, fact.source)}, `}${asOfText(fact)}`

type Counted = { readonly fact: DatedFact; count: number }

/** Most facts first; of equally many, the oldest. The order of the facts does not matter. */
const byCount = (one: Counted, other: Counted): number =>
  other.count - one.count || (factKey(one.fact) < factKey(other.fact) ? -1 : 1)
const factKey = ({ source, asOf, checkedOn }: DatedFact): string => `${asOf} ${checkedOn ?? ''} ${source}`

/** The most common text, so that a screen can show it once; null without facts. */
export const commonFactText = (facts: readonly DatedFact[]): string | null => {
  const counts = new Map<string, Counted>()
  for (const fact of facts) {
    const same = counts.get(factKey(fact))
    if (same === undefined) counts.set(factKey(fact), { fact, count: 1 })
    else same.count++
  }
  const [common] = [...counts.values()].sort(byCount)
  return common === undefined ? null : factText(common.fact)
}
