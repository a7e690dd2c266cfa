import type { ApolloClient } from '@apollo/client'
import { graphql } from '../../gql/gql.ts'
import { recentTools } from '../../lib/compare-storage.ts'

const TrackToolViewDocument = graphql(`
  mutation TrackToolView($toolId: ID!, $visitId: String, $sequence: Int) {
    trackToolView(input: { toolId: $toolId, visitId: $visitId, sequence: $sequence }) {
      __typename
      ... on TrackToolViewPayload {
        kept
      }
    }
  }
`)

const TOOL = /^\/tool\/([^/]+)$/

/**
 * Calls back once with the ID of the tool on the page at a path, once known. Returns a function that stops it.
 */
export function onToolShown(pathname: string, callback: (toolId: string) => void): () => void {
  const slug = TOOL.exec(pathname)?.[1]
  if (slug === undefined) return () => undefined
  let sent = false
  // The page stores its tool as the last one viewed. Reading Apollo's cache would normalize all of its data.
  const send = () => {
    const [tool] = recentTools.get()
    if (sent || tool?.id === undefined || tool.slug !== decodeURIComponent(slug)) return
    sent = true
    callback(tool.id)
  }
  send()
  return recentTools.subscribe(send)
}

type ToolView = { readonly toolId: string; readonly visitId: string; readonly sequence: number }

/** Counts a view of a tool, and adds it to a member's history, unless they have turned it off. Fails silently. */
export function sendToolView(client: ApolloClient, view: ToolView): void {
  // Not cached: a view changes nothing that the page shows.
  const options = { mutation: TrackToolViewDocument, variables: view, fetchPolicy: 'no-cache' } as const
  client.mutate({ ...options, context: { asViewer: true, fetchOptions: { keepalive: true } } }).catch(() => undefined)
}
