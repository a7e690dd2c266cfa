import { useMemo } from 'react'
import { BLOG_PAGE_SIZE } from '#core/display/pagination.ts'
import { POST_TYPE_LABELS } from '#core/display/post-types.ts'
import { type BlogAddress, blogHref, readBlogAddress } from '../features/content/blog-address.ts'
import { BlogFilters } from '../features/content/blog-filters.tsx'
import { type BlogListing, BlogResults, BlogResultsLoading } from '../features/content/blog-results.tsx'
import { BlogStatistics } from '../features/content/blog-statistics.tsx'
import { FeaturedGuides } from '../features/content/featured-guides.tsx'
import { QuizInvitation } from '../features/content/post-end.tsx'
import { UnreachableList } from '../features/content/unreachable.tsx'
import { graphql } from '../gql/gql.ts'
import { fromEnum, toEnum } from '../lib/enum-values.ts'
import { useStatus } from '../lib/page.tsx'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { useAddressQuery } from '../lib/use-address-query.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const BlogRouteQuery = graphql(`
  query BlogRoute($search: String, $type: BlogPostType, $page: Int!, $first: Int!, $guides: Boolean!) {
    blogPosts(search: $search, type: $type, page: $page, first: $first) {
      totalCount
      typeCounts {
        type
        count
      }
      nodes {
        id
        path
        ...PostCard_post
      }
    }
    guides: blogPosts(type: GUIDE, page: 1, first: 3) @include(if: $guides) {
      ...FeaturedGuides_guides
    }
    blogStatistics {
      ...BlogStatistics_statistics
    }
  }
`)

/** Whether it is the first page of all articles, which shows guides above them. */
const isFirstPage = ({ search, type, page }: BlogAddress): boolean => search === '' && type === null && page === 1

/** The listing of an address; the previous one while a newer one is loading. */
function useBlog(address: BlogAddress) {
  const { search, type, page } = address
  const { data, previousData, error, loading, refetch } = useAddressQuery(BlogRouteQuery, {
    variables: {
      search: search === '' ? null : search,
      type: type === null ? null : toEnum(type),
      page,
      first: BLOG_PAGE_SIZE,
      guides: isFirstPage(address),
    },
  })
  return {
    shown: data ?? previousData ?? null,
    live: data !== undefined,
    lost: data === undefined && error !== undefined,
    loading,
    retry: () => void refetch().catch(() => undefined),
  }
}

function textsOf({ search, type, page }: BlogAddress): { readonly title: string; readonly description: string } {
  const subject =
    type === null ? 'Blog' : `${POST_TYPE_LABELS[type].many} ${type === 'problem' ? 'for' : 'of'} AI tools`
  const title = search === '' ? subject : `Articles about "${search}"`
  const what =
    type === null
      ? 'Comparisons, category pages and guides about AI tools'
      : `${POST_TYPE_LABELS[type].many} in the Toolfinch blog`
  const place = page > 1 ? `, page ${page}` : ''
  return {
    title: `${title}${place}`,
    description: `${what}, written from dated facts about prices, features and privacy claims${place}.`,
  }
}

export function Component() {
  const [query] = usePageQuery()
  const address = useMemo(() => readBlogAddress(query), [query])
  const { shown, live, lost, loading, retry } = useBlog(address)
  const list = shown?.blogPosts
  const listing = useMemo<BlogListing | null>(
    () => (list ? { posts: list.nodes, total: list.totalCount, page: address.page } : null),
    [list, address.page],
  )
  const counts = useMemo(
    () => (list ? new Map(list.typeCounts.map(({ type, count }) => [fromEnum(type), count])) : null),
    [list],
  )
  // A page after the last one does not exist; a search without matches is a valid result.
  useStatus(list !== undefined && list.totalCount > 0 && list.nodes.length === 0 ? 404 : 200)
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        {...textsOf(address)}
        path={blogHref({ ...address, view: 'grid' })}
        noindex={address.search !== '' || list?.nodes.length === 0}
        head={{ feeds: true }}
      />
      <h1 className="text-2xl lg:text-3xl">Blog</h1>
      <p className="mt-2 mb-6 max-w-prose text-soft">
        What sets AI tools apart, what they cost, and which one to choose. Pages about tools name the month of their
        oldest fact, and guides the day of their last change.
      </p>
      <BlogFilters address={address} counts={lost ? null : counts} />
      {shown?.guides && isFirstPage(address) ? <FeaturedGuides guides={shown.guides} /> : null}
      {lost ? (
        <UnreachableList onRetry={retry} busy={loading} />
      ) : listing ? (
        <BlogResults address={address} listing={listing} busy={loading || !live} />
      ) : (
        <BlogResultsLoading />
      )}
      {shown ? (
        <BlogStatistics statistics={shown.blogStatistics} />
      ) : lost ? null : (
        <Skeleton className="mt-10 h-48 lg:h-22" />
      )}
      <QuizInvitation />
    </div>
  )
}
