import { useRef, useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import type { QueueKind } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { AdminPagination } from '../../shared/admin-pagination.tsx'
import { nameInUrl, useAdminQuery } from '../../shared/admin-query.ts'
import { FilterSelect } from '../../shared/filter-select.tsx'
import { useIsAdministrator } from '../../shared/is-administrator.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { QueueKeysDialog } from './queue-keys-dialog.tsx'
import { KIND_LABELS, VIEW_LABELS } from './queue-labels.ts'
import { QueueList } from './queue-list.tsx'

const QueueQuery = graphql(`
  query Queue($view: QueueView!, $kind: QueueKind, $page: Int!) {
    queue(view: $view, kind: $kind, page: $page, first: 20) {
      totalCount
      kindCounts {
        kind
        count
      }
      nodes {
        id
        ...QueueRow_item
      }
    }
  }
`)

const PAGE_SIZE = 20
const KINDS = Object.keys(KIND_LABELS) as QueueKind[]

/** Reports, suggestions, candidates and price checks in one list, with keyboard shortcuts. */
export function Component() {
  const { query, page, change } = useAdminQuery()
  const isAdministrator = useIsAdministrator()
  const [showsKeys, setShowsKeys] = useState(false)
  const section = useRef<HTMLElement>(null)
  const view = nameInUrl(VIEW_LABELS, query.get('view')) ?? 'WAITING'
  const kind = nameInUrl(KIND_LABELS, query.get('type'))
  const { data, failed, onRetry } = useFreshQuery(QueueQuery, { view, kind, page })
  const queue = data?.queue
  return (
    <section ref={section} aria-labelledby="queue-heading" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="queue-heading" tabIndex={-1} className="text-xl">
          Queue
        </h2>
        <Button variant="quiet" onClick={() => setShowsKeys(true)}>
          Keyboard shortcuts
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <FilterSelect
          label="Show"
          className="w-40"
          value={view}
          options={Object.entries(VIEW_LABELS)}
          onChange={(value) => change({ view: value === 'WAITING' ? null : value.toLowerCase(), candidate: null })}
        />
        <FilterSelect
          label="Kind"
          className="w-44"
          value={kind ?? ''}
          options={[
            ['', 'All kinds'],
            ...KINDS.map((value) => {
              const count = queue?.kindCounts.find((one) => one.kind === value)?.count
              return [value, `${KIND_LABELS[value]}s${count === undefined ? '' : ` (${count})`}`] as const
            }),
          ]}
          onChange={(value) => change({ type: value.toLowerCase(), candidate: null })}
        />
      </div>
      {queue ? (
        <>
          {queue.nodes.length === 0 ? <EmptyState title={EMPTY[view]} /> : null}
          <QueueList
            key={`${view} ${kind} ${page}`}
            section={section}
            items={queue.nodes}
            isDeferred={view === 'DEFERRED'}
            mayPublish={isAdministrator}
            opened={query.get('candidate')}
            onKeys={() => setShowsKeys(true)}
          />
        </>
      ) : (
        <NotLoaded name="the queue" failed={failed} onRetry={onRetry} height="h-64" />
      )}
      <AdminPagination label="Pages of the queue" total={queue?.totalCount} pageSize={PAGE_SIZE} />
      <QueueKeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
    </section>
  )
}

const EMPTY = {
  WAITING: 'Nothing is waiting for a decision',
  DEFERRED: 'Nothing has been deferred',
  SETTLED: 'Nothing has been resolved yet',
} as const
