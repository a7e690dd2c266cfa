/** Converts a data file record to the state of its tool. */
import { isDeepStrictEqual } from 'node:util'
import { definitionOf, FIELD_NAMES, type ToolField } from '#core/catalogue/fields/field-names.ts'
import type { PlanRecord } from '#core/catalogue/fields/plan-record.ts'
import type { FactRecord, ToolRecord } from '#core/catalogue/fields/tool-record.ts'
import {
  factOfField,
  isFact,
  isKnown,
  type StoredFact,
  type ToolState,
  type ToolValues,
  UNKNOWN_VALUES,
} from '#core/catalogue/fields/tool-values.ts'

/** Facts from these sources are never overwritten by the data files. */
const OWNED_SOURCES: readonly string[] = ['vendor_statement', 'import', 'person', 'member_report']

export const isOwned = (fact: StoredFact): boolean => OWNED_SOURCES.includes(fact.source)

type FiledTool = ToolRecord & { readonly category: string }

/** Values of the record alone. */
const filedValues = ({ slug, as_of, facts, ...record }: FiledTool, featured: boolean): ToolValues => ({
  ...UNKNOWN_VALUES,
  ...record,
  featured,
})

/** Source and month of every known fact of the record; unknown values have no source. */
const filedFacts = (tool: FiledTool, values: ToolValues): Record<string, StoredFact> => {
  const named: Readonly<Record<string, FactRecord | undefined>> = tool.facts
  const fields = FIELD_NAMES.filter((field) => isFact(field) && isKnown(values[field]))
  return Object.fromEntries(
    fields.map((field) => [field, { ...(named[field] ?? tool.as_of), checked_on: tool.verified_on }]),
  )
}

/** Fields outside the data files: their current value stays. Category and featured tools have files of their own. */
const isUnfiled = (field: ToolField): boolean =>
  definitionOf(field).file === 'never' && field !== 'category' && field !== 'featured'

/** Facts checked by an editor; `verified_on` refers to them. */
const CHECKED = FIELD_NAMES.filter((field) => definitionOf(field).checked)

const laterDay = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

/** Whether a later check still applies to the new values. */
const isStillChecked = (before: ToolValues, after: ToolValues): boolean =>
  CHECKED.every((field) => isDeepStrictEqual(before[field], after[field]))

/** A check in the administration survives the data files, unless they change the checked values. */
const withLaterChecks = (state: ToolState, before: ToolState): ToolState => {
  if (!isStillChecked(before.values, state.values)) return state
  const verifiedOn = laterDay(state.values.verified_on, before.values.verified_on)
  const facts = Object.entries(state.facts).map(([name, fact]) => {
    const checkedOn = laterDay(fact.checked_on, before.facts[name]?.checked_on ?? null)
    return [name, CHECKED.some((field) => field === name) ? { ...fact, checked_on: checkedOn } : fact]
  })
  return { ...state, values: { ...state.values, verified_on: verifiedOn }, facts: Object.fromEntries(facts) }
}

/** The stored plan, when a later reading confirmed exactly what the file says, on a page that the file may not name. */
const laterPlan = (filed: PlanRecord, before: readonly PlanRecord[]): PlanRecord =>
  before.find(
    (stored) =>
      stored.as_of > filed.as_of &&
      isDeepStrictEqual(
        {
          ...stored,
          as_of: filed.as_of,
          checked_by: filed.checked_by,
          source_url: filed.source_url === null ? null : stored.source_url,
        },
        filed,
      ),
  ) ?? filed

/** A confirmation of plans survives the data files, with its source when it was about all of them. */
const withLaterPlans = (state: ToolState, before: ToolState): ToolState => {
  const plans = state.values.plans.map((plan) => laterPlan(plan, before.values.plans))
  const [filed, stored] = [state.facts['plans'], before.facts['plans']]
  const isKept =
    stored !== undefined && stored.as_of > (filed?.as_of ?? '') && isDeepStrictEqual(plans, before.values.plans)
  const facts = isKept ? { ...state.facts, plans: stored } : state.facts
  return { ...state, values: { ...state.values, plans }, facts }
}

/** The tool according to the data files. Values in `before` from imports or persons stay, with their source. */
export const stateOfRecord = (
  tool: FiledTool,
  featured: boolean,
  before: ToolState | { readonly id: string; readonly values?: undefined },
): ToolState => {
  const filed = filedValues(tool, featured)
  const facts = filedFacts(tool, filed)
  if (before.values === undefined) return { id: before.id, slug: tool.slug, values: filed, facts }
  const owned = Object.entries(before.facts).filter(([, fact]) => isOwned(fact))
  const ownedNames = new Set(owned.map(([field]) => field))
  const kept = FIELD_NAMES.filter((field) => isUnfiled(field) || ownedNames.has(factOfField(field)))
  const state: ToolState = {
    id: before.id,
    slug: before.slug,
    values: { ...filed, ...Object.fromEntries(kept.map((field) => [field, before.values[field]])) },
    facts: { ...facts, ...Object.fromEntries(owned) },
  }
  return withLaterChecks(withLaterPlans(state, before), before)
}
