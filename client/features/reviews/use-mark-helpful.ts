import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { toast } from '#client/ui/toast.ts'
import { OwnReviewQuery } from './own-review-query.ts'

const MarkHelpfulDocument = graphql(`
  mutation MarkReviewHelpful($input: MarkReviewHelpfulInput!) {
    markReviewHelpful(input: $input) {
      __typename
      ... on MarkReviewHelpfulPayload {
        reviewId
        helpfulCount
        helpful
      }
      ...Failure_failure
    }
  }
`)

type Helped = { readonly id: string; readonly helpfulCount: number }

/** Says that a review helped (`true`) or takes that back. The button and the number change at once. */
export function useMarkHelpful(toolId: string) {
  const [mutate, { client }] = useMutation(MarkHelpfulDocument, { context: { asViewer: true } })
  return async ({ id, helpfulCount }: Helped, helpful: boolean): Promise<void> => {
    try {
      const { data } = await mutate({
        variables: { input: { reviewId: id, helpful } },
        optimisticResponse: {
          markReviewHelpful: {
            __typename: 'MarkReviewHelpfulPayload',
            reviewId: id,
            helpfulCount: Math.max(0, helpfulCount + (helpful ? 1 : -1)),
            helpful,
          },
        },
        update: (cache, { data: result }) => {
          const marked = result?.markReviewHelpful
          if (marked?.__typename !== 'MarkReviewHelpfulPayload') return
          cache.modify({
            id: cache.identify({ __typename: 'ToolReview', id }),
            fields: { helpfulCount: () => marked.helpfulCount },
          })
          cache.updateQuery({ query: OwnReviewQuery, variables: { toolId } }, (own) => {
            if (!own) return undefined
            const others = own.myHelpfulReviews.filter((other) => other !== id)
            return { ...own, myHelpfulReviews: marked.helpful ? [...others, id] : others }
          })
        },
      })
      const { failure } = unwrap(data?.markReviewHelpful)
      if (failure) toast(failure.message)
    } catch (error) {
      toast('That could not be saved. Please try again.')
      void reportError(client, error)
    }
  }
}
