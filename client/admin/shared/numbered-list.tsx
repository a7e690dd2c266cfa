import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminPagination } from './admin-pagination.tsx'
import { NotLoaded } from './not-loaded.tsx'

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
  if (totalCount === null) {
    return <NotLoaded name={name} failed={failed} onRetry={onRetry} height="h-64" />
  }
  if (totalCount === 0) return <EmptyState title={`No ${name} here`} />
  return (
    <>
      <ul className="grid gap-4">{children}</ul>
      <AdminPagination label={`Pages of ${name}`} total={totalCount} pageSize={PAGE_SIZE} />
    </>
  )
}
