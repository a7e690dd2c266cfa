import type { ContactState } from '../../gql/graphql.ts'

export const MESSAGE_STATES: Readonly<Record<ContactState, string>> = {
  OPEN: 'Open',
  ANSWERED: 'Replied',
  CLOSED: 'Closed',
}

/** The queries that a change of a message refreshes. */
export const MESSAGE_QUERIES = ['ContactMessages', 'OpenMessages', 'ToDoRequests']
