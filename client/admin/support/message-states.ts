import type { ContactState } from '../../gql/graphql.ts'

export const MESSAGE_STATES: Readonly<Record<ContactState, string>> = {
  OPEN: 'Open',
  ANSWERED: 'Replied',
  CLOSED: 'Closed',
}
