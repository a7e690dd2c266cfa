import { type BillingPeriod, isOnePerson, MAX_PEOPLE, ONE_PERSON, type Team } from '#core/display/team.ts'
import { createStoredValue, useStoredValue } from './stored-value.ts'

const isBilling = (value: unknown): value is BillingPeriod => value === 'month' || value === 'year'

function readTeam(text: string): Team {
  const { people, billing } = (JSON.parse(text) ?? {}) as Partial<Record<keyof Team, unknown>>
  const isPossible = typeof people === 'number' && Number.isInteger(people) && people >= 1 && people <= MAX_PEOPLE
  return isPossible && isBilling(billing) ? { people, billing } : ONE_PERSON
}

/** For how many people, and for which billing period, this browser shows prices. Shared by all pages and tabs. */
export const storedTeam = createStoredValue<Team>({
  key: 'toolfinch.team',
  parse: readTeam,
  format: (team) => (isOnePerson(team) ? null : JSON.stringify(team)),
  fallback: ONE_PERSON,
})

/** The current team; one person on the server and at hydration. */
export const useTeam = (): Team => useStoredValue(storedTeam)
