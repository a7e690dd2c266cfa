import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router-dom'
import { AlternativesView } from '../features/catalogue/tool-page/alternatives-view.tsx'
import { alternativesHref } from '../features/catalogue/tool-page/tool-address.ts'
import { graphql } from '../gql/gql.ts'
import { latePart } from '../lib/later.tsx'
import { MovedTo } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

const ToolNotFound = latePart('client/features/catalogue/tool-page/tool-not-found.tsx', () =>
  import('../features/catalogue/tool-page/tool-not-found.tsx').then((module) => module.ToolNotFound),
)

const AlternativesRouteQuery = graphql(`
  query AlternativesRoute($reference: String!) {
    tool(by: { reference: $reference }) {
      id
      slug
      ...AlternativesView_tool
    }
  }
`)

/** The alternatives to a tool. */
export function Component() {
  const { id: reference = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(AlternativesRouteQuery, { variables: { reference } })
  const tool = data?.tool
  if (tool === null) return <ToolNotFound slug={reference} />
  if (tool && tool.slug !== reference) return <MovedTo to={alternativesHref(tool.slug)} />
  return (
    <div className="shell wrap-anywhere py-6 lg:py-8">
      {tool ? (
        <AlternativesView tool={tool} />
      ) : (
        <>
          <Seo title="Loading alternatives" description="Alternatives to an AI tool." noindex />
          {error ? <Unreachable onRetry={() => void refetch().catch(() => undefined)} busy={loading} /> : <Loading />}
        </>
      )}
    </div>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading alternatives" />
      <Skeleton className="h-24" />
      <Skeleton className="mt-6 h-[60rem]" />
    </>
  )
}

function Unreachable({ onRetry, busy }: { readonly onRetry: () => void; readonly busy: boolean }) {
  return (
    <EmptyState
      title="The alternatives could not be loaded"
      action={
        <Button onClick={onRetry} disabled={busy}>
          {busy ? 'Trying...' : 'Try again'}
        </Button>
      }
    >
      <p>Live data is unavailable.</p>
    </EmptyState>
  )
}
