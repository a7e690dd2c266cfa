import { knownMonth } from '#core/display/facts.ts'
import type { FactRow } from './tool-row.ts'

/** The month that each field is known for, `YYYY-MM`, by its name in the data files. */
export const factMonths = (facts: readonly FactRow[]): ReadonlyMap<string, string> =>
  new Map(facts.map(({ field, knownFor, checkedOn }) => [field, knownMonth({ asOf: knownFor.slice(0, 7), checkedOn })]))
