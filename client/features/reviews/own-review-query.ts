import { useQuery } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { useSession } from '#client/lib/session.ts'
import { useRetry } from '#client/lib/use-retry.ts'

export const MyReview_review = graphql(`
  fragment MyReview_review on MyReview {
    id
    stars
    headline
    good
    bad
    again
    job
    jobName
    role
    plan
    duration
    authorName
    state
    waitsUntil
    editorText
    worksForVendor
    editableUntil
    editable
  }
`)

export const OwnReviewQuery = graphql(`
  query OwnReview($toolId: ID!) {
    viewer {
      id
      emailVerified
      fullName
    }
    myRating(toolId: $toolId) {
      id
      stars
    }
    myReview(toolId: $toolId) {
      id
      ...MyReview_review
    }
    myHelpfulReviews(toolId: $toolId)
  }
`)

/** What the member has said about a tool and its reviews; null until it is loaded. */
export function useOwnReview(toolId: string) {
  const session = useSession()
  const verified = session.status === 'authenticated' && session.verified
  const { data, error, refetch } = useQuery(OwnReviewQuery, {
    variables: { toolId },
    context: { asViewer: true },
    skip: !verified,
  })
  const failure = data === undefined ? error : undefined
  useRetry(`review:${toolId}`, failure, refetch)
  return { own: data ?? null, failed: failure !== undefined, refetch }
}
