import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { PRICING_MODEL_LABELS } from '#core/display/pricing-model-labels.ts'
import {
  categoryHref,
  countFilters,
  type DirectoryAddress,
  directoryHref,
} from '../features/catalogue/directory/directory-address.ts'
import { DirectoryFilters, FiltersLink } from '../features/catalogue/directory/directory-filters.tsx'
import { DirectoryFooter } from '../features/catalogue/directory/directory-footer.tsx'
import type { DirectoryListing } from '../features/catalogue/directory/directory-listing.ts'
import {
  DirectoryResults,
  DirectoryResultsLoading,
  MATCHED_TOOLS,
} from '../features/catalogue/directory/directory-results.tsx'
import { readDirectoryAddress } from '../features/catalogue/directory/read-directory-address.ts'
import { knownCategories, useDirectory } from '../features/catalogue/directory/use-directory.ts'
import { useDirectoryControls } from '../features/catalogue/directory/use-directory-controls.ts'
import { FilterSidebar, SIDEBAR_ID } from '../features/catalogue/filters/filter-sidebar.tsx'
import { useFilterSheet } from '../features/catalogue/filters/use-filter-sheet.ts'
import { SavedCopyNotice } from '../features/catalogue/saved-copy/saved-copy-notice.tsx'
import { useSavedCopy } from '../features/catalogue/saved-copy/use-saved-copy.ts'
import { latePart, loadLateParts } from '../lib/later.tsx'
import { useStatus } from '../lib/page.tsx'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'

const FilterChips = latePart(
  'client/features/catalogue/filters/filter-chips.tsx',
  () => import('../features/catalogue/filters/filter-chips.tsx').then((module) => module.FilterChips),
  () => <div className="mt-3 min-h-touch" />,
)

const NO_FACETS = { flags: {} }
const loadSavedCopy = (failure: unknown) =>
  import('../features/catalogue/saved-copy/saved-catalogue.ts').then((module) => module.loadSavedCatalogue(failure))

/** The filters that are applied: unknown categories are ignored. */
function appliedOf(requested: DirectoryAddress, listing: DirectoryListing | null): DirectoryAddress {
  return listing ? { ...requested, categories: knownCategories(requested.categories, listing.categories) } : requested
}

/** Lists with several filters are not indexed: there are too many of them. */
const isNarrow = (address: DirectoryAddress): boolean =>
  address.categories.length > 1 ||
  address.pricing.length > 1 ||
  countFilters({ ...address, categories: [], pricing: [] }) > 0

function titleOf({ search, pricing, page }: DirectoryAddress, category: string | undefined): string {
  const [model, ...others] = pricing
  const group = category ?? (model === undefined || others.length > 0 ? undefined : PRICING_MODEL_LABELS[model])
  const subject = search === '' ? (group ? `${group}: AI tools` : 'AI tools directory') : `AI tools for "${search}"`
  return page > 1 ? `${subject}, page ${page}` : subject
}

/** Begins with the title for a filtered list, so that every list has its own description. */
function descriptionOf(address: DirectoryAddress, category: string | undefined): string {
  const whole = 'what each one does, what it costs and how it is rated.'
  const isWhole = address.page === 1 && category === undefined && address.pricing.length === 0
  return isWhole
    ? `Search and filter AI tools by category and pricing: ${whole}`
    : `${titleOf(address, category)}: ${whole}`
}

/** A list of a single category belongs to the category page, which says more. */
function canonicalPath(address: DirectoryAddress): string {
  const list = directoryHref({ ...address, sort: 'relevance' })
  const [only, ...others] = address.categories
  if (only === undefined || others.length > 0) return list
  const isPlain = list === directoryHref({ categories: [only], page: address.page })
  return isPlain ? categoryHref(only, address.page) : list
}

export function Component() {
  const [query] = usePageQuery()
  const { key } = useLocation()
  const searches = query.has('search')
  useEffect(() => {
    // Together with the list, so that the cards have what the search matched from the start.
    if (searches) void loadLateParts([MATCHED_TOOLS]).catch(() => undefined)
  }, [searches])
  const requested = useMemo(() => readDirectoryAddress(query), [query])
  const { listing: fetched, live, error, loading, retry } = useDirectory(requested)
  const saved = useSavedCopy({ failure: error, live, load: loadSavedCopy, retry })
  const copy = saved?.state === 'read' ? saved.copy : null
  const listing = useMemo(() => (copy ? copy.list(requested) : fetched), [copy, requested, fetched])
  const address = useMemo(() => appliedOf(requested, listing), [requested, listing])
  const controls = useDirectoryControls(address, key)
  const sheet = useFilterSheet()
  // A page after the last one does not exist; a search without matches is a valid result.
  useStatus(listing !== null && listing.total > 0 && listing.tools.length === 0 ? 404 : 200)
  const categories = listing?.categories ?? []
  const only = address.categories.length === 1 ? address.categories[0] : undefined
  const category = categories.find(({ slug }) => slug === only)?.name
  const busy = !copy && (loading || !live)
  const filters = { address, facets: listing?.facets ?? NO_FACETS, categories, change: controls.change }
  const link = <FiltersLink chosen={countFilters(address)} onShow={sheet.show} to={SIDEBAR_ID} />
  return (
    <div className="shell pt-3 pb-10 lg:pt-6 min-[96rem]:max-w-[96rem]">
      <Seo
        title={titleOf(address, category)}
        description={descriptionOf(address, category)}
        path={canonicalPath(address)}
        noindex={address.search !== '' || isNarrow(address) || listing?.tools.length === 0}
      />
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="wrap-anywhere min-w-0 text-2xl">{category ?? 'AI tools'}</h1>
        <p className="text-soft text-sm max-lg:hidden">
          What each tool does, what it costs and how it is rated. Search by name or purpose, or filter the list.
        </p>
      </div>
      <DirectoryFilters address={address} controls={controls} rated={listing?.rated ?? true} filtersLink={link} />
      {countFilters(requested) > 0 ? (
        <FilterChips address={address} categories={categories} follow={controls.follow} />
      ) : null}
      <div className="mt-3 beside-filters">
        <FilterSidebar {...filters} />
        <div className="min-w-0">
          {saved ? (
            <div className="mb-4">
              <SavedCopyNotice onRetry={retry} busy={loading} saved={saved} />
            </div>
          ) : null}
          {saved?.state === 'lost' ? null : listing ? (
            <DirectoryResults address={address} listing={listing} busy={busy} controls={controls} />
          ) : (
            <DirectoryResultsLoading />
          )}
        </div>
      </div>
      {sheet.Sheet ? (
        <sheet.Sheet {...filters} total={listing?.total ?? null} busy={busy} onClose={sheet.close} />
      ) : null}
      <DirectoryFooter categories={categories} />
    </div>
  )
}
