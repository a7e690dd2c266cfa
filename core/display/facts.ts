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

/** `June 2025` for `2025-06`; invalid text unchanged. */
export const monthText = (value: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? longMonth(new Date(`${value}-01T00:00:00Z`)) : value

/** `June 3, 2026` for `2026-06-03`; invalid text unchanged. */
export const dayText = (value: string): string => {
  const date = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) ? longDay(date) : value
}

/** `as of June 2025, not re-checked`, or `checked on June 3, 2026` once somebody has. */
export const asOfText = ({ asOf, checkedOn }: Pick<DatedFact, 'asOf' | 'checkedOn'>): string =>
  checkedOn === null ? `as of ${monthText(asOf)}, not re-checked` : `checked on ${dayText(checkedOn)}`

/** `Vendor page, as of June 2025, not re-checked`. */
export const factText = (fact: DatedFact): string => `${labelOf(SOURCE_LABELS, fact.source)}, ${asOfText(fact)}`

/** The most common text, so that a screen can show it once; null without facts. */
export const commonFactText = (facts: readonly DatedFact[]): string | null => {
  const counts = new Map<string, { readonly fact: DatedFact; count: number }>()
  for (const fact of facts) {
    const key = `${fact.source} ${fact.asOf} ${fact.checkedOn}`
    const same = counts.get(key)
    if (same === undefined) counts.set(key, { fact, count: 1 })
    else same.count++
  }
  let common: { readonly fact: DatedFact; readonly count: number } | null = null
  for (const found of counts.values()) if (common === null || found.count > common.count) common = found
  return common === null ? null : factText(common.fact)
}
