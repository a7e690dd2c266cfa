import { Link } from 'react-router-dom'
import { momentDayText } from '#core/display/dates.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { FinchMark } from '../../ui/finch-mark.tsx'
import { blogHref } from './blog-address.ts'

const FeaturedGuides_guides = graphql(`
  fragment FeaturedGuides_guides on BlogPostsPage {
    nodes {
      id
      path
      title
      readingMinutes
      publishedAt
    }
  }
`)

type FeaturedGuidesProps = { readonly guides: FragmentType<typeof FeaturedGuides_guides> }

/** The newest guides, above the first page of all articles. */
export function FeaturedGuides({ guides: masked }: FeaturedGuidesProps) {
  const { nodes } = readFragment(FeaturedGuides_guides, masked)
  if (nodes.length === 0) return null
  return (
    <section
      aria-labelledby="guides"
      className="mt-6 grid gap-x-10 rounded-lg border border-line bg-sunk p-5 lg:grid-cols-[auto_1fr] lg:p-7"
    >
      <div aria-hidden="true" className="self-end border-edge border-b-2 px-6 max-lg:hidden">
        <FinchMark className="-mb-4 size-36" />
      </div>
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="guides" className="text-xl">
            Start with a guide
          </h2>
          <Link to={blogHref({ type: 'guide' })} className="link inline-flex min-h-touch items-center text-sm">
            All guides
          </Link>
        </div>
        <ul className="mt-2 grid gap-x-8 md:grid-cols-3">
          {nodes.map(({ id, path, title, readingMinutes, publishedAt }) => (
            <li key={id} className="border-line border-t py-3">
              <h3 className="text-lg leading-snug">
                <Link to={path} className="hover:text-accent">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 flex flex-wrap gap-x-4 text-soft text-xs tabular-nums">
                <time dateTime={publishedAt}>{momentDayText(publishedAt)}</time>
                <span>{readingMinutes} min read</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
