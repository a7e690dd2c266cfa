import { Flag, Lightbulb } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ReviewItem_reviewFragment } from '#client/gql/graphql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { usePageAddress } from '#client/lib/page-address.ts'
import { useSignedIn } from '#client/lib/stored-session.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Stars } from '#client/ui/stars.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { countText } from '#core/display/numbers.ts'
import { DURATION_LABELS, FORMER_MEMBER, VERDICT_LABELS } from '#core/reviews/review-labels.ts'

const ReviewItem_review = graphql(`
  fragment ReviewItem_review on ToolReview {
    id
    stars
    headline
    good
    bad
    again
    job {
      slug
      name
    }
    role
    plan
    duration
    authorName
    worksForVendor
    publishedAt
    editedAt
    helpfulCount
    vendorAnswer {
      text
      publishedAt
    }
  }
`)

const loadActions = () => import('./member-actions.tsx')

type ReviewItemProps = {
  readonly toolId: string
  readonly review: FragmentType<typeof ReviewItem_review>
}

/** A published review. Its texts are plain text. */
export function ReviewItem({ toolId, review: masked }: ReviewItemProps) {
  const review = readFragment(ReviewItem_review, masked)
  const { stars, headline, good, bad, again, authorName, worksForVendor, publishedAt, editedAt, vendorAnswer } = review
  const title = useId()
  return (
    <li className="border-line border-t py-5">
      <article aria-labelledby={title} className="wrap-anywhere grid grid-cols-1 gap-2">
        <h4
          id={title}
          data-review={review.id}
          tabIndex={-1}
          className="font-sans font-semibold tracking-normal outline-none"
        >
          {headline}
        </h4>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Stars value={stars} />
          <span className="sr-only">{stars} out of 5.</span>
          <span>{VERDICT_LABELS[fromEnum(again)]}</span>
          {worksForVendor ? <Badge>Works for the vendor; these stars do not count</Badge> : null}
        </p>
        <div className="mt-1 grid max-w-[52rem] grid-cols-1 gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
          <Side title="What was good" text={good} />
          <Side title="What was not good" text={bad} />
        </div>
        <p className="mt-1 text-sm">
          {authorName ?? FORMER_MEMBER}, {review.role}
          <span className="block text-soft text-xs">{contextOf(review).join(' · ')}</span>
          <span className="block text-soft text-xs">
            <time dateTime={publishedAt}>{momentDayText(publishedAt)}</time>
            {editedAt ? (
              <>
                {' '}
                · <span title={momentDayText(editedAt)}>edited</span>
              </>
            ) : null}
          </span>
        </p>
        {vendorAnswer ? (
          <div className="mt-1 max-w-[52rem] border-line border-l-4 pl-4 text-sm">
            <h5 className="font-sans font-semibold text-sm tracking-normal">The vendor’s answer</h5>
            <p className="whitespace-pre-line">{vendorAnswer.text}</p>
            <p className="text-soft text-xs">{momentDayText(vendorAnswer.publishedAt)}</p>
          </div>
        ) : null}
        <Actions toolId={toolId} review={review} />
      </article>
    </li>
  )
}

/** What the tool was used for, with which plan, and how long. */
const contextOf = ({ job, plan, duration }: ReviewItem_reviewFragment): readonly string[] => [
  ...(job ? [`Job: ${job.name}`] : []),
  ...(plan ? [`Plan: ${plan}`] : []),
  `Used for ${durationText(DURATION_LABELS[fromEnum(duration)])}`,
]

/** As it follows other words. */
const durationText = (label: string): string => label.replace(/^(?:More|Less)/, (word) => word.toLowerCase())

function Side({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null
  return (
    <div className="min-w-0">
      <h5 className="font-sans font-semibold text-sm tracking-normal">{title}</h5>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  )
}

const ACTION = 'link inline-flex min-h-11 items-center gap-1.5'

type ActionsProps = { readonly toolId: string; readonly review: ReviewItem_reviewFragment }

/** Saying that a review helped and reporting it need an account. */
function Actions({ toolId, review: { id, headline, helpfulCount } }: ActionsProps) {
  const address = usePageAddress()
  const part = useLoaded(loadActions, useSignedIn())
  if (part) return <part.MemberActions toolId={toolId} review={{ id, headline, helpfulCount }} />
  const signIn = `/auth?returnTo=${encodeURIComponent(`${address}#reviews`)}`
  return (
    <p className="flex flex-wrap gap-x-5 text-sm print:hidden">
      <Link to={signIn} rel="nofollow" className={ACTION}>
        <Lightbulb aria-hidden="true" className="size-4" />
        Helpful{helpfulCount > 0 ? ` (${countText(helpfulCount)})` : ''}
        <span className="sr-only">: sign in to mark “{headline}”</span>
      </Link>
      <Link to={signIn} rel="nofollow" className={ACTION}>
        <Flag aria-hidden="true" className="size-4" />
        Report<span className="sr-only">: sign in to report “{headline}”</span>
      </Link>
    </p>
  )
}
