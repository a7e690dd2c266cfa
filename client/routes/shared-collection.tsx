import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router-dom'
import { CompareToggle } from '../features/catalogue/cards/compare-toggle.tsx'
import type { RenderSlot } from '../features/collections/entry-row.tsx'
import { SharedView } from '../features/collections/shared-view.tsx'
import { graphql } from '../gql/gql.ts'
import { keepHeadingFocus } from '../lib/navigation.ts'
import { useStatus } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

const SharedCollectionRouteQuery = graphql(`
  query SharedCollectionRoute($token: String!) {
    sharedCollection(token: $token) {
      ...SharedView_collection
    }
  }
`)

const renderSlot: RenderSlot = (tool) => <CompareToggle tool={tool} />

export function Component() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(SharedCollectionRouteQuery, {
    variables: { token },
    // The link may have ended since, so going Back loads the page again.
    fetchPolicy: 'cache-and-network',
  })
  return (
    <div className="shell py-8 lg:py-12">
      {/* The same for every list, because titles are recorded; and no canonical address, because it holds the token. */}
      <Seo title="Shared collection" description="A list of AI tools that someone shared with you." />
      {data?.sharedCollection ? (
        <SharedView collection={data.sharedCollection} renderSlot={renderSlot} />
      ) : data?.sharedCollection === null ? (
        <NoCollection />
      ) : error ? (
        <EmptyState
          title="This collection could not be loaded"
          action={<Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
        />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function NoCollection() {
  useStatus(404)
  return (
    <div ref={keepHeadingFocus}>
      <h1 className="text-2xl lg:text-3xl">This link doesn’t work</h1>
      <p className="mt-3 max-w-prose text-soft">
        The person who shared it may have stopped sharing or made a new link. Ask them for the current one.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/ai-tools">Browse AI Tools</LinkButton>
        <LinkButton to="/" variant="secondary">
          Go to Homepage
        </LinkButton>
      </div>
    </div>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading the collection" />
      <Skeleton className="h-10 max-w-sm" />
      <Skeleton className="mt-6 h-40" />
    </>
  )
}
