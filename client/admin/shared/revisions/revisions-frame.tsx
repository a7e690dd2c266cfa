import type { ReactNode } from 'react'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { AdminPagination } from '../admin-pagination.tsx'
import { useAdminQuery } from '../admin-query.ts'
import { FilterSelect } from '../filter-select.tsx'
import { NotLoaded } from '../not-loaded.tsx'

const LABELS = { open: 'Waiting', accepted: 'Published', rejected: 'Rejected', withdrawn: 'Withdrawn' } as const
type State = keyof typeof LABELS

const PAGE_SIZE = 10

type RevisionsFrameProps = {
  /** The available states. */
  readonly states: readonly State[]
  readonly state: State
  /** The number in this state; undefined until loaded. */
  readonly total: number | undefined
  readonly failed: boolean
  readonly onRetry: () => unknown
  readonly children: ReactNode
}

/** A list of revisions in one state, ten per page. State and page are in the URL. */
export function RevisionsFrame({ states, state, total, failed, onRetry, children }: RevisionsFrameProps) {
  const { change } = useAdminQuery()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="text-lg" aria-live="polite">
          Revisions{total === undefined ? '' : ` (${total})`}
        </h3>
        <FilterSelect
          label="Show"
          className="min-w-36"
          value={state}
          options={states.map((name) => [name, LABELS[name]] as const)}
          onChange={(name) => change({ state: name })}
        />
      </div>
      {total === undefined ? <NotLoaded name="revisions" failed={failed} onRetry={onRetry} /> : null}
      {total === 0 ? (
        <EmptyState title="No revisions">
          <p>{state === 'open' ? 'Nothing is waiting for a decision.' : 'There are none in this state.'}</p>
        </EmptyState>
      ) : null}
      {children}
      <AdminPagination label="Pages of the list" total={total} pageSize={PAGE_SIZE} />
    </>
  )
}
