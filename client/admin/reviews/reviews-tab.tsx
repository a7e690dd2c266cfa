import { countText } from '#core/display/numbers.ts'
import { REPORT_DAYS } from '#core/reviews/review-rules.ts'
import { graphql } from '../../gql/gql.ts'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { ReviewCard } from './review-card.tsx'

const ReviewQueueQuery = graphql(`
  query ReviewQueue {
    reviewQueue {
      total
      items {
        kind
        reviewId
        version
        ...ReviewCard_item
      }
    }
  }
`)

/** Reviews, answers of vendors and reports that wait for an editor. */
export function Component() {
  const { data, failed, onRetry } = useFreshQuery(ReviewQueueQuery, {})
  const queue = data?.reviewQueue
  return (
    <section className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="text-xl">Reviews</h2>
        <p className="mt-1 max-w-prose text-soft text-sm">
          Oldest first. Judge whether somebody has used the tool and describes that, not how many stars they give.
          Reports are to be answered within {REPORT_DAYS} days.
        </p>
      </div>
      {queue === undefined ? (
        <NotLoaded name="reviews" failed={failed} onRetry={onRetry} height="h-96" />
      ) : queue.items.length === 0 ? (
        <p className="text-soft">Nothing waits for a decision.</p>
      ) : (
        <>
          <p className="text-sm tabular-nums">
            {queue.items.length < queue.total
              ? `The first ${countText(queue.items.length)} of ${countText(queue.total)}`
              : `${countText(queue.total)} ${queue.total === 1 ? 'waits' : 'wait'} for a decision`}
          </p>
          <ul className="grid grid-cols-1 gap-4">
            {queue.items.map((item) => (
              <ReviewCard key={`${item.kind} ${item.reviewId} ${item.version}`} item={item} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
