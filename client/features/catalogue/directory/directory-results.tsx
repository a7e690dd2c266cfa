import type { MouseEvent } from 'react'
import { latePart } from '#client/lib/later.tsx'
import { usePageTurn } from '#client/lib/use-page-turn.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Pagination } from '#client/ui/pagination.tsx'
import { LoadingStatus } from '#client/ui/skeleton.tsx'
import { countText } from '#core/display/numbers.ts'
import { DIRECTORY_PAGE_SIZE, pageCount, pageWindow } from '#core/display/pagination.ts'
import { ToolCardLoading } from '../cards/tool-card.tsx'
import { NARROW_GRID, ToolGrid } from '../cards/tool-grid.tsx'
import { COUNTER_ID } from '../filters/filter-sidebar.tsx'
import { type DirectoryAddress, directoryHref } from './directory-address.ts'
import type { DirectoryListing } from './directory-listing.ts'
import { MissingTool } from './missing-tool.tsx'
import type { DirectoryControls } from './use-directory-controls.ts'

/** Needed for a search alone; the search box loads it when it gets the focus. */
export const MATCHED_TOOLS = 'client/features/catalogue/directory/matched-tools.tsx'
// What waits for their code shows the saved copy too, as they cannot be loaded without a connection.
const MatchedTools = latePart(
  'client/features/catalogue/directory/matched-tools.tsx',
  () => import('./matched-tools.tsx').then((module) => module.MatchedTools),
  // The same cards, without what the search matched.
  ({ tools }) => <ToolGrid tools={tools} columns={NARROW_GRID} />,
)
const NothingFound = latePart(
  'client/features/catalogue/directory/nothing-found.tsx',
  () => import('./nothing-found.tsx').then((module) => module.NothingFound),
  () => <h2 className="h-dvh py-14 text-center text-xl">No tools found</h2>,
)

type ResultsProps = {
  readonly address: DirectoryAddress
  readonly listing: DirectoryListing
  /** Whether newer results are loading; the old ones stay, dimmed. */
  readonly busy: boolean
  readonly controls: DirectoryControls
}

/** `Showing 41-80 of 112 tools`. */
function shownText(page: number, shown: number, total: number): string {
  const before = (page - 1) * DIRECTORY_PAGE_SIZE
  return `Showing ${before + 1}-${before + shown} of ${countText(total)} tools`
}

export function DirectoryResults({ address, listing, busy, controls }: ResultsProps) {
  const { tools, total, page, correction, reading = null, matches = [], categories } = listing
  const { follow, change } = controls
  const head = usePageTurn(address.page)
  const last = pageCount(total)
  const found = tools.length > 0
  const turn = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const number = /[?&]page=(\d+)/.exec(link?.search ?? '')?.[1]
    if (link) follow(event, { page: Number(number ?? 1) })
  }
  return (
    <>
      <p
        role="status"
        className={correction ? 'mb-3 border-gold border-l-4 bg-gold-wash px-4 py-3 text-sm' : undefined}
      >
        {correction ? (
          <>
            No match for “{correction.from}”. Showing results for <strong>{correction.to}</strong>.
          </>
        ) : null}
      </p>
      <section aria-label="Tools" aria-busy={busy} data-results={total} data-query={address.search}>
        <p
          ref={head}
          id={COUNTER_ID}
          role="status"
          tabIndex={-1}
          className="text-sm text-soft tabular-nums outline-none"
        >
          {found ? shownText(page, tools.length, total) : <span className="sr-only">No tools found</span>}
        </p>
        <div className={classNames('mt-2 transition-opacity', busy && 'opacity-50')}>
          {found ? (
            matches.length > 0 || reading ? (
              <MatchedTools address={address} tools={tools} matches={matches} reading={reading} follow={follow} />
            ) : (
              <ToolGrid tools={tools} columns={NARROW_GRID} />
            )
          ) : (
            <NothingFound
              address={address}
              categories={categories}
              reading={reading}
              last={total > 0 ? last : null}
              follow={follow}
              change={change}
              onLeave={() => head.current?.focus({ preventScroll: true })}
            />
          )}
        </div>
        {found ? (
          <div className="mt-10">
            <div onClickCapture={turn}>
              <Pagination
                current={address.page}
                last={last}
                pages={pageWindow(address.page, last)}
                hrefFor={(page) => directoryHref({ ...address, page })}
                label="Pages of tools"
              />
            </div>
            {address.page >= last ? <MissingTool /> : null}
          </div>
        ) : null}
      </section>
    </>
  )
}

const PLACES = [...'abcdefghijkl']

export function DirectoryResultsLoading() {
  return (
    <section aria-label="Tools" aria-busy="true">
      <LoadingStatus label="Loading tools" />
      <div aria-hidden="true" className={`${NARROW_GRID} pt-8.5`}>
        {PLACES.map((place) => (
          <ToolCardLoading key={place} />
        ))}
      </div>
    </section>
  )
}
