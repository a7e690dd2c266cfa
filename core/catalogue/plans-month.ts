import type { ToolState } from './fields/tool-values.ts'

/**
 * The state whose fact `plans` has the month of the oldest plan: whatever shows one month for all plans of a tool shows
 * none that is newer than a price. Unchanged without plans.
 */
export const withPlansMonth = (state: ToolState): ToolState => {
  const fact = state.facts['plans']
  const [oldest] = state.values.plans.map(({ as_of }) => as_of).sort()
  if (fact === undefined || oldest === undefined || fact.as_of === oldest) return state
  return { ...state, facts: { ...state.facts, plans: { ...fact, as_of: oldest } } }
}
