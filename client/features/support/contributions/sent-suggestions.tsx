import { useStoredValue } from '#client/lib/stored-value.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { SUGGESTED, sentReports } from './sent-reports.ts'

const loadOutcomes = () => import('./suggestion-outcomes.tsx')

/** The status of the tools that this browser suggested; loaded only if it has suggested any. */
export function SentSuggestions() {
  const hasSent = useStoredValue(sentReports).some(({ about }) => about.startsWith(SUGGESTED))
  const outcomes = useLoaded(loadOutcomes, hasSent)
  return outcomes ? <outcomes.SuggestionOutcomes /> : null
}
