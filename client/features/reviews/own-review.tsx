import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readFragment } from '#client/gql/fragment-masking.ts'
import type { MyReview_reviewFragment, OwnReviewQuery as OwnReviewResult } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { firstNameOf } from '#core/outcomes/outcome-texts.ts'
import { MyReview_review, useOwnReview } from './own-review-query.ts'
import { reviewDraft } from './review-drafts.ts'
import { blankReview, valuesOf } from './review-fields.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewState } from './review-state.tsx'
import { STATE_LINES } from './state-texts.ts'

type ReviewedTool = {
  readonly id: string
  readonly name: string
  readonly plans: readonly { readonly name: string }[]
}

type OwnReviewProps = {
  readonly tool: ReviewedTool
  /** Whether the tool can get new reviews. */
  readonly isOpen: boolean
}

/** The member's review of a tool: a line, which opens its state or the form. */
export function OwnReview({ tool, isOpen }: OwnReviewProps) {
  const { own, failed } = useOwnReview(tool.id)
  if (failed) return <Line>Your review couldn’t be loaded.</Line>
  const viewer = own?.viewer
  if (!own || !viewer) return null
  const review = readFragment(MyReview_review, own.myReview ?? null)
  if (review === null && !isOpen) return null
  if (review === null && !viewer.emailVerified)
    return <Line>With a confirmed email address, you can also write a review.</Line>
  return <Parts tool={tool} viewer={viewer} review={review} stars={own.myRating?.stars ?? null} />
}

function Line({ children }: { readonly children: string }) {
  return <p className="flex min-h-11 items-center text-soft text-sm">{children}</p>
}

type PartsProps = {
  readonly tool: ReviewedTool
  readonly viewer: NonNullable<OwnReviewResult['viewer']>
  readonly review: MyReview_reviewFragment | null
  /** The member's present stars. */
  readonly stars: number | null
}

type Shown = 'line' | 'state' | 'form'

/** The anchor in the address after a sign-in for writing. */
const ANCHOR = '#your-review'

function Parts({ tool, viewer, review, stars }: PartsProps) {
  const { hash } = useLocation()
  const [shown, setShown] = useState<Shown>(hash !== ANCHOR ? 'line' : review === null ? 'form' : 'state')
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const first = useRef(true)
  // The pressed button is gone or elsewhere, so the focus moves to what replaced it.
  useEffect(() => {
    const isFirst = first.current
    first.current = false
    if (shown !== 'line') heading.current?.focus()
    else if (!isFirst) opener.current?.focus()
  }, [shown])
  const onSent = useCallback(() => setShown('state'), [])
  const draft = reviewDraft(tool.id, viewer.id)
  const saved =
    review === null ? blankReview({ stars, authorName: firstNameOf(viewer.fullName) }) : valuesOf(review, stars)
  if (shown === 'line' || (shown === 'state' && review === null)) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        {review === null ? null : <span>{STATE_LINES[review.state]}</span>}
        <Button
          ref={opener}
          variant={review === null ? 'secondary' : 'quiet'}
          className={review === null ? '' : '-ml-3'}
          onClick={() => setShown(review === null ? 'form' : 'state')}
        >
          {review !== null ? 'Show your review' : draft === null ? 'Write a review' : 'Continue your review'}
        </Button>
      </div>
    )
  }
  return (
    <Card className="mt-3 p-4 sm:p-6">
      <h3 ref={heading} id={ANCHOR.slice(1)} tabIndex={-1} className="mb-4 text-lg outline-none">
        {shown === 'form' ? `Your review of ${tool.name}` : 'Your review'}
      </h3>
      {shown === 'form' || review === null ? (
        <ReviewForm
          tool={tool}
          memberId={viewer.id}
          saved={saved}
          draft={draft}
          isChange={review !== null}
          onSent={onSent}
          onClose={() => setShown(review === null ? 'line' : 'state')}
        />
      ) : (
        <ReviewState
          tool={tool}
          // A change of the stars beside it changes those of the review.
          review={{ ...review, stars: stars ?? review.stars }}
          hasDraft={draft !== null}
          onEdit={() => setShown('form')}
          onClose={() => setShown('line')}
          onDeleted={() => setShown('line')}
        />
      )}
    </Card>
  )
}
