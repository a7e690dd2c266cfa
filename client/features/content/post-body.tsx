import type { ReactNode } from 'react'
import { dayText, monthText } from '#core/display/facts.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { PostContent } from './post-content.tsx'

const PostBody_post = graphql(`
  fragment PostBody_post on BlogPost {
    id
    content
    tags
    factsAsOf
    factsCheckedOn
  }
`)

/** `Facts as of June 2025, last compared with the catalog on June 3, 2026.` Null without dated facts. */
function datedText(asOf: string | null | undefined, checkedOn: string | null | undefined): string | null {
  const parts = [
    ...(asOf ? [`as of ${monthText(asOf)}`] : []),
    ...(checkedOn ? [`last compared with the catalog on ${dayText(checkedOn)}`] : []),
  ]
  return parts.length === 0 ? null : `Facts ${parts.join(', ')}.`
}

type PostBodyProps = {
  readonly post: FragmentType<typeof PostBody_post>
  /** The link to report an error. */
  readonly report: ReactNode
}

/** The content of a page, the dates of its facts, and its tags. */
export function PostBody({ post: masked, report }: PostBodyProps) {
  const post = readFragment(PostBody_post, masked)
  const dated = datedText(post.factsAsOf, post.factsCheckedOn)
  return (
    <>
      <PostContent html={post.content} />
      <div className="mt-8 flex max-w-prose flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t pt-3 text-soft text-sm">
        {dated === null ? null : <p>{dated}</p>}
        {report}
      </div>
      {post.tags.length === 0 ? null : (
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
