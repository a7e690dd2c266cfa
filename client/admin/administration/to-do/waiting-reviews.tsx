import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { ReviewCard } from '../../reviews/review-card.tsx'
import { WorkSection } from './work-section.tsx'

const WaitingReviews_queue = graphql(`
  fragment WaitingReviews_queue on ReviewQueue {
    total
    items {
      kind
      reviewId
      version
      ...ReviewCard_item
    }
  }
`)

const SHOWN = 2

/** The reviews, answers and reports that have waited longest. */
export function WaitingReviews({ queue: masked }: { readonly queue: FragmentType<typeof WaitingReviews_queue> }) {
  const { total, items } = readFragment(WaitingReviews_queue, masked)
  return (
    <WorkSection title="Reviews" total={total} empty="No review waits." href="/admin?tab=reviews">
      {items.length === 0 ? null : (
        <ul className="grid grid-cols-1 gap-4">
          {items.slice(0, SHOWN).map((item) => (
            <ReviewCard key={`${item.kind} ${item.reviewId} ${item.version}`} item={item} />
          ))}
        </ul>
      )}
    </WorkSection>
  )
}
