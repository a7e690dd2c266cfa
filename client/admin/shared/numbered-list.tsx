import type { ReactNode } from 'react'
import { pageCount, pageWindow } from '#core/display/pagination.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'
import { changedHref, useAdminQuery } from './admin-query.ts'

const PAGE_SIZE = 20

type NumberedListProps = {
  /** The name of the entries, in the plural. */
  readonly name: string
  /** The number of entries in this state; null while unknown. */
  readonly totalCount: number | null
  readonly failed: boolean
  readonly onRetry: () => void
  /** The entries, as list items. */
  readonly children: ReactNode
}

/** One page of a list in all its states: loading, failed, empty and loaded. */
export function NumberedList({ name, totalCount, failed, onRetry, children }: NumberedListProps) {
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
