import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { MemberOnly } from '../../features/account/member-only.tsx'
import { MemberScreen } from '../../features/account/member-screen.tsx'
import { SavedTools } from '../../features/favorites/saved-tools.tsx'
import { graphql } from '../../gql/gql.ts'
import { Seo } from '../../lib/seo.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

const PAGE_SIZE = 40
const LOADING_CARDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

const FavoritesRouteQuery = graphql(`
  query FavoritesRouteQuery($first: Int!, $after: String) {
    favorites(first: $first, after: $after) {
      totalCount
      nodes {
        id
        ...SavedTools_favorite
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)

export function Component() {
  return (
    <MemberScreen heading={<Heading />}>
      <Seo title="Saved Tools" description="The AI tools that you have saved." />
      <MemberOnly loading={<Loading />}>
        <Favorites />
      </MemberOnly>
    </MemberScreen>
  )
}

function Heading() {
  return (
    <>
      <LinkButton to="/" variant="quiet" className="-ml-3">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Home
      </LinkButton>
      <h1 className="mt-2 text-2xl lg:text-3xl">Saved Tools</h1>
    </>
  )
}

const countText = (count: number): string => (count === 1 ? '1 saved tool' : `${count} saved tools`)

function Favorites() {
  const [removed, setRemoved] = useState<string | null>(null)
  const [moreFailed, setMoreFailed] = useState(false)
  const count = useRef<HTMLParagraphElement>(null)
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(FavoritesRouteQuery, {
    variables: { first: PAGE_SIZE },
    context: { asViewer: true },
    // Another device may have changed the list since.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  if (error) return <Unreachable onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <Loading />

  const { nodes, totalCount, pageInfo } = data.favorites
  const fetching = networkStatus === NetworkStatus.fetchMore
  const more = () => {
    if (fetching) return
    setMoreFailed(false)
    fetchMore({
      variables: { after: pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }) => ({
        favorites: {
          ...fetchMoreResult.favorites,
          nodes: [...before.favorites.nodes, ...fetchMoreResult.favorites.nodes],
        },
      }),
    }).catch(() => setMoreFailed(true))
  }
  const onRemoved = (name: string) => {
    setRemoved(name)
    // The pressed button is gone, and the focus must not go with it.
    count.current?.focus()
  }
  return (
    <>
      <p ref={count} tabIndex={-1} className="mt-1 text-soft tabular-nums outline-none">
        {countText(totalCount)}
      </p>
      <p role="status" className="sr-only">
        {removed === null ? '' : `${removed} was removed. ${countText(totalCount)}.`}
      </p>
      <div className="mt-6">
        {nodes.length === 0 && !pageInfo.hasNextPage ? <Empty /> : null}
        <SavedTools favorites={nodes} onRemoved={onRemoved} />
        {moreFailed ? (
          <Notice tone="danger" className="mt-6">
            The rest of your saved tools could not be fetched.
          </Notice>
        ) : null}
        {pageInfo.hasNextPage ? (
          // The same button throughout, never disabled: the focus stays on it while it waits and when it fails.
          <Button variant="secondary" className="mt-6 aria-busy:opacity-60" aria-busy={fetching} onClick={more}>
            {fetching ? 'Loading…' : moreFailed ? 'Try again' : 'Show more'}
          </Button>
        ) : null}
      </div>
    </>
  )
}

function Empty() {
  return (
    <EmptyState
      title="No saved tools yet"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/ai-tools">Browse AI Tools</LinkButton>
          <LinkButton to="/quiz" variant="secondary">
            Take Quiz for Recommendations
          </LinkButton>
        </div>
      }
    >
      <p>Press the heart on a tool to keep it here.</p>
    </EmptyState>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading your saved tools" />
      <Skeleton className="mt-1 h-[1lh] w-32" />
      <div className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {LOADING_CARDS.map((key) => (
          <Card key={key} className="p-4">
            <Skeleton className="h-52" />
          </Card>
        ))}
      </div>
    </>
  )
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="danger" className="mt-6">
      <p>Failed to fetch favorites</p>
      <Button variant="quiet" className="-ml-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
