import { useQuery } from '@apollo/client/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ReviewPage_reviewsFragment } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import type { ReviewChoice } from './review-choice.ts'
import { ReviewItem } from './review-item.tsx'

const ReviewPage_reviews = graphql(`
  fragment ReviewPage_reviews on ToolReviewConnection {
    nodes {
      id
      ...ReviewItem_review
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`)

const ReviewPageQuery = graphql(`
  query ReviewPage($toolId: ID!, $after: String, $order: ReviewOrder!, $job: String, $role: String, $stars: Int) {
    tool(by: { id: $toolId }) {
      id
      reviews(first: 5, after: $after, order: $order, job: $job, role: $role, stars: $stars) {
        ...ReviewPage_reviews
      }
    }
  }
`)

type ReviewPageProps = {
  readonly toolId: string
  readonly choice: ReviewChoice
  /** The end of the page before; null for the first page. */
  readonly after: string | null
  /** The page, if it came with the tool. */
  readonly first: FragmentType<typeof ReviewPage_reviews> | null
  readonly whenEmpty: ReactNode
}

/** A page of reviews, and the pages that were opened below it. */
export function ReviewPage({ toolId, choice, after, first, whenEmpty }: ReviewPageProps) {
  const { data, error, refetch } = useQuery(ReviewPageQuery, {
    variables: { toolId, after, ...choice },
    skip: first !== null,
  })
  const known = first ?? data?.tool?.reviews ?? null
  // The list stays while another order is being loaded.
  const [kept, setKept] = useState(known)
  if (known !== null && known !== kept) setKept(known)
  const page = readFragment(ReviewPage_reviews, known ?? kept)
  const key = JSON.stringify([choice, after])
  const [openedFor, setOpenedFor] = useState<string | null>(null)
  if (error && known === null) return <Failed onRetry={() => void refetch().catch(() => undefined)} />
  if (!page) return <PageLoading />
  if (page.nodes.length === 0) return <div className="border-line border-t py-5 text-sm">{whenEmpty}</div>
  const { hasNextPage, endCursor } = page.pageInfo
  const isOpened = openedFor === key
  return (
    <>
      {known === null ? <LoadingStatus label="Loading reviews" /> : null}
      <List toolId={toolId} nodes={page.nodes} busy={known === null} focused={after !== null} />
      {!hasNextPage || known === null ? null : isOpened ? (
        <ReviewPage toolId={toolId} choice={choice} after={endCursor} first={null} whenEmpty={null} />
      ) : (
        <div className="border-line border-t pt-4 print:hidden">
          <Button variant="secondary" onClick={() => setOpenedFor(key)}>
            Show more reviews
          </Button>
        </div>
      )}
    </>
  )
}

type ListProps = {
  readonly toolId: string
  readonly nodes: ReviewPage_reviewsFragment['nodes']
  readonly busy: boolean
  /** Whether the focus goes to the first review: the pressed button is gone. */
  readonly focused: boolean
}

function List({ toolId, nodes, busy, focused }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>('[data-review]')?.focus()
  }, [focused])
  return (
    <ul ref={list} aria-busy={busy} className="aria-busy:opacity-60">
      {nodes.map((review) => (
        <ReviewItem key={review.id} toolId={toolId} review={review} />
      ))}
    </ul>
  )
}

function PageLoading() {
  return (
    <>
      <LoadingStatus label="Loading reviews" />
      <Skeleton className="h-60" />
    </>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="warning" title="These reviews could not be loaded">
      <Button variant="quiet" className="-ml-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
