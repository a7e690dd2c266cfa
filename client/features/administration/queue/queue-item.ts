import type { QueueQueryQuery } from '../../../gql/graphql.ts'

/** An item of the list as the screen's query reads it. */
export type QueueRowItem = QueueQueryQuery['queue']['nodes'][number]
