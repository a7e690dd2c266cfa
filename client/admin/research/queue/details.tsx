import type { ReactNode } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'

type DetailsProps = { readonly failed?: boolean; readonly children?: ReactNode }

/** The expanded part of an item. Without children it is loading, unless it failed. */
export function Details({ failed = false, children }: DetailsProps) {
  if (failed) return <Notice tone="danger">This item could not be loaded. It may have been removed.</Notice>
  if (children === undefined) {
    return (
      <>
        <LoadingStatus label="Loading the item" />
        <Skeleton className="h-24" />
      </>
    )
  }
  return <div className="grid grid-cols-1 min-w-0 gap-3 border-line border-t pt-3">{children}</div>
}
