import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { PRODUCT_NAME } from '#core/brand.ts'
import { dayText } from '#core/display/facts.ts'
import { viewsText } from '#core/display/views.ts'
import { ArticleList } from '../features/articles/article-list.tsx'
import { ArticleNotFound } from '../features/articles/article-not-found.tsx'
import { HELP_PATH, helpHref } from '../features/articles/help-address.ts'
import { StillStuck } from '../features/articles/help-overview.tsx'
import { Helpful } from '../features/articles/helpful.tsx'
import { PostContent } from '../features/content/post-content.tsx'
import { PostLoading } from '../features/content/post-loading.tsx'
import { useContentViews } from '../features/content/use-content-views.ts'
import { graphql } from '../gql/gql.ts'

import { breadcrumbsJsonLd } from '../lib/breadcrumbs.ts'
import { usePageFacts } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { Badge } from '../ui/badge.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TableOfContents } from '../ui/table-of-contents.tsx'

const HelpArticleRouteQuery = graphql(`
  query HelpArticleRoute($slug: ID!) {
    helpArticle(slug: $slug) {
      slug
      path
      title
      description
      content
      readingMinutes
      updatedOn
      category {
        slug
        title
      }
      sections {
        anchor
        title
      }
      related {
        slug
        ...ArticleList_article
      }
    }
  }
`)

type Article = NonNullable<ResultOf<typeof HelpArticleRouteQuery>['helpArticle']>

export function Component() {
  const { pathname } = useLocation()
  // `/developers` has no parameter.
  const { slug = pathname.slice(1) } = useParams()
  const { data, error, refetch } = useQuery(HelpArticleRouteQuery, { variables: { slug } })
  if (data?.helpArticle === null) return <ArticleNotFound />
  if (data?.helpArticle) return <ArticlePage key={slug} article={data.helpArticle} />
  if (!error) return <PostLoading />
  return (
    <div className="shell py-8">
      <EmptyState
        title="This article could not be loaded"
        action={<Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
      />
    </div>
  )
}

function ArticleSeo({ article, crumbs }: { readonly article: Article; readonly crumbs: readonly Crumb[] }) {
  const { origin } = usePageFacts()
  const { title, description, path, updatedOn } = article
  const publisher = { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` }
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      type="article"
      jsonLd={[
        {
          '@context': 'https://schema.org',
          '@type': 'TechArticle',
          headline: title,
          description,
          url: `${origin}${path}`,
          dateModified: updatedOn,
          author: publisher,
          publisher,
        },
        breadcrumbsJsonLd(crumbs, origin),
      ]}
      head={{ markdown: `${path}.md` }}
    />
  )
}

type Crumb = { readonly name: string; readonly path: string }

const BackToHelp = () => (
  <Link to={HELP_PATH} className="link inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm">
    <ArrowLeft aria-hidden="true" className="size-4" />
    Back to Help Center
  </Link>
)

function ArticlePage({ article }: { readonly article: Article }) {
  const { slug, path, title, content, readingMinutes, updatedOn, category, sections, related } = article
  const views = useContentViews([path], path).get(path)
  const crumbs: readonly Crumb[] = [
    { name: 'Help Center', path: HELP_PATH },
    { name: category.title, path: helpHref({ category: category.slug }) },
    { name: title, path },
  ]
  return (
    <div className="shell py-6 lg:py-8">
      <ArticleSeo article={article} crumbs={crumbs} />
      <article className="post-page">
        <header className="max-w-2xl">
          <Breadcrumbs crumbs={crumbs} />
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft text-sm tabular-nums">
            <Badge tone="support">{category.title}</Badge>
            <span>{readingMinutes} min read</span>
            {/* Room for the number, which comes after the page. */}
            <span className="min-w-20">{viewsText(views)}</span>
          </p>
          <h1 className="mt-3 text-2xl lg:text-3xl">{title}</h1>
          <p className="mt-3 border-line border-b pb-4 text-soft text-sm">
            Last updated <time dateTime={updatedOn}>{dayText(updatedOn)}</time>
          </p>
        </header>
        <TableOfContents sections={sections} />
        <PostContent html={content} />
      </article>
      <Helpful slug={slug} />
      {related.length === 0 ? null : (
        <section aria-labelledby="related" className="mt-10">
          <h2 id="related" className="mb-3 text-xl">
            Related articles
          </h2>
          <ArticleList articles={related} />
        </section>
      )}
      <BackToHelp />
      <StillStuck />
    </div>
  )
}
