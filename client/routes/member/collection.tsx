import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { MemberOnly } from '../../features/accounts/member-screen/member-only.tsx'
import { MemberScreen } from '../../features/accounts/member-screen/member-screen.tsx'
import { CompareToggle } from '../../features/catalogue/cards/compare-toggle.tsx'
import { FavoriteHeart } from '../../features/catalogue/cards/favorite-link.tsx'
import { CollectionDialog } from '../../features/collections/collection-dialog.tsx'
import { CollectionEntries, CompareEntries } from '../../features/collections/collection-entries.tsx'
import { toolCountText } from '../../features/collections/collection-texts.ts'
import { DeleteDialog } from '../../features/collections/delete-dialog.tsx'
import type { RenderSlot } from '../../features/collections/entry-row.tsx'
import { SharePanel } from '../../features/collections/share-panel.tsx'
import { useUpdateCollection } from '../../features/collections/use-save-collection.ts'
import { graphql } from '../../gql/gql.ts'

import { keepHeadingFocus } from '../../lib/navigation.ts'
import { Seo } from '../../lib/seo.tsx'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

const CollectionRouteQuery = graphql(`
  query CollectionRoute($id: ID!) {
    collection(id: $id) {
      id
      name
      note
      sharePath
      toolCount
      ...CollectionEntries_collection
    }
  }
`)

type Collection = NonNullable<ResultOf<typeof CollectionRouteQuery>['collection']>

export function Component() {
  return (
    <MemberScreen heading={<Back />}>
      {/* Not the collection's name, because analytics records titles. */}
      <Seo title="Collection" description="One of your lists of AI tools." />
      <MemberOnly loading={<Loading />}>
        <CollectionScreen />
      </MemberOnly>
    </MemberScreen>
  )
}

function Back() {
  return (
    <LinkButton to="/collections" variant="quiet" className="-ml-3">
      <ArrowLeft aria-hidden="true" className="size-4" />
      All collections
    </LinkButton>
  )
}

const renderSlot: RenderSlot = (tool) => (
  <>
    <CompareToggle tool={tool} />
    {/* Elsewhere, the heart is in the corner of a card. */}
    <span className="mt-2">
      <FavoriteHeart tool={tool} />
    </span>
  </>
)

function CollectionScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(CollectionRouteQuery, {
    variables: { id },
    context: { asViewer: true },
    // Another device may have changed the list in the meantime.
    fetchPolicy: 'cache-and-network',
  })
  if (data?.collection) return <CollectionView key={id} collection={data.collection} />
  if (data?.collection === null) return <Missing />
  return error ? <Unreachable onRetry={() => void refetch().catch(() => undefined)} /> : <Loading />
}

function CollectionView({ collection }: { readonly collection: Collection }) {
  const { id, name, note, sharePath, toolCount } = collection
  return (
    <>
      <h1 dir="auto" className="wrap-anywhere mt-2 text-2xl lg:text-3xl">
        {name}
      </h1>
      {note === '' ? null : (
        <p dir="auto" className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line">
          {note}
        </p>
      )}
      <p className="mt-1 text-soft tabular-nums">{toolCountText(toolCount)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <CompareEntries collection={collection} />
        <Edit collection={collection} />
        <Delete id={id} name={name} isShared={sharePath != null} />
      </div>
      <SharePanel id={id} sharePath={sharePath ?? null} />
      <div className="mt-4">
        <CollectionEntries collection={collection} renderSlot={renderSlot} empty={<NoTools />} />
      </div>
    </>
  )
}

function NoTools() {
  return (
    <EmptyState
      title="No tools yet"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/favorites">Add from saved tools</LinkButton>
          <LinkButton to="/ai-tools" variant="secondary">
            Browse AI Tools
          </LinkButton>
        </div>
      }
    >
      <p>Choose “Collection” on a saved tool, or the list button on a tool’s page.</p>
    </EmptyState>
  )
}

function Edit({ collection: { id, name, note } }: { readonly collection: Collection }) {
  const [open, setOpen] = useState(false)
  const update = useUpdateCollection(id)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Edit
      </Button>
      {open ? (
        <CollectionDialog
          title="Edit collection"
          name={name}
          note={note}
          action="Save"
          save={update}
          onSaved={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

function Delete({ id, name, isShared }: { readonly id: string; readonly name: string; readonly isShared: boolean }) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const shown = useIsShown()
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {open ? (
        <DeleteDialog
          id={id}
          name={name}
          isShared={isShared}
          onDeleted={() => {
            if (shown.current) void navigate('/collections', { replace: true })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

function Missing() {
  return (
    // It may replace a collection that was deleted elsewhere.
    <div ref={keepHeadingFocus}>
      <h1 className="mt-2 text-2xl lg:text-3xl">Collection not found</h1>
      <div className="mt-6">
        <EmptyState
          title="This collection doesn’t exist"
          action={<LinkButton to="/collections">All collections</LinkButton>}
        >
          <p>It may have been deleted.</p>
        </EmptyState>
      </div>
    </div>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading the collection" />
      <h1 className="mt-2 text-2xl lg:text-3xl">
        <span className="sr-only">Collection</span>
        <Skeleton className="h-[1lh] max-w-sm" />
      </h1>
      <Skeleton className="mt-4 h-11 max-w-md" />
      <Skeleton className="mt-6 h-32" />
      <Skeleton className="mt-6 h-40" />
    </>
  )
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <h1 className="mt-2 text-2xl lg:text-3xl">Collection</h1>
      <Notice tone="danger" className="mt-6">
        <p>The collection could not be loaded.</p>
        <Button variant="quiet" className="-ml-3" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </>
  )
}
