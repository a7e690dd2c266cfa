import { useMutation } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { unwrap } from '../../lib/unwrap.ts'

const RegenerateDocument = graphql(`
  mutation RegenerateRecommendations($timestamp: String, $upgraded: Boolean) {
    regenerateRecommendations(input: { timestamp: $timestamp, upgraded: $upgraded }) {
      __typename
      ... on RegenerateRecommendationsPayload {
        result {
          id
          timestamp
        }
      }
      ...Failure_failure
    }
  }
`)

/** The server refused, for the reason in the message. */
export type Refused = { readonly status: 'refused'; readonly code: string | null; readonly message: string }

export type Made =
  | { readonly status: 'made'; readonly timestamp: string }
  | Refused
  /** The server was unreachable. */
  | { readonly status: 'failed' }

/**
 * Replaces a stored list with a new one for a paid plan. If the plan has ended meanwhile, the stored list stays, and
 * the month is not charged. Rejects when the server is unreachable.
 */
export function useRegenerate(): (timestamp: string) => Promise<Made> {
  const [mutate] = useMutation(RegenerateDocument, { context: { asViewer: true } })
  return async (timestamp) => {
    const { data } = await mutate({ variables: { timestamp, upgraded: true } })
    const { payload, failure } = unwrap(data?.regenerateRecommendations)
    return failure
      ? { status: 'refused', code: failure.code, message: failure.message }
      : { status: 'made', timestamp: payload.result.timestamp }
  }
}
