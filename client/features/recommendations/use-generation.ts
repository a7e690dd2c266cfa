import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import { reportError } from '../../lib/report-error.ts'

const RegenerateDocument = graphql(`
  mutation RegenerateRecommendationsMutation($timestamp: String, $upgraded: Boolean) {
    regenerateRecommendations(timestamp: $timestamp, upgraded: $upgraded) {
      __typename
      ... on RegenerateRecommendationsPayload {
        result {
          id
          timestamp
        }
      }
      ... on Failure {
        code
        message
      }
    }
  }
`)

/** The server answered that it may not be; its text says why. */
type Refused = { readonly status: 'refused'; readonly code: string | null; readonly message: string }

export type Made =
  | { readonly status: 'made'; readonly timestamp: string }
  | Refused
  /** The server could not be asked. */
  | { readonly status: 'failed' }

export type Generation = { readonly status: 'idle' | 'busy' | 'failed' } | Refused

/**
 * Has the server make a stored list anew for a paid plan. Where that has ended meanwhile the stored list stays, and the
 * month is not charged. Throws when the server cannot be asked.
 */
export async function upgradeList(client: ApolloClient, timestamp: string): Promise<Made> {
  const { data } = await client.mutate({
    mutation: RegenerateDocument,
    variables: { timestamp, upgraded: true },
    context: { asViewer: true },
    fetchPolicy: 'no-cache',
  })
  const outcome = data?.regenerateRecommendations
  if (!outcome) throw new Error('The answer is empty')
  return outcome.__typename === 'RegenerateRecommendationsPayload'
    ? { status: 'made', timestamp: outcome.result.timestamp }
    : { status: 'refused', code: outcome.code, message: outcome.message }
}

/**
 * Has the server make lists, one at a time.
 * @param onMade gets the address of a new list; it counts as under way until that has settled
 */
export function useGeneration(onMade: (timestamp: string) => Promise<void>) {
  const client = useApolloClient()
  const [state, setState] = useState<Generation>({ status: 'idle' })
  const busy = useRef(false)

  const generate = async (make: (client: ApolloClient) => Promise<Made>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setState({ status: 'busy' })
    try {
      const made = await make(client)
      if (made.status === 'made') await onMade(made.timestamp)
      setState(made.status === 'made' ? { status: 'idle' } : made)
    } catch (error) {
      void reportError(client, error)
      setState({ status: 'failed' })
    } finally {
      busy.current = false
    }
  }
  return { state, generate }
}
