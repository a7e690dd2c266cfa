import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { pageCount, pageWindow } from '#core/display/pagination.ts'
import { changedHref, useAdminQuery } from '../admin-tabs.ts'

const PAGE_SIZE = 20

type InboxListProps = {
  /** The name of the entries, in the plural. */
  readonly name: string
  /** The number of entries in this state; null while unknown. */
  readonly totalCount: number | null
  readonly failed: boolean
  readonly onRetry: () => void
  /** The entries, as list items. */
  readonly children: ReactNode
}

/** One page of the inbox in all its states: loading, failed, empty and loaded. */
export function InboxList({ name, totalCount, failed, onRetry, children }: InboxListProps) {
  const { query, page } = useAdminQuery()
  if (totalCount === null) {
    if (failed) {
      return (
        <Notice tone="danger">
          <p>Failed to fetch {name}</p>
          <Button variant="quiet" className="-ml-3" onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      )
    }
    return (
      <>
        <LoadingStatus label={`Loading ${name}`} />
        <Skeleton className="h-64" />
      </>
    )
  }
  if (totalCount === 0) return <EmptyState title={`No ${name} here`} />
  const last = pageCount(totalCount, PAGE_SIZE)
  return (
    <>
      <ul className="grid gap-4">{children}</ul>
      <Pagination
        label={`Pages of ${name}`}
        current={page}
        last={last}
        pages={pageWindow(page, last)}
        hrefFor={(number) => changedHref(query, { page: number === 1 ? null : String(number) })}
      />
    </>
  )
}
