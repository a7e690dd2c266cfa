import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { useSignedIn } from '#client/lib/stored-session.ts'
import { RatingSlot } from '../../ratings/rating-slot.tsx'
import { Rating } from '../cards/rating.tsx'
import { hasEnded } from './has-ended.ts'

const ToolReviews_tool = graphql(`
  fragment ToolReviews_tool on Tool {
    id
    name
    status
    rating {
      mean
      count
      source
    }
  }
`)

/** What members think of a tool, or that nobody has rated it; and where to rate it. */
export function ToolReviews({ tool: masked }: { readonly tool: FragmentType<typeof ToolReviews_tool> }) {
  const { id, name, status, rating } = readFragment(ToolReviews_tool, masked)
  const signedIn = useSignedIn()
  return (
    <section aria-labelledby="reviews" className="rounded-md bg-gold-wash px-5 py-4">
      <h2 id="reviews" className="text-xl">
        Reviews
      </h2>
      <div className="mt-1 grid grid-cols-1 gap-x-8 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
        {rating && rating.count > 0 ? (
          <div className="self-center">
            <Rating rating={rating} stars />
          </div>
        ) : (
          <p className="self-center">
            <span className="font-semibold">No reviews yet, so no stars.</span> Members who know {name} can rate it.
          </p>
        )}
        {/* Members can withdraw their rating of a tool that has ended. Nobody else is asked for one. */}
        {signedIn || !hasEnded(status) ? <RatingSlot tool={{ id, name }} /> : null}
      </div>
    </section>
  )
}
