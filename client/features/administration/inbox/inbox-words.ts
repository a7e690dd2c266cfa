import type { ContactState } from '#client/gql/graphql.ts'

export const MESSAGE_STATES: Readonly<Record<ContactState, string>> = {
  OPEN: 'Open',
  ANSWERED: 'Replied',
  CLOSED: 'Closed',
}

/** The state from a URL parameter; null for any other text. */
export const stateOf = <State extends string>(
  states: Readonly<Record<State, string>>,
  text: string | null,
): State | null => (Object.keys(states) as State[]).find((state) => state.toLowerCase() === text) ?? null
