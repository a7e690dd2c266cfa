// @chunk post-cards
import { Link } from 'react-router-dom'
import { longMonth, momentDayText } from '#core/display/dates.ts'
import { POST_TYPE_LABELS } from '#core/display/post-types.ts'
import { viewsText } from '#core/display/views.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import type { ContentViews } from './use-content-views.ts'

const PostCard_post = graphql(`
  fragment PostCard_post on BlogPost {
    id
    type
    path
    title
    description
    readingMinutes
    publishedAt
    factsAsOf
  }
`)

export type CardPost = FragmentType<typeof PostCard_post> & { readonly id: string; readonly path: string }

type PostCardProps = {
  readonly post: CardPost
  readonly views: ContentViews
  readonly heading?: 'h2' | 'h3'
}

// The link fills the card, so its focus is shown around the card.
const CARD =
  'group wrap-anywhere relative flex h-full flex-col p-5 outline-support outline-offset-2 transition-colors hover:border-accent has-[a:focus-visible]:outline-2'

/** A page's subject, date and reading time. The whole card links to it. */
export function PostCard({ post: masked, views, heading: Heading = 'h2' }: PostCardProps) {
  const post = readFragment(PostCard_post, masked)
  const type = fromEnum(post.type)
  return (
    <Card as="article" className={CARD}>
      <p>
        <Badge tone="support">{POST_TYPE_LABELS[type].one}</Badge>
      </p>
      <Heading className="mt-2 text-lg leading-snug">
        <Link to={post.path} className="outline-none after:absolute after:inset-0 group-hover:text-accent">
          {post.title}
        </Link>
      </Heading>
      <p className="mt-2 text-sm">{post.description}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 pt-4 text-soft text-xs tabular-nums">
        {/* Generated pages are published on the same few days, so the month of their facts says more. */}
        {type === 'guide' || !post.factsAsOf ? (
          <time dateTime={post.publishedAt}>{momentDayText(post.publishedAt)}</time>
        ) : (
          <span>Facts as of {longMonth(new Date(`${post.factsAsOf}-01T00:00:00Z`))}</span>
        )}
        <span>{post.readingMinutes} min read</span>
        <span className="min-h-[1lh] min-w-16">{viewsText(views.get(post.path))}</span>
      </p>
    </Card>
  )
}
