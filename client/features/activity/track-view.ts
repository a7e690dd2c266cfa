import type { ApolloClient } from '@apollo/client'
import { graphql } from '../../gql/gql.ts'
import { reportError } from '../../lib/report-error.ts'

const TrackToolViewDocument = graphql(`
  mutation TrackToolViewMutation($toolId: ID!) {
    trackToolView(toolId: $toolId) {
      kept
    }
  }
`)

/** Adds a tool to the member's own history; the server keeps none for whoever does not want one. Fails never. */
export async function trackView(client: ApolloClient, toolId: string): Promise<void> {
  try {
    await client.mutate({
      mutation: TrackToolViewDocument,
      variables: { toolId },
      context: { asViewer: true },
      fetchPolicy: 'no-cache',
    })
  } catch (error) {
    // A gap in the history is no reason to disturb somebody who reads.
    void reportError(client, error)
  }
}
