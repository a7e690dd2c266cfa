import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { useLocation, useParams } from 'react-router-dom'
import { ToolGrid } from '../features/catalogue/cards/tool-grid.tsx'
import { PostBody } from '../features/content/post-body.tsx'
import { breadcrumbsOf } from '../features/content/post-breadcrumbs.ts'
import { QuizInvitation, RelatedArticles } from '../features/content/post-end.tsx'
import { PostHeader } from '../features/content/post-header.tsx'
import { PostLoading } from '../features/content/post-loading.tsx'
import { PostSeo } from '../features/content/post-seo.tsx'
import { UnreachableArticle } from '../features/content/unreachable.tsx'
import { useContentViews } from '../features/content/use-content-views.ts'
import { ReportPage } from '../features/support/contributions/report-page.tsx'
import { graphql } from '../gql/gql.ts'

import { compareHref } from '../lib/compare-storage.ts'
import { HydrateLater, latePart } from '../lib/later.tsx'
import { MovedTo } from '../lib/page.tsx'
import { LinkButton } from '../ui/button.tsx'

const MissingPost = latePart('client/features/content/missing-post.tsx', () =>
  import('../features/content/missing-post.tsx').then((module) => module.MissingPost),
)

const PostRouteQuery = graphql(`
  query PostRoute($slug: String!) {
    blogPost(slug: $slug) {
      __typename
      ... on BlogPost {
        id
        type
        path
        title
        category {
          id
          slug
          name
        }
        ...PostSeo_post
        ...PostHeader_post
        ...PostBody_post
        tools {
          id
          slug
          ...ToolCard_tool
        }
        related {
          id
          path
          ...PostCard_post
        }
      }
      ... on GonePost {
        title
        alternatives {
          id
          path
          ...PostCard_post
        }
        tools {
          id
          ...ToolCard_tool
        }
      }
      ... on MovedPost {
        path
      }
    }
  }
`)

type Post = Extract<NonNullable<ResultOf<typeof PostRouteQuery>['blogPost']>, { readonly __typename: 'BlogPost' }>

/** How many related articles each page links to. */
const RELATED = 3

/** An article at its canonical address; all its other addresses redirect there. */
export function Component() {
  const { slug = '' } = useParams()
  const { pathname } = useLocation()
  const { data, error, loading, refetch } = useQuery(PostRouteQuery, { variables: { slug } })
  const found = data?.blogPost
  if (data === undefined) {
    const retry = () => void refetch().catch(() => undefined)
    return error ? <UnreachableArticle slug={slug} onRetry={retry} busy={loading} /> : <PostLoading />
  }
  if (!found) return <MissingPost gone={null} />
  if (found.__typename === 'GonePost') {
    const { title, alternatives, tools } = found
    const cards = tools.length === 0 ? null : <ToolGrid tools={tools} />
    return <MissingPost gone={{ title, alternatives: alternatives.slice(0, RELATED), tools: cards }} />
  }
  if (found.path !== pathname) return <MovedTo to={found.path} />
  return found.__typename === 'BlogPost' ? <PostPage key={found.id} post={found} /> : <MissingPost gone={null} />
}

function PostPage({ post }: { readonly post: Post }) {
  const related = post.related.slice(0, RELATED)
  const views = useContentViews([post.path], post.path)
  const crumbs = breadcrumbsOf(post)
  const isComparison = post.type === 'COMPARISON'
  return (
    <div className="shell py-6 lg:py-8">
      <PostSeo post={post} crumbs={crumbs} />
      <div className="post-page">
        <article className={isComparison ? 'contents' : undefined}>
          <div>
            <PostHeader post={post} crumbs={crumbs} views={views.get(post.path)} />
          </div>
          {isComparison ? <Compared tools={post.tools} /> : null}
          <div>
            <HydrateLater>
              <PostBody post={post} report={<ReportPage path={post.path} />} />
            </HydrateLater>
          </div>
        </article>
        {isComparison || post.tools.length === 0 ? null : (
          <section aria-labelledby="tools" className="post-tools mt-12">
            <h2 id="tools" className="mb-4 text-xl">
              Tools on this page
            </h2>
            <ToolGrid tools={post.tools} />
          </section>
        )}
      </div>
      <HydrateLater>
        <QuizInvitation />
        <RelatedArticles posts={related} />
      </HydrateLater>
    </div>
  )
}

/** The cards of the compared tools, and a link to the interactive comparison. */
function Compared({ tools }: Pick<Post, 'tools'>) {
  if (tools.length === 0) return null
  return (
    <section aria-labelledby="compared" className="post-tools mt-8">
      <h2 id="compared" className="sr-only">
        The compared tools
      </h2>
      <ToolGrid tools={tools} />
      <LinkButton to={compareHref(tools.map(({ slug }) => slug))} variant="secondary" className="mt-4">
        Compare every fact side by side
      </LinkButton>
    </section>
  )
}
