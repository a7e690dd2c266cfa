import type { ResultOf } from '@graphql-typed-document-node/core'
import { useLocation, useParams } from 'react-router-dom'
import { DIRECTORY_PAGE_SIZE } from '#core/display/pagination.ts'
import { CategoryFilters } from '../features/catalogue/directory/category-filters.tsx'
import { CategoryHeader } from '../features/catalogue/directory/category-header.tsx'
import { type CategorySort, readCategorySort } from '../features/catalogue/directory/category-order.tsx'
import { CategoryPicks } from '../features/catalogue/directory/category-picks.tsx'
import { CategoryTools } from '../features/catalogue/directory/category-tools.tsx'
import { categoryHref, DIRECTORY_PATH } from '../features/catalogue/directory/directory-address.ts'
import { QuizInvitation, RelatedArticles } from '../features/content/post-end.tsx'
import { PostLoading } from '../features/content/post-loading.tsx'
import { PostSeo } from '../features/content/post-seo.tsx'
import { useContentViews } from '../features/content/use-content-views.ts'
import { ReportPage } from '../features/support/contributions/report-page.tsx'
import { graphql } from '../gql/gql.ts'

import { type Breadcrumb, breadcrumbsJsonLd } from '../lib/breadcrumbs.ts'
import { toEnum } from '../lib/enum-values.ts'
import { HydrateLater, latePart } from '../lib/later.tsx'
import { cleanPage } from '../lib/list-address.ts'
import { MovedTo, usePageFacts, useStatus } from '../lib/page.tsx'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { useAddressQuery } from '../lib/use-address-query.ts'
import { Notice } from '../ui/notice.tsx'

const NotFoundView = latePart('client/features/not-found/not-found-view.tsx', () =>
  import('../features/not-found/not-found-view.tsx').then((module) => module.NotFoundView),
)

const CategoryGuide = latePart('client/features/content/category-guide.tsx', () =>
  import('../features/content/category-guide.tsx').then((module) => module.CategoryGuide),
)

const ToolOrCategoryRouteQuery = graphql(`
  query ToolOrCategoryRoute($slug: String!, $first: Int!, $sort: ToolSort!, $page: Int!) {
    tool(by: { slug: $slug }) {
      id
      slug
    }
    category(slug: $slug) {
      id
      slug
      name
      description
      ...CategoryHeader_category
      ...CategoryPicks_category
      post {
        id
        path
        ...PostSeo_post
        ...CategoryGuide_post
        related {
          id
          path
          ...PostCard_post
        }
      }
    }
    tools(category: [$slug], first: $first, sort: $sort, page: $page) {
      totalCount
      nodes {
        id
        ...ToolCard_tool
      }
      facets {
        freeTier
        ...CategoryFilters_facets
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
  const sort = readCategorySort(query)
  const variables = { slug, first: DIRECTORY_PAGE_SIZE, sort: toEnum(sort), page }
  const { search } = useLocation()
  const { data, previousData, error, loading } = useAddressQuery(ToolOrCategoryRouteQuery, { variables })
  const shown = data ?? (previousData?.category?.slug === variables.slug ? previousData : undefined)
  if (shown?.tool) return <MovedTo to={`/tool/${shown.tool.slug}${search}`} />
  if (shown?.category) {
    return <CategoryPage category={shown.category} tools={shown.tools} sort={sort} page={page} busy={loading} />
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
  readonly sort: CategorySort
  readonly page: number
  readonly busy: boolean
}

/** The picks of a category and its tools, then the article about it; further pages have the tools only. */
function CategoryPage({ category, tools, sort, page, busy }: CategoryPageProps) {
  const { slug, name } = category
  const total = tools.totalCount
  const post = page === 1 ? (category.post ?? null) : null
  const related = (post?.related ?? []).slice(0, RELATED)
  useContentViews(post ? [post.path] : [], post?.path)
  useStatus(total > 0 && tools.nodes.length === 0 ? 404 : 200)
  const crumbs = [
    { name: 'AI tools', path: DIRECTORY_PATH },
    { name, path: categoryHref(slug) },
  ]
  return (
    <div className="shell pt-3 pb-8">
      {post ? (
        <PostSeo post={post} crumbs={crumbs} />
      ) : (
        <CategorySeo category={category} crumbs={crumbs} page={page} noindex={tools.nodes.length === 0} />
      )}
      <CategoryHeader category={category} crumbs={crumbs} total={total} free={tools.facets.freeTier} />
      <HydrateLater>
        {page === 1 ? <CategoryPicks category={category} /> : null}
        <CategoryFilters slug={slug} total={total} facets={tools.facets} />
        <CategoryTools
          key={slug}
          category={category}
          tools={tools.nodes}
          total={total}
          sort={sort}
          page={page}
          busy={busy}
        />
      </HydrateLater>
      {post ? (
        <HydrateLater>
          <CategoryGuide post={post} report={<ReportPage path={post.path} />} />
        </HydrateLater>
      ) : null}
      <HydrateLater>
        <QuizInvitation />
        <RelatedArticles posts={related} />
      </HydrateLater>
    </div>
  )
}

type CategorySeoProps = {
  readonly category: Pick<Category, 'slug' | 'name' | 'description'>
  readonly crumbs: readonly Breadcrumb[]
  readonly page: number
  readonly noindex: boolean
}

/** The head of a category page without an article: further pages, and categories that have no article. */
function CategorySeo({ category: { slug, name, description }, crumbs, page, noindex }: CategorySeoProps) {
  const { origin } = usePageFacts()
  const place = page > 1 ? `, page ${page}` : ''
  return (
    <Seo
      title={`${name}: AI tools${place}`}
      description={`${description} All tools in the category with prices and features${place}.`}
      path={categoryHref(slug, page)}
      jsonLd={breadcrumbsJsonLd(crumbs, origin)}
      noindex={noindex}
      head={{ feeds: true }}
    />
  )
}
