import { useMemo, useState } from 'react'
import { PRICING_MODEL_LABELS } from '../../core/display/labels.ts'
import { DIRECTORY_PAGE_SIZE } from '../../core/display/pagination.ts'
import { CategoryLinks } from '../features/catalogue/category-links.tsx'
import {
  categoryHref,
  type DirectoryAddress,
  directoryHref,
  type Flag,
  readDirectoryAddress,
} from '../features/catalogue/directory-address.ts'
import { DirectoryFilters } from '../features/catalogue/directory-filters.tsx'
import type { CategoryOption, DirectoryListing } from '../features/catalogue/directory-listing.ts'
import { DirectoryResults, DirectoryResultsLoading } from '../features/catalogue/directory-results.tsx'
import { FilterChips } from '../features/catalogue/filter-chips.tsx'
import { FilterPanel } from '../features/catalogue/filter-panel.tsx'
import { RecentlyViewed } from '../features/catalogue/recently-viewed.tsx'
import { SavedCopyNotice } from '../features/catalogue/saved-copy-notice.tsx'
import { useDirectoryControls } from '../features/catalogue/use-directory-controls.ts'
import { useSavedCopy } from '../features/catalogue/use-saved-copy.ts'
import { graphql } from '../gql/gql.ts'
import type { DirectoryRouteQueryQuery, DirectoryRouteQueryQueryVariables } from '../gql/graphql.ts'
import { fromEnum, toEnum } from '../lib/enum-values.ts'
import { useStatus } from '../lib/page.tsx'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { useAddressQuery } from '../lib/use-address-query.ts'

const DirectoryRouteQuery = graphql(`
  query DirectoryRouteQuery(
    $search: String
    $category: [String!]
    $pricingModel: [PricingModel!]
    $platform: [Platform!]
    $freeTier: Boolean
    $apiAvailable: Boolean
    $verified: Boolean
    $sort: ToolSort!
    $first: Int!
    $offset: Int!
  ) {
    tools(
      search: $search
      category: $category
      pricingModel: $pricingModel
      platform: $platform
      freeTier: $freeTier
      apiAvailable: $apiAvailable
      verified: $verified
      sort: $sort
      first: $first
      offset: $offset
    ) {
      totalCount
      correctedSearch
      nodes {
        id
        ...ToolCard_tool
      }
      facets {
        categories {
          count
          category {
            id
            slug
          }
        }
        pricingModels {
          count
          pricingModel
        }
        platforms {
          count
          platform
        }
        freeTier
        apiAvailable
        verified
      }
    }
    categories {
      id
      slug
      name
    }
    pricingModels
  }
`)

const loadSavedCopy = async () => (await import('../features/catalogue/saved-catalogue.ts')).loadSavedCatalogue()

/** A filter without values is no filter, and leaving it out is its one spelling. */
const orNull = <T,>(values: readonly T[]): T[] | null => (values.length === 0 ? null : [...values])

function variablesOf(address: DirectoryAddress, categories = address.categories): DirectoryRouteQueryQueryVariables {
  const has = (flag: Flag) => (address.flags.includes(flag) ? true : null)
  return {
    search: address.search === '' ? null : address.search,
    category: orNull(categories),
    pricingModel: orNull(address.pricing.map(toEnum)),
    platform: orNull(address.platforms.map(toEnum)),
    freeTier: has('free'),
    apiAvailable: has('api'),
    verified: has('verified'),
    sort: toEnum(address.sort),
    first: DIRECTORY_PAGE_SIZE,
    offset: (address.page - 1) * DIRECTORY_PAGE_SIZE,
  }
}

/** The categories that the catalogue has. */
const known = (slugs: readonly string[], categories: readonly CategoryOption[]): readonly string[] =>
  slugs.filter((slug) => categories.some((category) => category.slug === slug))

function listingOf(data: DirectoryRouteQueryQuery, page: number, search: string): DirectoryListing {
  const { nodes, totalCount, facets, correctedSearch } = data.tools
  return {
    tools: nodes,
    total: totalCount,
    page,
    categories: data.categories,
    pricingModels: data.pricingModels.map(fromEnum),
    facets: {
      categories: facets.categories.map(({ category, count }) => ({ value: category.slug, count })),
      pricing: facets.pricingModels.map(({ pricingModel, count }) => ({ value: fromEnum(pricingModel), count })),
      platforms: facets.platforms.map(({ platform, count }) => ({ value: fromEnum(platform), count })),
      flags: { free: facets.freeTier, api: facets.apiAvailable, verified: facets.verified },
    },
    correction: correctedSearch ? { from: search, to: correctedSearch } : null,
  }
}

/**
 * The live listing; while a newer one is on its way, the one before. Categories that do not exist count as not given,
 * which only an answer can tell.
 */
function useDirectory(address: DirectoryAddress) {
  const asked = useAddressQuery(DirectoryRouteQuery, { variables: variablesOf(address) })
  const unknown =
    asked.data !== undefined &&
    address.categories.length > 0 &&
    known(address.categories, asked.data.categories).length === 0
  const widened = useAddressQuery(DirectoryRouteQuery, { variables: variablesOf(address, []), skip: !unknown })
  const { data, error, loading, refetch } = unknown ? widened : asked
  const { page, search } = address
  const fresh = useMemo(() => (data ? listingOf(data, page, search) : null), [data, page, search])
  const [shown, setShown] = useState(fresh)
  if (fresh !== null && fresh !== shown) setShown(fresh)
  return {
    listing: fresh ?? shown,
    live: fresh !== null,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  }
}

/** What is applied of what is asked: a saved copy may know no platforms, and nobody an unknown category. */
function appliedOf(asked: DirectoryAddress, listing: DirectoryListing | null, isCopy: boolean): DirectoryAddress {
  if (listing === null) return asked
  return {
    ...asked,
    categories: known(asked.categories, listing.categories),
    platforms: isCopy && listing.facets.platforms.length === 0 ? [] : asked.platforms,
  }
}

/** Lists of several filters are a visitor's own; there are too many of them to be pages of their own. */
const isNarrow = ({ categories, pricing, platforms, flags }: DirectoryAddress): boolean =>
  categories.length > 1 || pricing.length > 1 || platforms.length + flags.length > 0

function titleOf({ search, pricing, page }: DirectoryAddress, category: string | undefined): string {
  const [model, ...others] = pricing
  const group = category ?? (model === undefined || others.length > 0 ? undefined : PRICING_MODEL_LABELS[model])
  const subject = search === '' ? (group ? `${group}: AI tools` : 'AI tools directory') : `AI tools for "${search}"`
  return page > 1 ? `${subject}, page ${page}` : subject
}

/** Begins with the title where the list is a part of the whole, so that no two lists describe themselves alike. */
function descriptionOf(address: DirectoryAddress, category: string | undefined): string {
  const whole = 'what each one does, what it costs and how it is rated.'
  const isWhole = address.page === 1 && category === undefined && address.pricing.length === 0
  return isWhole
    ? `Search and filter AI tools by category and pricing: ${whole}`
    : `${titleOf(address, category)}: ${whole}`
}

/** A list of one category alone is the page of the category, which says more. */
function canonicalPath(address: DirectoryAddress): string {
  const list = directoryHref({ ...address, sort: 'relevance' })
  const [only, ...others] = address.categories
  if (only === undefined || others.length > 0) return list
  const isPlain = list === directoryHref({ categories: [only], page: address.page })
  return isPlain ? categoryHref(only, address.page) : list
}

export function Component() {
  const [query] = usePageQuery()
  const asked = useMemo(() => readDirectoryAddress(query), [query])
  const { listing: fetched, live, error, loading, retry } = useDirectory(asked)
  const saved = useSavedCopy({ failure: error, live, load: loadSavedCopy, retry })
  const copy = saved?.state === 'read' ? saved.copy : null
  const listing = useMemo(() => (copy ? copy.list(asked) : fetched), [copy, asked, fetched])
  const address = useMemo(() => appliedOf(asked, listing, copy !== null), [asked, listing, copy])
  const controls = useDirectoryControls(address)
  // A page behind the last one is not there; a search that finds nothing is an answer.
  useStatus(listing !== null && listing.total > 0 && listing.tools.length === 0 ? 404 : 200)
  const categories = listing?.categories ?? []
  const only = address.categories.length === 1 ? address.categories[0] : undefined
  const category = categories.find(({ slug }) => slug === only)?.name
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        title={titleOf(address, category)}
        description={descriptionOf(address, category)}
        path={canonicalPath(address)}
        noindex={address.search !== '' || isNarrow(address) || listing?.tools.length === 0}
      />
      <h1 className="text-2xl lg:text-3xl">{category ?? 'AI tools'}</h1>
      <p className="mt-2 mb-6 max-w-prose text-soft">
        What each tool does, what it costs and where it stands. Search a name or a purpose, or narrow the list.
      </p>
      <DirectoryFilters
        address={address}
        controls={controls}
        categories={categories}
        pricingModels={listing?.pricingModels ?? []}
      />
      <FilterPanel address={address} listing={listing} onChange={controls.change} />
      <FilterChips address={address} categories={categories} />
      {saved ? (
        <div className="mt-5">
          <SavedCopyNotice onRetry={retry} busy={loading} state={saved.state} />
        </div>
      ) : null}
      {saved?.state === 'lost' ? null : listing ? (
        <DirectoryResults address={address} listing={listing} busy={!copy && (loading || !live)} />
      ) : (
        <DirectoryResultsLoading />
      )}
      <RecentlyViewed />
      <CategoryLinks categories={categories} />
    </div>
  )
}
