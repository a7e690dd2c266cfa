import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { LinkButton } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { countText } from '#core/display/numbers.ts'
import { pageCount, pageWindow } from '#core/display/pagination.ts'
import type { CardTool } from '../cards/tool-card.tsx'
import { ToolGrid } from '../cards/tool-grid.tsx'
import { COUNTER_ID, FilterSidebar, SIDEBAR_ID } from '../filters/filter-sidebar.tsx'
import { categoryHref, type DirectoryAddress, directoryHref, NO_FILTERS } from './directory-address.ts'
import type { DirectoryListing } from './directory-listing.ts'
import type { Patch } from './use-directory-controls.ts'

/** The facets provide their names. */
const NONE: [] = []

type CategoryToolsProps = {
  readonly category: { readonly slug: string; readonly name: string }
  /** The tools of this page. */
  readonly tools: readonly CardTool[]
  readonly total: number
  readonly page: number
  readonly busy: boolean
  readonly facets: DirectoryListing['facets']
}

/**
 * All tools in a category, one page at a time. Any filter leads to the directory, which shows the same list with that
 * filter; on narrow screens, a link opens the sheet with the filters.
 */
export function CategoryTools({ category, tools, total, page, busy, facets }: CategoryToolsProps) {
  const { slug, name } = category
  const last = pageCount(total)
  const navigate = useNavigate()
  const address: DirectoryAddress = { search: '', sort: 'relevance', page: 1, ...NO_FILTERS, categories: [slug] }
  const chosen = useRef(address)
  /** A second selection before the directory opens adds to the first. */
  const change = (patch: Patch) => {
    chosen.current = { ...chosen.current, ...(typeof patch === 'function' ? patch(chosen.current) : patch) }
    void navigate(directoryHref(chosen.current))
  }
  return (
    <section aria-labelledby="category-tools" aria-busy={busy} className="mt-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="category-tools" className="text-xl">
            All tools in {name}
          </h2>
          <p className="text-soft text-sm tabular-nums">
            {countText(total)} {total === 1 ? 'tool' : 'tools'}
            {last > 1 ? `, page ${page} of ${last}` : null}
          </p>
        </div>
        <LinkButton to={`${directoryHref({ categories: [slug] })}#${SIDEBAR_ID}`} variant="secondary">
          Filter and sort
        </LinkButton>
      </div>
      <div className="beside-filters">
        <FilterSidebar address={address} facets={facets} categories={NONE} change={change} />
        <div id={COUNTER_ID} className="min-w-0">
          {tools.length === 0 ? (
            <EmptyState
              title="No tools found"
              action={<LinkButton to={categoryHref(slug, last)}>Go to page {last}</LinkButton>}
            />
          ) : (
            <ToolGrid tools={tools} beside />
          )}
          <div className="mt-10">
            <Pagination
              current={page}
              last={last}
              pages={pageWindow(page, last)}
              hrefFor={(number) => categoryHref(slug, number)}
              label="Pages of tools"
            />
          </div>
        </div>
      </div>
    </section>
  )
}
