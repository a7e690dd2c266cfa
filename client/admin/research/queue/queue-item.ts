import type { QueueQueryQuery } from '#client/gql/graphql.ts'

/** A list item as returned by the screen's query. */
export type QueueRowItem = QueueQueryQuery['queue']['nodes'][number]
