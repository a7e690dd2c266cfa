import type { ReactNode } from 'react'
import { momentDayText } from '#core/display/dates.ts'
import { POST_TYPE_LABELS } from '#core/display/post-types.ts'
import { viewsText } from '#core/display/views.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { Breadcrumb } from '../../lib/breadcrumbs.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ShareMenu } from './share-menu.tsx'

const PostHeader_post = graphql(`
  fragment PostHeader_post on BlogPost {
    id
    type
    path
    title
    description
    author
    readingMinutes
    publishedAt
    updatedAt
  }
`)

type PostHeaderProps = {
  readonly post: FragmentType<typeof PostHeader_post>
  readonly crumbs: readonly Breadcrumb[]
  /** Undefined until known. */
  readonly views: number | undefined
  /** Content above the title, such as a notice. */
  readonly children?: ReactNode
}

/** Keeps each number on the line of the word that it counts. */
const withoutLooseNumbers = (title: string): string => title.replace(/(\d) /g, '$1\u00a0')

/** The title, author, dates and share menu of a page. */
export function PostHeader({ post: masked, crumbs, views, children }: PostHeaderProps) {
  const post = readFragment(PostHeader_post, masked)
  const published = momentDayText(post.publishedAt)
  const updated = momentDayText(post.updatedAt)
  return (
    <header>
      <Breadcrumbs crumbs={crumbs} />
      {children}
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft text-sm tabular-nums">
        <Badge tone="support">{POST_TYPE_LABELS[fromEnum(post.type)].one}</Badge>
        <time dateTime={post.publishedAt}>{published}</time>
        <span>{post.readingMinutes} min read</span>
        {/* Room for the number, which comes after the page. */}
        <span className="min-h-[1lh] min-w-20">{viewsText(views)}</span>
      </p>
      <h1 className="mt-3 max-w-[56rem] text-2xl lg:text-3xl">{withoutLooseNumbers(post.title)}</h1>
      <p className="mt-4 max-w-2xl text-lg">{post.description}</p>
      <div className="mt-4 flex max-w-2xl flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b pb-4 text-sm">
        <p className="text-soft">
          By <span className="font-semibold text-ink">{post.author}</span>
          {updated === published ? null : (
            <>
              {' · Updated '}
              <time dateTime={post.updatedAt}>{updated}</time>
            </>
          )}
        </p>
        <ShareMenu path={post.path} title={post.title} />
      </div>
    </header>
  )
}
