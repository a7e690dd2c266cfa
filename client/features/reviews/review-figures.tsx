import type { ReviewPart_toolFragment } from '#client/gql/graphql.ts'
import { starsText } from '#client/ui/stars.tsx'
import { countText } from '#core/display/numbers.ts'

export type ReviewSummary = NonNullable<ReviewPart_toolFragment['reviewSummary']>
type Groups = ReviewSummary['byJob']

/** How the ratings are distributed, who would choose the tool again, and what groups of authors think of it. */
export function ReviewFigures({ summary }: { readonly summary: ReviewSummary }) {
  const { reviewCount, wouldChooseAgain, distribution, byJob, byRole } = summary
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-6 text-sm sm:grid-cols-2">
      <div>
        <h3 className="font-sans font-semibold text-sm tracking-normal">Stars of all ratings</h3>
        <Distribution counts={distribution} />
        {reviewCount > 0 ? (
          <p className="mt-3">
            <b className="font-semibold tabular-nums">
              {countText(wouldChooseAgain)} of {countText(reviewCount)}
            </b>{' '}
            would choose it again
          </p>
        ) : null}
      </div>
      {byJob.length + byRole.length === 0 ? null : (
        <div className="grid content-start gap-4">
          <GroupList title="By role" groups={byRole} />
          <GroupList title="By job" groups={byJob} />
        </div>
      )}
    </div>
  )
}

/** From five stars down to one. */
function Distribution({ counts }: { readonly counts: readonly number[] }) {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <ul className="mt-2 grid gap-1 tabular-nums">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <li key={stars} className="flex items-center gap-x-3">
            <span className="w-14 shrink-0">{starsText(stars)}</span>
            <span aria-hidden="true" className="block h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-track">
              <span
                className="block h-full rounded-full bg-gold"
                style={{ width: `${all === 0 ? 0 : (count / all) * 100}%` }}
              />
            </span>
            <span className="w-8 shrink-0 text-right text-soft">
              {countText(count)}
              <span className="sr-only"> {count === 1 ? 'rating' : 'ratings'}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function GroupList({ title, groups }: { readonly title: string; readonly groups: Groups }) {
  if (groups.length === 0) return null
  return (
    <div>
      <h3 className="font-sans font-semibold text-sm tracking-normal">{title}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {groups.map(({ key, label, mean, reviews }) => (
          <li key={key} className="min-w-0">
            {label} <b className="font-semibold tabular-nums">{mean.toFixed(1)}</b>
            <span className="sr-only"> out of 5</span>{' '}
            <span className="text-soft tabular-nums">
              ({countText(reviews)}
              <span className="sr-only"> reviews</span>)
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
