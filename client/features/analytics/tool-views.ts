import type { ApolloClient } from '@apollo/client'
import { graphql } from '../../gql/gql.ts'

/** Part of what the tool's page asks, so that its answer is in the cache. */
const ViewedToolQuery = graphql(`
  query ViewedToolQuery($reference: String!) {
    tool(reference: $reference) {
      id
    }
  }
`)

const TrackToolViewDocument = graphql(`
  mutation TrackToolViewMutation($toolId: ID!, $visitId: String, $sequence: Int) {
    trackToolView(toolId: $toolId, visitId: $visitId, sequence: $sequence) {
      kept
    }
  }
`)

const TOOL = /^\/tool\/([^/]+)$/

/** Calls back once with the id of the tool that the page at a path shows, when it is known. Returns a function that stops it. */
export function onToolShown(client: ApolloClient, pathname: string, callback: (toolId: string) => void): () => void {
  const reference = TOOL.exec(pathname)?.[1]
  if (reference === undefined) return () => undefined
  const variables = { reference: decodeURIComponent(reference) }
  const shown = client.watchQuery({ query: ViewedToolQuery, variables, fetchPolicy: 'cache-only' })
  let told = false
  const subscription = shown.subscribe(({ data }) => {
    const id = data?.tool?.id
    if (told || id === undefined) return
    told = true
    callback(id)
  })
  return () => subscription.unsubscribe()
}

type ToolView = { readonly toolId: string; readonly visitId: string; readonly sequence: number }

/** Counts a view of a tool, and adds the tool to a member's own history, unless they want none. Fails silently. */
export function sendToolView(client: ApolloClient, view: ToolView): void {
  const options = { mutation: TrackToolViewDocument, variables: view, fetchPolicy: 'no-cache' } as const
  client.mutate({ ...options, context: { asViewer: true, fetchOptions: { keepalive: true } } }).catch(() => undefined)
}
