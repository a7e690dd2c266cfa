import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { ReviewFigures, type ReviewSummary } from './review-figures.tsx'
import { ReviewList } from './review-list.tsx'

/** Everything about a tool's reviews that a change of one review can change. */
const ReviewPart_tool = graphql(`
  fragment ReviewPart_tool on Tool {
    id
    reviewCount
    rating {
      mean
      count
      source
    }
    reviewSummary {
      reviewCount
      wouldChooseAgain
      distribution
      byJob {
        key
        label
        reviews
        mean
      }
      byRole {
        key
        label
        reviews
        mean
      }
    }
    ...ReviewList_tool
  }
`)

/** Only people who work for the vendor have reviewed the tool. */
const NO_FIGURES: ReviewSummary = { reviewCount: 0, wouldChooseAgain: 0, distribution: [], byJob: [], byRole: [] }

/** What the reviews of a tool say together, and the reviews. */
export function ReviewPart({ tool: masked }: { readonly tool: FragmentType<typeof ReviewPart_tool> }) {
  const tool = readFragment(ReviewPart_tool, masked)
  const { reviewSummary } = tool
  return (
    <>
      {reviewSummary ? <ReviewFigures summary={reviewSummary} /> : null}
      <ReviewList tool={tool} summary={reviewSummary ?? NO_FIGURES} />
    </>
  )
}
