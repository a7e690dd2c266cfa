import { useQuery } from '@apollo/client/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_COLLECTIONS } from '#core/collections.ts'
import { MemberOnly } from '../../features/accounts/member-screen/member-only.tsx'
import { MemberScreen } from '../../features/accounts/member-screen/member-screen.tsx'
import { SavedLinks } from '../../features/accounts/member-screen/saved-links.tsx'
import { CollectionCard } from '../../features/collections/collection-card.tsx'
import { CollectionDialog } from '../../features/collections/collection-dialog.tsx'
import { collectionCountText } from '../../features/collections/collection-texts.ts'
import { useCreateCollection } from '../../features/collections/use-save-collection.ts'
import { graphql } from '../../gql/gql.ts'
import { Seo } from '../../lib/seo.tsx'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

const CollectionsRouteQuery = graphql(`
  query CollectionsRoute {
    collections(first: 50) {
      totalCount
      nodes {
        id
        ...CollectionCard_collection
      }
    }
  }
`)

const GRID = 'mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function Component() {
  return (
    <MemberScreen heading={<Heading />}>
      <Seo title="Collections" description="Your lists of AI tools." />
      <MemberOnly loading={<Loading />}>
        <Collections />
      </MemberOnly>
    </MemberScreen>
  )
}

function Heading() {
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">Collections</h1>
      <SavedLinks current="/collections" />
    </>
  )
}

function Collections() {
  const navigate = useNavigate()
  const shown = useIsShown()
  const onMade = (id: string) => {
    if (shown.current) void navigate(`/collections/${id}`)
  }
  const { data, error, refetch } = useQuery(CollectionsRouteQuery, {
    context: { asViewer: true },
    // Another device may have changed the lists in the meantime.
    fetchPolicy: 'cache-and-network',
  })
  if (!data) return error ? <Unreachable onRetry={() => void refetch().catch(() => undefined)} /> : <Loading />
  const { nodes, totalCount } = data.collections
  if (nodes.length === 0) return <Empty onMade={onMade} />
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft tabular-nums">{collectionCountText(totalCount)}</p>
        {totalCount < MAX_COLLECTIONS ? (
          <NewCollection onMade={onMade} />
        ) : (
          <p className="text-soft text-sm">You can have at most {MAX_COLLECTIONS} collections.</p>
        )}
      </div>
      <ul className={GRID}>
        {nodes.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** `onMade` is called with the id of the collection. */
type NewCollectionProps = { readonly onMade: (id: string) => void }

function NewCollection({ onMade }: NewCollectionProps) {
  const [open, setOpen] = useState(false)
  const create = useCreateCollection()
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-4" />
        New collection
      </Button>
      {open ? (
        <CollectionDialog
          title="New collection"
          action="Create"
          save={create}
          onSaved={onMade}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

function Empty({ onMade }: NewCollectionProps) {
  return (
    <div className="mt-6">
      <EmptyState title="No collections yet" action={<NewCollection onMade={onMade} />}>
        <p>Group tools by project, client or team, add notes, and share the list with a link.</p>
      </EmptyState>
    </div>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading your collections" />
      <Skeleton className="mt-4 h-11 w-full" />
      <div className={GRID}>
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    </>
  )
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="danger" className="mt-6">
      <p>Your collections could not be loaded.</p>
      <Button variant="quiet" className="-ml-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
