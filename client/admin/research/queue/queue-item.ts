import type { QueueQuery } from '#client/gql/graphql.ts'

/** A list item as returned by the screen's query. */
export type QueueRowItem = QueueQuery['queue']['nodes'][number]
