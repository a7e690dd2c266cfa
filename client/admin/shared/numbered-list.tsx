import { type ReactNode, useEffect, useRef } from 'react'
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
  const list = useRef<HTMLDivElement>(null)
  const countBefore = useRef(totalCount)
  useEffect(() => {
    const isShorter = totalCount !== null && totalCount < (countBefore.current ?? 0)
    countBefore.current = totalCount
    // The entry with the focus was settled; the page may now end above the position it is scrolled to.
    if (isShorter && document.activeElement === document.body) list.current?.focus()
  }, [totalCount])
  if (totalCount === null) {
    return <NotLoaded name={name} failed={failed} onRetry={onRetry} height="h-64" />
  }
  return (
    <div ref={list} tabIndex={-1} className="grid gap-5 outline-none">
      {totalCount === 0 ? (
        <EmptyState title={`No ${name} here`} />
      ) : (
        <>
          <ul className="grid gap-4">{children}</ul>
          <AdminPagination label={`Pages of ${name}`} total={totalCount} pageSize={PAGE_SIZE} />
        </>
      )}
    </div>
  )
}
