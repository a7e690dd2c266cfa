import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import type { QueueKind } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { pageCount, pageWindow } from '#core/display/pagination.ts'
import { changedHref, nameInUrl, useAdminQuery } from '../../shared/admin-query.ts'
import { useIsAdministrator } from '../../shared/is-administrator.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { KIND_LABELS, VIEW_LABELS } from './queue-labels.ts'
import { QueueList } from './queue-list.tsx'

const QueueQuery = graphql(`
  query QueueQuery($view: QueueView!, $kind: QueueKind, $page: Int!) {
    queue(view: $view, kind: $kind, page: $page, first: 20) {
      totalCount
      kindCounts {
        kind
        count
      }
      nodes {
        id
        kind
        title
        detail
        state
        count
        createdAt
        deferredUntil
      }
    }
  }
`)

const PAGE_SIZE = 20

/** Reports, suggestions and candidates in one list, with keyboard shortcuts. */
export function Component() {
  const { query, page, change } = useAdminQuery()
  const isAdministrator = useIsAdministrator()
  const [showsKeys, setShowsKeys] = useState(false)
  const section = useRef<HTMLElement>(null)
  const view = nameInUrl(VIEW_LABELS, query.get('view')) ?? 'WAITING'
  const kind = nameInUrl(KIND_LABELS, query.get('type'))
  const { data, error, refetch } = useQuery(QueueQuery, {
    variables: { view, kind, page },
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const queue = data?.queue
  const last = pageCount(queue?.totalCount ?? 0, PAGE_SIZE)
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
        <Field label="Show" className="w-40">
          {(control) => (
            <Select
              {...control}
              value={view}
              onChange={({ target }) =>
                change({ view: target.value === 'WAITING' ? null : target.value.toLowerCase(), candidate: null })
              }
            >
              {Object.entries(VIEW_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Kind" className="w-48">
          {(control) => (
            <Select
              {...control}
              value={kind ?? ''}
              onChange={({ target }) => change({ type: target.value.toLowerCase(), candidate: null })}
            >
              <option value="">All kinds</option>
              {(Object.keys(KIND_LABELS) as QueueKind[]).map((value) => {
                const count = queue?.kindCounts.find((one) => one.kind === value)?.count
                return (
                  <option key={value} value={value}>
                    {KIND_LABELS[value]}s{count === undefined ? '' : ` (${count})`}
                  </option>
                )
              })}
            </Select>
          )}
        </Field>
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
      ) : error ? (
        <Notice tone="danger">
          <p>Failed to fetch the queue</p>
          <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      ) : (
        <>
          <LoadingStatus label="Loading the queue" />
          <Skeleton className="h-64" />
        </>
      )}
      <Pagination
        label="Pages of the queue"
        current={page}
        last={last}
        pages={pageWindow(page, last)}
        hrefFor={(number) => changedHref(query, { page: number === 1 ? null : String(number) })}
      />
      <KeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
    </section>
  )
}

const EMPTY = {
  WAITING: 'Nothing is waiting for a decision',
  DEFERRED: 'Nothing has been deferred',
  SETTLED: 'Nothing has been resolved yet',
} as const
