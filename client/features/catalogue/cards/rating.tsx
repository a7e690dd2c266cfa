// @chunk cards
import { Stars } from '#client/ui/stars.tsx'
import { countText } from '#core/display/numbers.ts'

type RatingValue = { readonly mean: number; readonly count: number; readonly source?: string | null }

const FULL = 5

const isRated = (rating: RatingValue | null): rating is RatingValue => rating !== null && rating.count > 0

/** Stars out of five with the mean and the count; nothing without ratings. */
export function Rating({ rating, stars = false }: { readonly rating: RatingValue | null; readonly stars?: boolean }) {
  if (!isRated(rating)) return null
  const mean = Math.min(FULL, Math.max(0, rating.mean))
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 tabular-nums">
      <Stars value={mean} shown={stars ? FULL : 1} />
      <span>
        {mean.toFixed(1)}
        <span className={stars ? 'text-soft' : 'sr-only'}> out of 5</span>
      </span>
      <span className="text-soft">
        ({countText(rating.count)}
        <span className="sr-only"> {rating.count === 1 ? 'rating' : 'ratings'}</span>)
        {rating.source ? ` from ${rating.source}` : null}
      </span>
    </span>
  )
}
