import { useQuery } from '@apollo/client/react'
import { useLocation, useParams } from 'react-router-dom'
import { NotFoundView } from '../features/not-found/not-found-view.tsx'
import { graphql } from '../gql/gql.ts'
import { MovedTo } from '../lib/page.tsx'
import { Notice } from '../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

const ToolOrCategoryRouteQuery = graphql(`
  query ToolOrCategoryRouteQuery($slug: String!) {
    tool(slug: $slug) {
      id
      slug
    }
  }
`)

/** A second address of tools, which leads to the first. Pages of categories are still to come. */
export function Component() {
  const { slug = '' } = useParams()
  const { search } = useLocation()
  const { data, error } = useQuery(ToolOrCategoryRouteQuery, { variables: { slug } })
  if (data?.tool) return <MovedTo to={`/tool/${data.tool.slug}${search}`} />
  if (data) return <NotFoundView />
  return (
    <div className="shell py-8">
      {error ? (
        <Notice tone="warning">This page could not be loaded. Please try again in a moment.</Notice>
      ) : (
        <>
          <LoadingStatus />
          <Skeleton className="h-96" />
        </>
      )}
    </div>
  )
}
