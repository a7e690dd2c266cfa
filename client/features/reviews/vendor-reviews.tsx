import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { Stars } from '#client/ui/stars.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { FORMER_MEMBER } from '#core/reviews/review-labels.ts'
import { VendorAnswer, type VendorAnswerState } from './vendor-answer.tsx'

const VendorReviewsQuery = graphql(`
  query VendorReviews($toolId: ID!, $after: String) {
    tool(by: { id: $toolId }) {
      id
      reviews(first: 10, after: $after, order: NEWEST) {
        nodes {
          id
          stars
          headline
          good
          bad
          role
          authorName
          publishedAt
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
    myReviewAnswers(toolId: $toolId) {
      reviewId
      text
      state
      editorText
    }
  }
`)

type VendorReviewsProps = { readonly toolId: string; readonly after?: string | null }

/** The reviews of a vendor's tool, newest first, each with its answer or a form for one. */
export function VendorReviews({ toolId, after = null }: VendorReviewsProps) {
  const { data, error, refetch } = useQuery(VendorReviewsQuery, {
    variables: { toolId, after },
    context: { asViewer: true },
    // An editor may have decided since the last visit.
    fetchPolicy: 'cache-and-network',
  })
  const [opened, setOpened] = useState(false)
  if (!data?.tool) return error ? <Failed onRetry={() => void refetch().catch(() => undefined)} /> : <Loading />
  const { nodes, pageInfo } = data.tool.reviews
  if (nodes.length === 0) return <p className="text-soft text-sm">There are no reviews yet.</p>
  const answers = new Map<string, VendorAnswerState>(data.myReviewAnswers.map((answer) => [answer.reviewId, answer]))
  return (
    <>
      <ul className="max-w-prose border-line border-b">
        {nodes.map(({ id, stars, headline, good, bad, role, authorName, publishedAt }) => (
          <li key={id} className="wrap-anywhere grid grid-cols-1 gap-2 border-line border-t py-4 text-sm">
            <h3 className="font-sans font-semibold text-base tracking-normal">{headline}</h3>
            <p className="flex flex-wrap items-center gap-x-3 text-soft">
              <Stars value={stars} />
              <span className="sr-only">{stars} out of 5.</span>
              {authorName ?? FORMER_MEMBER}, {role} · {momentDayText(publishedAt)}
            </p>
            {[good, bad].map((text) =>
              text === '' ? null : (
                <p key={text} className="whitespace-pre-line">
                  {text}
                </p>
              ),
            )}
            <VendorAnswer reviewId={id} headline={headline} answer={answers.get(id) ?? null} />
          </li>
        ))}
      </ul>
      {!pageInfo.hasNextPage ? null : opened ? (
        <VendorReviews toolId={toolId} after={pageInfo.endCursor ?? null} />
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setOpened(true)}>
          Show more reviews
        </Button>
      )}
    </>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading reviews" />
      <Skeleton className="h-32 max-w-prose" />
    </>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="warning" title="The reviews could not be loaded">
      <Button variant="quiet" className="-ml-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
