import { Link } from 'react-router-dom'
import { viewsText } from '#core/display/views.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'

const ArticleList_article = graphql(`
  fragment ArticleList_article on HelpArticle {
    slug
    path
    title
    description
    readingMinutes
    category {
      slug
      title
    }
  }
`)

type ArticleListProps = {
  readonly articles: readonly FragmentType<typeof ArticleList_article>[]
  /** Views by path; unknown ones are missing. Omitted where views are not shown. */
  readonly views?: ReadonlyMap<string, number>
  /** The level of the headings. */
  readonly as?: 'h2' | 'h3'
}

/** Help articles, each with its category and description. */
export function ArticleList({ articles, views, as: Heading = 'h3' }: ArticleListProps) {
  return (
    <ul className="grid">
      {articles.map((masked) => {
        const { slug, path, title, description, readingMinutes, category } = readFragment(ArticleList_article, masked)
        return (
          <li key={slug} className="border-line border-t py-4">
            <p className="flex flex-wrap gap-x-4 text-soft text-xs tabular-nums">
              <span>{category.title}</span>
              <span>{readingMinutes} min read</span>
              {/* Room for the number, which comes after the page. */}
              {views ? <span className="min-w-16">{viewsText(views.get(path))}</span> : null}
            </p>
            <Heading className="mt-1 text-lg">
              <Link to={path} className="hover:text-accent">
                {title}
              </Link>
            </Heading>
            <p className="mt-1 max-w-prose text-sm text-soft">{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
