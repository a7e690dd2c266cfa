import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ToolReviews_toolFragment } from '#client/gql/graphql.ts'
import { useSignedIn } from '#client/lib/stored-session.ts'
import { Stars } from '#client/ui/stars.tsx'
import { FULL_RATINGS } from '#core/catalogue/rating.ts'
import { countText } from '#core/display/numbers.ts'
import { RatingSlot } from '../../ratings/rating-slot.tsx'
import { OwnReviewSlot } from '../../reviews/own-review-slot.tsx'
import { hasEnded } from './has-ended.ts'

const ToolReviews_tool = graphql(`
  fragment ToolReviews_tool on Tool {
    id
    name
    status
    plans {
      name
    }
    rating {
      mean
      count
      source
    }
    reviewSummary {
      reviewCount
    }
  }
`)

type ToolReviewsProps = {
  readonly tool: FragmentType<typeof ToolReviews_tool>
  /** The published reviews, if there are any. */
  readonly children: ReactNode
}

/** What members think of a tool, or that nobody has rated it; and where to rate and review it. */
export function ToolReviews({ tool: masked, children }: ToolReviewsProps) {
  const { id, name, status, rating, plans, reviewSummary } = readFragment(ToolReviews_tool, masked)
  const signedIn = useSignedIn()
  const isOpen = !hasEnded(status)
  return (
    <section aria-labelledby="reviews">
      <div className="rounded-md bg-gold-wash px-5 py-4">
        <h2 id="reviews" className="text-xl">
          Reviews
        </h2>
        <div className="mt-1 grid grid-cols-1 gap-x-8 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
          {rating && rating.count > 0 ? (
            <Average rating={rating} reviewCount={reviewSummary?.reviewCount ?? 0} />
          ) : (
            <p className="self-center">
              <span className="font-semibold">
                {children ? 'No stars that count yet.' : 'No reviews yet, so no stars.'}
              </span>{' '}
              Members who know {name} can rate it.
            </p>
          )}
          {/* Members can withdraw their rating of a tool that has ended. Nobody else is asked for one. */}
          {signedIn || isOpen ? <RatingSlot tool={{ id, name }} /> : null}
        </div>
        <OwnReviewSlot tool={{ id, name, plans }} isOpen={isOpen} />
      </div>
      {children}
    </section>
  )
}

type AverageProps = {
  readonly rating: NonNullable<ToolReviews_toolFragment['rating']>
  readonly reviewCount: number
}

function Average({ rating: { mean, count, source }, reviewCount }: AverageProps) {
  return (
    <div className="self-center">
      <p className="flex flex-wrap items-center gap-x-2">
        <b className="font-semibold text-lg tabular-nums">{mean.toFixed(1)}</b>
        <span className="sr-only">out of 5</span>
        <Stars value={mean} />
        <span>
          from {countText(count)} {count === 1 ? 'rating' : 'ratings'}
          {reviewCount > 0 ? `, ${countText(reviewCount)} with a review` : ''}
          {source ? ` on ${source}` : ''}
        </span>
      </p>
      {count < FULL_RATINGS && !source ? (
        <p className="text-soft text-xs">
          With fewer than ten ratings, the average is weighted toward the category.{' '}
          <Link to="/methodology#reviews" className="link">
            How we count
          </Link>
        </p>
      ) : null}
    </div>
  )
}
