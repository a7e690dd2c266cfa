import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { toast } from '#client/ui/toast.ts'
import { OwnReviewQuery } from './own-review-query.ts'

const DeleteReviewDocument = graphql(`
  mutation DeleteReview($toolId: ID!) {
    deleteReview(input: { toolId: $toolId }) {
      __typename
      ... on DeleteReviewPayload {
        toolId
        tool {
          id
          ...ReviewPart_tool
        }
      }
      ...Failure_failure
    }
  }
`)

/** Deletes the member's review of a tool; the stars stay. Resolves to whether it is deleted; failures are shown. */
export function useDeleteReview(toolId: string): () => Promise<boolean> {
  const [mutate, { client }] = useMutation(DeleteReviewDocument, { context: { asViewer: true } })
  return async () => {
    try {
      const { data } = await mutate({
        variables: { toolId },
        update: (cache, { data: result }) => {
          if (result?.deleteReview.__typename !== 'DeleteReviewPayload') return
          cache.updateQuery({ query: OwnReviewQuery, variables: { toolId } }, (own) =>
            own ? { ...own, myReview: null } : undefined,
          )
        },
      })
      const { failure } = unwrap(data?.deleteReview)
      if (failure) toast(failure.message)
      return failure === null
    } catch (error) {
      toast('Your review could not be deleted. Please try again.')
      void reportError(client, error)
      return false
    }
  }
}
