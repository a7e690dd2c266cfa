import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { Link } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { LoadingStatus } from '#client/ui/skeleton.tsx'
import { starsText } from '#client/ui/stars.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { STATE_LINES } from './state-texts.ts'

const MyReviewsQuery = graphql(`
  query MyReviews {
    myReviews {
      id
      headline
      stars
      state
      editorText
      createdAt
      tool {
        id
        slug
        name
      }
    }
  }
`)

/** So that nothing below moves when it turns out that there are none, which is the usual case. */
const EMPTY_HEIGHT = 'min-h-11'

/** The member's reviews. They are changed and deleted on the pages of the tools. */
export function MyReviews() {
  const { data, error, refetch } = useQuery(MyReviewsQuery, {
    context: { asViewer: true },
    // They are written on the pages of the tools.
    fetchPolicy: 'cache-and-network',
  })
  if (!data) {
    return error ? (
      <Notice tone="warning" title="Your reviews could not be loaded">
        <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </Notice>
    ) : (
      <div className={EMPTY_HEIGHT}>
        <LoadingStatus label="Loading your reviews" />
      </div>
    )
  }
  if (data.myReviews.length === 0) {
    return (
      <p className={`${EMPTY_HEIGHT} text-soft text-sm`}>
        You have not written a review yet. You can on the page of every tool.
      </p>
    )
  }
  return (
    <ul className="grid max-w-prose gap-4">
      {data.myReviews.map((review) => (
        <Entry key={review.id} review={review} />
      ))}
    </ul>
  )
}

type EntryProps = { readonly review: ResultOf<typeof MyReviewsQuery>['myReviews'][number] }

function Entry({ review: { headline, stars, state, editorText, createdAt, tool } }: EntryProps) {
  return (
    <li className="wrap-anywhere grid grid-cols-1 gap-1 border-line border-t pt-4 text-sm first:border-t-0 first:pt-0">
      <Link to={`/tool/${tool.slug}#your-review`} className="link justify-self-start font-semibold">
        {tool.name}
      </Link>
      <p>
        “{headline}” <span className="text-soft">{starsText(stars)}</span>
      </p>
      <p className="text-soft">
        {momentDayText(createdAt)} · {STATE_LINES[state]}
      </p>
      {editorText && state !== 'PUBLISHED' ? (
        <p className="whitespace-pre-line border-line border-l-4 pl-4">{editorText}</p>
      ) : null}
    </li>
  )
}
