import type { ReactNode } from 'react'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Field, Select } from '#client/ui/field.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { pageCount, pageWindow } from '#core/display/pagination.ts'
import { changedHref, useAdminQuery } from '../admin-query.ts'
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
  const { query, change, page } = useAdminQuery()
  const last = pageCount(total ?? 0, PAGE_SIZE)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="text-lg" aria-live="polite">
          Revisions{total === undefined ? '' : ` (${total})`}
        </h3>
        <Field label="Show" className="min-w-36">
          {(control) => (
            <Select {...control} value={state} onChange={({ target }) => change({ state: target.value })}>
              {states.map((name) => (
                <option key={name} value={name}>
                  {LABELS[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {total === undefined ? <NotLoaded name="revisions" failed={failed} onRetry={onRetry} /> : null}
      {total === 0 ? (
        <EmptyState title="No revisions">
          <p>{state === 'open' ? 'Nothing is waiting for a decision.' : 'There are none in this state.'}</p>
        </EmptyState>
      ) : null}
      {children}
      <Pagination
        label="Pages of the list"
        current={page}
        last={last}
        pages={pageWindow(page, last)}
        hrefFor={(number) => changedHref(query, { page: number === 1 ? null : String(number) })}
      />
    </>
  )
}
