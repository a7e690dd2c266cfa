import { useMutation } from '@apollo/client/react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { MyReview_reviewFragment } from '#client/gql/graphql.ts'
import { toEnum } from '#client/lib/enum-values.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'
import { normalizedReviewTexts } from '#core/reviews/review-texts.ts'
import { MyReview_review, OwnReviewQuery } from './own-review-query.ts'
import { choicesOf, FIELDS, type ReviewField, type ReviewValues } from './review-fields.ts'

// The tool with everything that a change of a review can change on its page.
const SubmitReviewDocument = graphql(`
  mutation SubmitReview($input: SubmitReviewInput!) {
    submitReview(input: $input) {
      __typename
      ... on SubmitReviewPayload {
        review {
          id
          ...MyReview_review
          tool {
            id
            ...ReviewPart_tool
          }
        }
      }
      ...Failure_failure
    }
  }
`)

/** Sends a review of a tool, or a changed one, with its stars. */
export function useSubmitReview(toolId: string) {
  const [mutate] = useMutation(SubmitReviewDocument, { context: { asViewer: true } })
  return async (values: ReviewValues): Promise<FormOutcome<ReviewField, MyReview_reviewFragment>> => {
    const choices = choicesOf(values)
    if (choices === null) return { problem: 'Please answer all questions.' }
    const { stars, again, duration } = choices
    const { plan, ...texts } = normalizedReviewTexts(values)
    const { data } = await mutate({
      variables: {
        input: {
          toolId,
          stars,
          ...texts,
          plan: plan === '' ? null : plan,
          again: toEnum(again),
          duration: toEnum(duration),
          job: values.job,
          role: values.role,
        },
      },
      update: (cache, { data: result }) => {
        const sent = result?.submitReview
        if (sent?.__typename !== 'SubmitReviewPayload') return
        cache.updateQuery({ query: OwnReviewQuery, variables: { toolId } }, (own) =>
          own
            ? { ...own, myReview: sent.review, myRating: { __typename: 'MemberRating', id: toolId, stars } }
            : undefined,
        )
      },
    })
    const { payload, failure } = unwrap(data?.submitReview)
    return failure === null ? { done: readFragment(MyReview_review, payload.review) } : formFailureOf(failure, FIELDS)
  }
}
