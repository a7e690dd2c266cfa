import type { ApolloClient } from '@apollo/client'
import { graphql } from '../../gql/gql.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { asksForPrivacy, visitId } from '../../lib/visit-id.ts'
import type { ContentViews } from './use-content-views.ts'

const ContentViewsQuery = graphql(`
  query ContentViews($paths: [String!]!) {
    contentViews(paths: $paths) {
      path
      views
    }
  }
`)

const RecordContentViewDocument = graphql(`
  mutation RecordContentView($path: String!, $sessionId: ID!) {
    recordContentView(input: { path: $path, sessionId: $sessionId }) {
      __typename
      ... on RecordContentViewPayload {
        views {
          path
          views
        }
      }
    }
  }
`)

type PathViews = { readonly path: string; readonly views: number }

/** Counts a view of a page. Null if the browser sends a do-not-track signal, or the view could not be counted. */
async function recordView(client: ApolloClient, path: string): Promise<PathViews | null> {
  if (asksForPrivacy()) return null
  const variables = { path, sessionId: visitId() }
  // Writing the number to the cache would normalize all data of the page for nothing.
  const mutation = { mutation: RecordContentViewDocument, variables, fetchPolicy: 'no-cache' } as const
  const { data } = await client.mutate(mutation)
  const { payload } = unwrap(data?.recordContentView)
  return payload?.views ?? null
}

/** Reads the views of pages, after counting a view of one of them. */
export async function readViews(
  client: ApolloClient,
  paths: readonly string[],
  counted: string | undefined,
): Promise<ContentViews> {
  const own = counted === undefined ? null : await recordView(client, counted).catch(() => null)
  const others = paths.filter((path) => path !== own?.path)
  // Not cached: each visit shows the current numbers.
  const query = { query: ContentViewsQuery, variables: { paths: others }, fetchPolicy: 'no-cache' } as const
  const read = others.length === 0 ? [] : ((await client.query(query)).data?.contentViews ?? [])
  return new Map([...(own ? [own] : []), ...read].map(({ path, views }) => [path, views]))
}
