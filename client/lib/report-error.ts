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

const reports = new Map<string, Promise<boolean>>()

/**
 * Tells the team about a crash, once for each message while the page lives. Sends the path without its query, which
 * may hold what a visitor typed. Resolves to whether the server has accepted the report; a report that fails is dropped.
 */
export function reportError(client: ApolloClient, error: unknown): Promise<boolean> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, MESSAGE_LIMIT) || 'Unknown error'
  const report = reports.get(message) ?? send(client, error, message)
  reports.set(message, report)
  return report
}

async function send(client: ApolloClient, error: unknown, message: string): Promise<boolean> {
  const stack = error instanceof Error ? (error.stack?.slice(0, STACK_LIMIT) ?? null) : null
  try {
    const { data } = await client.mutate({
      mutation: ReportClientErrorDocument,
      variables: { input: { path: window.location.pathname, message, stack } },
      fetchPolicy: 'no-cache',
    })
    return data?.reportClientError.__typename === 'ReportClientErrorPayload'
  } catch {
    // The report is a courtesy; its failure must not become a second error.
    return false
  }
}
