import type { ApolloClient } from '@apollo/client'
import { graphql } from '../gql/gql.ts'

const ReportClientErrorDocument = graphql(`
  mutation ReportClientError($input: ReportClientErrorInput!) {
    reportClientError(input: $input) {
      __typename
    }
  }
`)

/** Longer texts are cut: the beginning of a message and a stack says what happened. */
const MESSAGE_LIMIT = 500
const STACK_LIMIT = 4000

const reports = new Map<string, Promise<boolean>>()

/**
 * Reports a crash to the team, once per message until the page is closed. Sends the path without its query, which may
 * contain what a visitor typed. Resolves to whether the server has accepted the report; a failed report is dropped.
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
      // The cache may be what failed.
      fetchPolicy: 'no-cache',
    })
    return data?.reportClientError.__typename === 'ReportClientErrorPayload'
  } catch {
    // A failed report must not become a second error.
    return false
  }
}
