import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'

const OpenPortalDocument = graphql(`
  mutation OpenPortal {
    openPortal {
      __typename
      ... on OpenPortalPayload {
        url
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
 * Opens the payment provider's portal for cards, invoices and cancellation in this tab. Resolves to the problem, or
 * null once the browser is navigating. Rejects when the server is unreachable.
 */
export function useOpenPortal() {
  const [mutate, { loading, client }] = useMutation(OpenPortalDocument, { context: { asViewer: true } })
  return {
    client,
    busy: loading,
    openPortal: async (): Promise<string | null> => {
      const { data } = await mutate()
      const { payload, failure } = unwrap(data?.openPortal)
      if (failure) return failure.message
      window.location.assign(payload.url)
      return null
    },
  }
}
