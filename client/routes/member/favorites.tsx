import { NetworkStatus } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { ArrowLeft } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { MemberOnly } from '../../features/accounts/member-screen/member-only.tsx'
import { MemberScreen } from '../../features/accounts/member-screen/member-screen.tsx'
import { SavedLinks } from '../../features/accounts/member-screen/saved-links.tsx'
import { CompareToggle } from '../../features/catalogue/cards/compare-toggle.tsx'
import { AddToCollection } from '../../features/collections/add-to-collection.tsx'
import { SavedControls } from '../../features/favorites/saved-controls.tsx'
import { countViewed, type RemovedTool, SavedTools } from '../../features/favorites/saved-tools.tsx'
import {
  isSearch,
  isUsual,
  readSavedView,
  type SavedView,
  savedViewQuery,
} from '../../features/favorites/saved-view.ts'
import { useRestoreFavorite } from '../../features/favorites/use-restore-favorite.ts'
import { useSaveFavorite } from '../../features/favorites/use-save-favorite.ts'
import { graphql } from '../../gql/gql.ts'
import { useSetPageQuery } from '../../lib/go-to.ts'
import { usePageQuery } from '../../lib/page-query.ts'
import { reportError } from '../../lib/report-error.ts'
import { Seo } from '../../lib/seo.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { createUndoToast } from '../../ui/toasts-with-more.ts'

const PAGE_SIZE = 40
const LARGEST_PAGE = 100
const LOADING_CARDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

const FavoritesRouteQuery = graphql(`
  query FavoritesRoute($first: Int!, $after: String) {
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
      <Seo title="Saved Tools" description="The AI tools you have saved." />
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
      <SavedLinks current="/favorites" />
    </>
  )
}

const countText = (count: number): string => (count === 1 ? '1 saved tool' : `${count} saved tools`)

/** The view is the member's last choice; the URL follows it, so that reloading and Back keep it. */
function useSavedView(): [view: SavedView, change: (view: SavedView) => void] {
  const [query] = usePageQuery()
  const setQuery = useSetPageQuery()
  const [view, setView] = useState(() => readSavedView(query))
  const change = (next: SavedView) => {
    setView(next)
    setQuery(savedViewQuery(next), { replace: true, preventScrollReset: true })
  }
  return [view, change]
}

const notifyRemoved = createUndoToast((count) => `${count} tools were removed from your saved tools.`)

/** Above the link that fills the card. */
const renderSlot = (tool: { readonly id: string; readonly slug: string; readonly name: string }) => (
  <>
    <CompareToggle tool={tool} />
    <AddToCollection tool={tool} className="relative z-10" />
  </>
)

/** Removes a saved tool, with a notice that undoes it, and says which one could not be removed. */
function useRemove(count: RefObject<HTMLElement | null>) {
  const [failedToolId, setFailedToolId] = useState<string | null>(null)
  const client = useApolloClient()
  const saveFavorite = useSaveFavorite()
  const restore = useRestoreFavorite()
  const remove = async ({ toolId, name, favoritedAt }: RemovedTool) => {
    setFailedToolId(null)
    const removal = saveFavorite(toolId, false)
    // The clicked button disappears, so the focus has to move.
    count.current?.focus()
    const undo = () =>
      restore(toolId, favoritedAt).catch((failure: unknown) => {
        toast(`${name} could not be restored. Please save it again on its page.`)
        void reportError(client, failure)
      })
    try {
      await removal
      notifyRemoved(`${name} was removed from your saved tools.`, undo, count.current)
    } catch (error) {
      setFailedToolId(toolId)
      void reportError(client, error)
    }
  }
  return { failedToolId, remove }
}

function Favorites() {
  const [view, setView] = useSavedView()
  const [moreFailed, setMoreFailed] = useState(false)
  const count = useRef<HTMLParagraphElement>(null)
  const { failedToolId, remove } = useRemove(count)
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(FavoritesRouteQuery, {
    variables: { first: PAGE_SIZE },
    context: { asViewer: true },
    // Another device may have changed the list in the meantime.
    fetchPolicy: 'cache-and-network',
  })
  const fetching = networkStatus === NetworkStatus.fetchMore
  const pageInfo = data?.favorites.pageInfo
  const more = (first: number) => {
    if (fetching) return
    setMoreFailed(false)
    fetchMore({
      variables: { first, after: pageInfo?.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }) => ({
        favorites: {
          ...fetchMoreResult.favorites,
          nodes: [...before.favorites.nodes, ...fetchMoreResult.favorites.nodes],
        },
      }),
    }).catch(() => setMoreFailed(true))
  }
  // Searching and sorting need all saved tools, so the rest is loaded first.
  const wantsRest = !isUsual(view) && pageInfo?.hasNextPage === true
  const loadRest = useEffectEvent(() => more(LARGEST_PAGE))
  useEffect(() => {
    if (wantsRest && !fetching && !moreFailed) loadRest()
  }, [wantsRest, fetching, moreFailed])

  if (!data) return error ? <Unreachable onRetry={() => void refetch().catch(() => undefined)} /> : <Loading />
  const { nodes, totalCount } = data.favorites
  const isEmpty = nodes.length === 0 && pageInfo?.hasNextPage !== true
  return (
    <>
      {isEmpty ? null : <SavedControls view={view} onChange={setView} />}
      {/* The same element after the last tool is removed, so that it keeps the focus. */}
      <p ref={count} tabIndex={-1} role="status" className="mt-3 text-soft tabular-nums outline-none">
        {/* Only once all of them are loaded. */}
        {isSearch(view) && !wantsRest && !isEmpty ? `${countViewed(nodes, view)} of ` : null}
        {countText(totalCount)}
      </p>
      {isEmpty ? (
        <div className="mt-6">
          <Empty />
        </div>
      ) : (
        <div className="mt-4">
          <SavedTools
            favorites={nodes}
            view={view}
            loadingMore={wantsRest && !moreFailed}
            renderSlot={renderSlot}
            failedToolId={failedToolId}
            onRemove={(removed) => void remove(removed)}
            onClearSearch={() => setView({ ...view, search: '' })}
          />
          {moreFailed ? (
            <Notice tone="danger" className="mt-6">
              The rest of your saved tools could not be loaded.
            </Notice>
          ) : null}
          {pageInfo?.hasNextPage ? (
            // Always the same button and never disabled, so that it keeps the focus while loading and after a failure.
            <Button
              variant="secondary"
              className="mt-6 aria-busy:opacity-60"
              aria-busy={fetching}
              onClick={() => more(PAGE_SIZE)}
            >
              {fetching ? 'Loading…' : moreFailed ? 'Try again' : 'Show more'}
            </Button>
          ) : null}
        </div>
      )}
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
      <p>Click the heart on a tool to save it here.</p>
    </EmptyState>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading your saved tools" />
      <Skeleton className="mt-4 h-11 w-full sm:max-w-md" />
      <Skeleton className="mt-3 h-[1lh] w-32" />
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
