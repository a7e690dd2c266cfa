import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DURATION_LABELS, FORMER_MEMBER, VERDICT_LABELS } from '#core/reviews/review-labels.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { ReviewCard_itemFragment } from '../../gql/graphql.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { starsText } from '../../ui/stars.tsx'
import { dayText, momentText } from '../shared/dates.ts'
import { FactList } from '../shared/fact-list.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { FLAG_LABELS, KIND_LABELS, REASON_LABELS } from './review-labels.ts'

const ReviewCard_item = graphql(`
  fragment ReviewCard_item on ReviewQueueItem {
    kind
    reviewId
    since
    toolName
    toolSlug
    stars
    headline
    good
    bad
    again
    jobName
    role
    plan
    duration
    authorName
    accountCreatedAt
    reviewsByAuthor
    state
    editedAt
    flags
    similarTo {
      id
      headline
      good
      bad
      toolName
      toolSlug
    }
    answer
    reports {
      id
      reason
      note
      createdAt
    }
    ...DecisionButtons_item
  }
`)

type Item = ReviewCard_itemFragment

const TEXT = 'wrap-anywhere whitespace-pre-wrap'

const factsOf = (item: Item): (readonly [string, string])[] => [
  ['Used for', item.jobName],
  ['Role', item.role],
  ...(item.plan ? [['Plan', item.plan] as const] : []),
  ['Used for how long', DURATION_LABELS[fromEnum(item.duration)]],
  ['Again?', VERDICT_LABELS[fromEnum(item.again)]],
  ['Author', item.authorName ?? FORMER_MEMBER],
  ...(item.accountCreatedAt ? [['Account since', dayText(item.accountCreatedAt)] as const] : []),
  ['Reviews by the author', String(item.reviewsByAuthor)],
]

/** What waits for a decision, with everything it rests on. */
export function ReviewCard({ item: masked }: { readonly item: FragmentType<typeof ReviewCard_item> }) {
  const item = readFragment(ReviewCard_item, masked)
  const { kind, since, toolName, toolSlug, headline, flags, state } = item
  return (
    <Card as="li" className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === 'REPORT' ? 'danger' : 'gold'}>{KIND_LABELS[kind]}</Badge>
        {kind === 'REPORT' && state !== 'QUEUED' ? <Badge>Still shown</Badge> : null}
        {flags.map((flag) => (
          <Badge key={flag} tone="support">
            {FLAG_LABELS[flag]}
          </Badge>
        ))}
      </div>
      <div>
        <h3 className="wrap-anywhere text-lg">{headline}</h3>
        <p className="wrap-anywhere text-soft text-sm">
          {starsText(item.stars)} for{' '}
          <Link to={`/tool/${toolSlug}`} className="link">
            {toolName}
          </Link>{' '}
          · waits since <time dateTime={since}>{momentText(since)}</time>
        </p>
      </div>
      <ReviewText good={item.good} bad={item.bad} />
      <FactList facts={factsOf(item)} />
      {item.similarTo ? <Similar similar={item.similarTo} /> : null}
      {item.answer ? (
        <Quoted title="The vendor’s answer">
          <p className={TEXT}>{item.answer}</p>
        </Quoted>
      ) : null}
      {item.reports.map(({ id, reason, note, createdAt }) => (
        <Quoted key={id} title={`${REASON_LABELS[reason]}, reported on ${momentText(createdAt)}`}>
          {note ? <p className={TEXT}>{note}</p> : null}
        </Quoted>
      ))}
      <DecisionButtons item={item} />
    </Card>
  )
}

function ReviewText({ good, bad }: { readonly good: string; readonly bad: string }) {
  return (
    <dl className="grid max-w-prose grid-cols-1 gap-2">
      {(
        [
          ['What was good', good],
          ['What was not', bad],
        ] as const
      ).map(([label, text]) =>
        text === '' ? null : (
          <div key={label}>
            <dt className="text-soft text-sm">{label}</dt>
            <dd className={TEXT}>{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

type QuotedProps = { readonly title: string; readonly children: ReactNode }

function Quoted({ title, children }: QuotedProps) {
  return (
    <div className="grid max-w-prose gap-1 border-support border-l-4 bg-sunk px-4 py-3 text-sm">
      <p className="text-soft">{title}</p>
      {children}
    </div>
  )
}

/** The other review, to compare the texts. */
function Similar({ similar }: { readonly similar: NonNullable<Item['similarTo']> }) {
  return (
    <Quoted title={`Much of this text is in a review of ${similar.toolName}`}>
      <p className="wrap-anywhere font-semibold">{similar.headline}</p>
      {[similar.good, similar.bad].map((text) =>
        text === '' ? null : (
          <p key={text} className={TEXT}>
            {text}
          </p>
        ),
      )}
    </Quoted>
  )
}
