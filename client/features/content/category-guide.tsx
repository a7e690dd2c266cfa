import type { ReactNode } from 'react'
import { momentDayText } from '#core/display/dates.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { PostBody } from './post-body.tsx'
import { ShareMenu } from './share-menu.tsx'

const CategoryGuide_post = graphql(`
  fragment CategoryGuide_post on BlogPost {
    id
    path
    title
    description
    author
    readingMinutes
    updatedAt
    ...PostBody_post
  }
`)

type CategoryGuideProps = {
  readonly post: FragmentType<typeof CategoryGuide_post>
  /** The link to report an error. */
  readonly report: ReactNode
}

/** The article about a category, which follows its tools. */
export function CategoryGuide({ post: masked, report }: CategoryGuideProps) {
  const post = readFragment(CategoryGuide_post, masked)
  const { title, description, author, updatedAt, readingMinutes, path } = post
  return (
    <article aria-labelledby="guide" className="mt-16">
      <header>
        <p className="eyebrow">Guide</p>
        <h2 id="guide" className="mt-2 max-w-[56rem] text-2xl">
          {title}
        </h2>
        <p className="mt-3 max-w-2xl text-lg">{description}</p>
        <div className="mt-3 flex max-w-2xl flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b pb-3 text-sm">
          <p className="text-soft tabular-nums">
            By <span className="font-semibold text-ink">{author}</span>
            {' · Updated '}
            <time dateTime={updatedAt}>{momentDayText(updatedAt)}</time>
            {` · ${readingMinutes} min read`}
          </p>
          <ShareMenu path={path} title={title} />
        </div>
      </header>
      <PostBody post={post} report={report} />
    </article>
  )
}
