import { useMutation } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { unwrap } from '../../lib/unwrap.ts'

const RateHelpArticleDocument = graphql(`
  mutation RateHelpArticle($slug: ID!, $helpful: Boolean!, $sessionId: ID!) {
    rateHelpArticle(input: { slug: $slug, helpful: $helpful, sessionId: $sessionId }) {
      __typename
      ... on RateHelpArticlePayload {
        helpful
      }
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

/**
 * Stores whether an article helped. Resolves to the message of a failure, or to null once stored. Rejects when the
 * server is unreachable.
 */
export function useRateHelpArticle() {
  const [mutate, { client, loading }] = useMutation(RateHelpArticleDocument)
  const rate = async (slug: string, helpful: boolean): Promise<string | null> => {
    const { visitId } = await import('../../lib/visit-id.ts')
    const { data } = await mutate({ variables: { slug, helpful, sessionId: visitId() } })
    return unwrap(data?.rateHelpArticle).failure?.message ?? null
  }
  return { rate, busy: loading, client }
}
