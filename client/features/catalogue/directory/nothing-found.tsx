import { useQuery } from '@apollo/client/react'
import type { FormEvent, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import { Button, LinkButton } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { countText } from '#core/display/numbers.ts'
import { NARROW_GRID, ToolGrid } from '../cards/tool-grid.tsx'
import { type ActiveFilter, activeFilters } from '../filters/active-filters.ts'
import { DIRECTORY_PATH, type DirectoryAddress, directoryHref, NO_FILTERS } from './directory-address.ts'
import type { CategoryOption, SearchReading } from './directory-listing.ts'
import { MissingTool } from './missing-tool.tsx'
import { SearchNotes } from './search-notes.tsx'
import { filterArguments } from './use-directory.ts'
import type { DirectoryControls } from './use-directory-controls.ts'

const NearMatchesQuery = graphql(`
  query NearMatches(
    $search: String
    $category: [String!]
    $pricingModel: [PricingModel!]
    $platform: [Platform!]
    $integration: [Integration!]
    $privacy: [PrivacyClaim!]
    $skill: [SkillLevel!]
    $teamSize: [TeamSize!]
    $maxMonthlyPriceUsd: Int
    $freeTier: Boolean
    $openSource: Boolean
    $apiAvailable: Boolean
    $mcpServer: Boolean
    $verified: Boolean
  ) {
    tools(
      search: $search
      category: $category
      pricingModel: $pricingModel
      platform: $platform
      integration: $integration
      privacy: $privacy
      skill: $skill
      teamSize: $teamSize
      maxMonthlyPriceUsd: $maxMonthlyPriceUsd
      freeTier: $freeTier
      openSource: $openSource
      apiAvailable: $apiAvailable
      mcpServer: $mcpServer
      verified: $verified
      first: 4
    ) {
      totalCount
      nodes {
        id
        ...ToolCard_tool
      }
    }
  }
`)

/** How many filters are tried; hardly anyone sets more at once. */
type Tried = readonly [Near, Near, Near, Near, Near, Near]
type Near = ReturnType<typeof useNear>

/** What the list would contain without one of its filters. */
function useNear(address: DirectoryAddress, filter: ActiveFilter | undefined) {
  const without = { ...address, page: 1, ...filter?.remove(address) }
  const { data } = useQuery(NearMatchesQuery, { variables: filterArguments(without), skip: filter === undefined })
  return { filter, total: data?.tools.totalCount ?? 0, tools: data?.tools.nodes ?? [] }
}

type NothingFoundProps = {
  readonly address: DirectoryAddress
  readonly categories: readonly CategoryOption[]
  readonly reading: SearchReading | null
  /** The last page, when the list has tools but none on this page. */
  readonly last: number | null
  readonly follow: DirectoryControls['follow']
  readonly change: DirectoryControls['change']
  /** The focused element disappears with the empty state, so the focus has to move. */
  readonly onLeave: () => void
}

/** An empty list: which filters to remove, and tools that match all filters but one. */
export function NothingFound({ last, ...props }: NothingFoundProps) {
  const { address, follow } = props
  if (last === null) return <EmptyList {...props} />
  return (
    <EmptyState
      title="No tools found"
      action={<LinkButton to={directoryHref({ ...address, page: last })}>Go to page {last}</LinkButton>}
    >
      <p>
        Page {last} is the last page.{' '}
        <Link
          to={directoryHref({ ...address, page: 1 })}
          onClick={(event) => follow(event, { page: 1 })}
          className="link"
        >
          Start at page 1
        </Link>
      </p>
    </EmptyState>
  )
}

function EmptyList({ address, categories, reading, follow, change, onLeave }: Omit<NothingFoundProps, 'last'>) {
  const filters = activeFilters(address, categories)
  const search: ActiveFilter = { key: 'search', label: address.search, remove: () => ({ search: '' }) }
  // A search alone is not removed: the whole directory would be left.
  const all: ActiveFilter = { key: 'all', label: 'all filters', remove: () => NO_FILTERS }
  const candidates = [...filters.slice(0, 4), ...(address.search !== '' && filters.length > 0 ? [search] : [])]
  if (filters.length > 1) candidates.push(all)
  const [a, b, c, d, e, f] = filters.length > 1 || address.search !== '' ? candidates : []
  const tried: Tried = [
    useNear(address, a),
    useNear(address, b),
    useNear(address, c),
    useNear(address, d),
    useNear(address, e),
    useNear(address, f),
  ]
  const found = tried.filter(({ total }) => total > 0).sort((x, y) => y.total - x.total)
  const single = found.filter(({ filter }) => filter?.key !== all.key)
  // All filters are removed only if removing a single one does not help.
  const helpful = single.length > 0 ? single : address.search === '' ? [] : found
  const near = helpful.flatMap(({ tools }) => tools)
  const distinct = [...new Map(near.map((tool) => [tool.id, tool])).values()].slice(0, 4)
  return (
    <>
      {reading ? <SearchNotes address={address} reading={reading} follow={follow} /> : null}
      <EmptyState
        title="No tools found"
        action={
          <ClearFilters
            label={filters.length > 0 ? 'Clear Filters' : 'Clear search'}
            sort={address.sort}
            change={change}
            onLeave={onLeave}
          />
        }
      >
        {helpful.length === 0 ? (
          <p>
            {filters.length > 0 ? 'Try a shorter search, or another category or pricing.' : 'Try a shorter search.'}
          </p>
        ) : (
          <ul aria-label="Filters to remove" className="flex flex-wrap justify-center gap-2">
            {helpful.map(({ filter, total }) =>
              filter ? (
                <li key={filter.key}>
                  <Without address={address} filter={filter} total={total} follow={follow} onLeave={onLeave} />
                </li>
              ) : null,
            )}
          </ul>
        )}
        <MissingTool />
      </EmptyState>
      {distinct.length > 0 ? (
        <section aria-labelledby="near-matches" className="mt-8">
          <h2 id="near-matches" className="mb-3 text-xl">
            Close matches
          </h2>
          <ToolGrid tools={distinct} columns={NARROW_GRID} />
        </section>
      ) : null}
    </>
  )
}

type WithoutProps = Pick<NothingFoundProps, 'address' | 'follow' | 'onLeave'> & {
  readonly filter: ActiveFilter
  readonly total: number
}

/** The tools that match without one filter. */
function Without({ address, filter: { key, label, remove }, total, follow, onLeave }: WithoutProps) {
  const drop = (event: MouseEvent) => {
    follow(event, remove)
    onLeave()
  }
  return (
    <Link
      to={directoryHref({ ...address, page: 1, ...remove(address) })}
      onClick={drop}
      className="inline-flex min-h-touch items-center rounded-full border border-edge px-3.5 text-ink text-sm hover:border-accent hover:text-accent"
    >
      Without {key === 'all' ? label : `“${label}”`}: {countText(total)} {total === 1 ? 'tool' : 'tools'}
    </Link>
  )
}

type ClearProps = Pick<DirectoryAddress, 'sort'> &
  Pick<NothingFoundProps, 'change' | 'onLeave'> & { readonly label: string }

/** A button that also works without JavaScript: a form that requests the list without search and filters. */
function ClearFilters({ label, sort, change, onLeave }: ClearProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onLeave()
    change({ search: '', ...NO_FILTERS })
  }
  return (
    <form action={DIRECTORY_PATH} onSubmit={submit}>
      {sort === 'relevance' ? null : <input type="hidden" name="sort" value={sort} />}
      <Button type="submit">{label}</Button>
    </form>
  )
}
