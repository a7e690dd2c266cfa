import { type BillingPeriod, MAX_PEOPLE, ONE_PERSON, type Team } from '#core/display/team.ts'
import { createStoredValue, useStoredValue } from './stored-value.ts'

const isBilling = (value: unknown): value is BillingPeriod => value === 'month' || value === 'year'

function readTeam(text: string): Team {
  const { people, billing } = (JSON.parse(text) ?? {}) as Partial<Record<keyof Team, unknown>>
  const isPossible = typeof people === 'number' && Number.isInteger(people) && people >= 1 && people <= MAX_PEOPLE
  return isPossible && isBilling(billing) ? { people, billing } : ONE_PERSON
}

/** For how many people, and for which billing period, somebody chose prices in this browser. */
export const storedTeam = createStoredValue({ key: 'toolfinch.team', parse: readTeam, fallback: ONE_PERSON })

/** The chosen team, else one person, as on the server and at hydration. */
export const useTeam = (): Team => useStoredValue(storedTeam)
