import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { countText } from '../../../core/display/numbers.ts'
import { DIRECTORY_PAGE_SIZE, pageCount, pageWindow } from '../../../core/display/pagination.ts'
import { usePageTurn } from '../../lib/use-page-turn.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LoadingStatus } from '../../ui/skeleton.tsx'
import { DIRECTORY_PATH, type DirectoryAddress, directoryHref } from './directory-address.ts'
import type { DirectoryListing } from './directory-listing.ts'
import { ToolCardLoading } from './tool-card.tsx'
import { TOOL_GRID, ToolGrid } from './tool-grid.tsx'

type ResultsProps = {
  readonly address: DirectoryAddress
  readonly listing: Pick<DirectoryListing, 'tools' | 'total' | 'page' | 'correction'>
  /** Whether newer results are on their way; the old ones stay, dimmed. */
  readonly busy: boolean
}

/** `Showing 41-80 of 112 tools`. */
function shownText(page: number, shown: number, total: number): string {
  const before = (page - 1) * DIRECTORY_PAGE_SIZE
  return `Showing ${before + 1}-${before + shown} of ${countText(total)} tools`
}

export function DirectoryResults({ address, listing: { tools, total, page, correction }, busy }: ResultsProps) {
  const head = usePageTurn(address.page)
  const last = pageCount(total)
  const found = tools.length > 0
  return (
    <>
      <p
        role="status"
        className="not-empty:mt-5 not-empty:border-gold not-empty:border-l-4 not-empty:bg-gold-wash not-empty:px-4 not-empty:py-3 text-sm"
      >
        {correction ? (
          <>
            No match for “{correction.from}”. Showing results for <strong>{correction.to}</strong>.
          </>
        ) : null}
      </p>
      <section aria-label="Tools" aria-busy={busy} data-results={total} className="mt-5">
        <p ref={head} role="status" tabIndex={-1} className="text-sm text-soft tabular-nums outline-none">
          {found ? shownText(page, tools.length, total) : <span className="sr-only">No tools found</span>}
        </p>
        <div className={classNames('mt-3 transition-opacity', busy && 'opacity-50')}>
          {found ? (
            <ToolGrid tools={tools} />
          ) : (
            <NothingFound
              address={address}
              last={total > 0 ? last : null}
              onClear={() => head.current?.focus({ preventScroll: true })}
            />
          )}
        </div>
        {found ? (
          <div className="mt-10">
            <Pagination
              current={address.page}
              last={last}
              pages={pageWindow(address.page, last)}
              hrefFor={(page) => directoryHref({ ...address, page })}
              label="Pages of tools"
            />
            {address.page >= last ? <Missing /> : null}
          </div>
        ) : null}
      </section>
    </>
  )
}

type NothingFoundProps = {
  readonly address: DirectoryAddress
  /** The last page, when the list has some but none here. */
  readonly last: number | null
  /** The button goes away with the empty state, so the focus needs another place. */
  readonly onClear: () => void
}

function NothingFound({ address, last, onClear }: NothingFoundProps) {
  if (last !== null) {
    return (
      <EmptyState
        title="No tools found"
        action={<LinkButton to={directoryHref({ ...address, page: last })}>Go to page {last}</LinkButton>}
      >
        <p>
          The list ends at page {last}.{' '}
          <Link to={directoryHref({ ...address, page: 1 })} className="link">
            Start at page 1
          </Link>
        </p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No tools found" action={<ClearFilters sort={address.sort} onClear={onClear} />}>
      <p>Nothing in the catalogue matches. Try a shorter search, or another category or pricing.</p>
      <Missing />
    </EmptyState>
  )
}

/** Where a list ends, so does what we know of. */
function Missing() {
  return (
    <p className="mt-4 text-center text-soft text-sm">
      Is a tool missing?{' '}
      <Link to="/suggest" className="link inline-flex min-h-9 items-center">
        Suggest it
      </Link>
    </p>
  )
}

/** A button that also works without JavaScript: a form that asks for the list without filters. */
function ClearFilters({ sort, onClear }: Pick<DirectoryAddress, 'sort'> & Pick<NothingFoundProps, 'onClear'>) {
  const navigate = useNavigate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onClear()
    void navigate(directoryHref({ sort }))
  }
  return (
    <form action={DIRECTORY_PATH} onSubmit={submit}>
      {sort === 'relevance' ? null : <input type="hidden" name="sort" value={sort} />}
      <Button type="submit">Clear Filters</Button>
    </form>
  )
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const

export function DirectoryResultsLoading() {
  return (
    <section aria-label="Tools" aria-busy="true" className="mt-5">
      <LoadingStatus label="Loading tools" />
      <div aria-hidden="true" className={`${TOOL_GRID} pt-8.5`}>
        {PLACES.map((place) => (
          <ToolCardLoading key={place} />
        ))}
      </div>
    </section>
  )
}
