import type { ApolloClient } from '@apollo/client'
import { graphql } from '../gql/gql.ts'

const ReportClientErrorDocument = graphql(`
  mutation ReportClientErrorMutation($input: ReportClientErrorInput!) {
    reportClientError(input: $input) {
      __typename
    }
  }
`)

/** Longer texts are cut: the head of a message and of a stack say what happened. */
const MESSAGE_LIMIT = 500
const STACK_LIMIT = 4000

const reported = new Set<string>()

/**
 * Tells the team about a crash, once for each message while the page lives. Sends the path without its query, which
 * may hold what a visitor typed. A report that fails is dropped.
 */
export async function reportError(client: ApolloClient, error: unknown): Promise<void> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, MESSAGE_LIMIT) || 'Unknown error'
  if (reported.has(message)) return
  reported.add(message)
  const stack = error instanceof Error ? (error.stack?.slice(0, STACK_LIMIT) ?? null) : null
  try {
    await client.mutate({
      mutation: ReportClientErrorDocument,
      variables: { input: { path: window.location.pathname, message, stack } },
      fetchPolicy: 'no-cache',
    })
  } catch {
    // The report is a courtesy; its failure must not become a second error.
  }
}
