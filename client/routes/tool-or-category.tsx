import type { ResultOf } from '@graphql-typed-document-node/core'
import { useLocation, useParams } from 'react-router-dom'
import { DIRECTORY_PAGE_SIZE } from '#core/display/pagination.ts'
import { CategoryTools } from '../features/catalogue/directory/category-tools.tsx'
import { categoryHref, DIRECTORY_PATH } from '../features/catalogue/directory/directory-address.ts'
import { PostBody } from '../features/content/post-body.tsx'
import { QuizInvitation, RelatedArticles } from '../features/content/post-end.tsx'
import { PostHeader } from '../features/content/post-header.tsx'
import { PostLoading } from '../features/content/post-loading.tsx'
import { PostSeo } from '../features/content/post-seo.tsx'
import { useContentViews } from '../features/content/use-content-views.ts'
import { ReportPage } from '../features/support/contributions/report-page.tsx'
import { graphql } from '../gql/gql.ts'

import { type Breadcrumb, breadcrumbsJsonLd } from '../lib/breadcrumbs.ts'
import { HydrateLater, latePart } from '../lib/later.tsx'
import { cleanPage } from '../lib/list-address.ts'
import { MovedTo, usePageFacts, useStatus } from '../lib/page.tsx'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { useAddressQuery } from '../lib/use-address-query.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Notice } from '../ui/notice.tsx'

const NotFoundView = latePart(
  'client/features/not-found/not-found-view.tsx',
  async () => (await import('../features/not-found/not-found-view.tsx')).NotFoundView,
)

const ToolOrCategoryRouteQuery = graphql(`
  query ToolOrCategoryRoute($slug: String!, $first: Int!, $page: Int!) {
    tool(by: { slug: $slug }) {
      id
      slug
    }
    category(slug: $slug) {
      id
      slug
      name
      description
      post {
        id
        path
        ...PostSeo_post
        ...PostHeader_post
        ...PostBody_post
        related {
          id
          path
          ...PostCard_post
        }
      }
    }
    tools(category: [$slug], first: $first, page: $page) {
      totalCount
      nodes {
        id
        ...ToolCard_tool
      }
      facets {
        ...DirectoryFacets_facets
      }
    }
  }
`)

/** How many related articles each page links to. */
const RELATED = 3

/** A category page, or a second address of a tool, which redirects to the first. */
export function Component() {
  const { slug = '' } = useParams()
  const [query] = usePageQuery()
  const page = cleanPage(query.get('page'))
  const variables = { slug, first: DIRECTORY_PAGE_SIZE, page }
  const { search } = useLocation()
  const { data, previousData, error, loading } = useAddressQuery(ToolOrCategoryRouteQuery, { variables })
  const shown = data ?? (previousData?.category?.slug === variables.slug ? previousData : undefined)
  if (shown?.tool) return <MovedTo to={`/tool/${shown.tool.slug}${search}`} />
  if (shown?.category) {
    return <CategoryPage category={shown.category} tools={shown.tools} page={page} busy={loading} />
  }
  if (shown) return <NotFoundView />
  if (!error) return <PostLoading />
  return (
    <div className="shell py-8">
      <Notice tone="warning">This page could not be loaded. Please try again in a moment.</Notice>
    </div>
  )
}

type Data = ResultOf<typeof ToolOrCategoryRouteQuery>
type Category = NonNullable<Data['category']>

type CategoryPageProps = {
  readonly category: Category
  readonly tools: Data['tools']
  readonly page: number
  readonly busy: boolean
}

/** The article about the category on the first page, and its tools on every page. */
function CategoryPage({ category, tools, page, busy }: CategoryPageProps) {
  const { slug, name } = category
  const post = page === 1 ? (category.post ?? null) : null
  const related = (post?.related ?? []).slice(0, RELATED)
  const paths = post ? [post.path, ...related.map(({ path }) => path)] : []
  const views = useContentViews(paths, post?.path)
  useStatus(tools.totalCount > 0 && tools.nodes.length === 0 ? 404 : 200)
  const crumbs = [
    { name: 'AI tools', path: DIRECTORY_PATH },
    { name, path: categoryHref(slug) },
  ]
  return (
    <div className="shell py-6 lg:py-8">
      {post ? (
        <article>
          <PostSeo post={post} crumbs={crumbs} />
          <PostHeader post={post} crumbs={crumbs} views={views.get(post.path)} />
          <HydrateLater>
            <PostBody post={post} report={<ReportPage path={post.path} />} />
          </HydrateLater>
        </article>
      ) : (
        <PlainHeader category={category} crumbs={crumbs} page={page} noindex={tools.nodes.length === 0} />
      )}
      <CategoryTools
        key={slug}
        category={category}
        tools={tools.nodes}
        total={tools.totalCount}
        page={page}
        busy={busy}
        facets={tools.facets}
      />
      <HydrateLater>
        <QuizInvitation />
        <RelatedArticles posts={related} views={views} />
      </HydrateLater>
    </div>
  )
}

type PlainHeaderProps = {
  readonly category: Pick<Category, 'slug' | 'name' | 'description'>
  readonly crumbs: readonly Breadcrumb[]
  readonly page: number
  readonly noindex: boolean
}

/** The header of a category page without an article: further pages, and categories that have no article. */
function PlainHeader({ category: { slug, name, description }, crumbs, page, noindex }: PlainHeaderProps) {
  const { origin } = usePageFacts()
  const place = page > 1 ? `, page ${page}` : ''
  const path = categoryHref(slug, page)
  return (
    <header>
      <Seo
        title={`${name}: AI tools${place}`}
        description={`${description} All tools in the category with prices and features${place}.`}
        path={path}
        jsonLd={breadcrumbsJsonLd(crumbs, origin)}
        noindex={noindex}
        head={{ feeds: true }}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-4 text-2xl lg:text-3xl">{name}</h1>
      <p className="mt-3 max-w-prose text-lg">{description}</p>
    </header>
  )
}
