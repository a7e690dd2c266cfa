import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { countText } from '#core/display/numbers.ts'
import { SIDEBAR_ID } from '../filters/filter-sidebar.tsx'
import { type DirectoryFilterState, directoryHref } from './directory-address.ts'

const CategoryFilters_facets = graphql(`
  fragment CategoryFilters_facets on ToolFacets {
    freeTier
    openSource
    apiAvailable
    platforms {
      count
      platform
    }
    privacy {
      count
      claim
    }
  }
`)

type Filter = { readonly label: string; readonly count: number; readonly state: Partial<DirectoryFilterState> }

type CategoryFiltersProps = {
  readonly slug: string
  readonly total: number
  readonly facets: FragmentType<typeof CategoryFilters_facets>
}

const CHIP =
  'relative inline-flex min-h-touch items-center gap-2 whitespace-nowrap rounded-full border px-3.5 text-sm hover:border-accent hover:text-accent'

/** The filters that people ask for most, as links to the directory, which has all of them. */
export function CategoryFilters({ slug, total, facets: masked }: CategoryFiltersProps) {
  const facets = readFragment(CategoryFilters_facets, masked)
  const platform = (value: 'ANDROID' | 'IOS', label: string): Filter => ({
    label,
    count: facets.platforms.find((one) => one.platform === value)?.count ?? 0,
    state: { platforms: [fromEnum(value)] },
  })
  const privacy = (value: 'NO_TRAINING_DEFAULT' | 'EU_HOSTING' | 'HIPAA' | 'SELF_HOST', label: string): Filter => ({
    label,
    count: facets.privacy.find((one) => one.claim === value)?.count ?? 0,
    state: { privacy: [fromEnum(value)] },
  })
  const filters: readonly Filter[] = [
    { label: 'Free plan', count: facets.freeTier, state: { flags: ['free'] } },
    platform('ANDROID', 'Android'),
    platform('IOS', 'iPhone'),
    privacy('NO_TRAINING_DEFAULT', 'No training by default'),
    privacy('EU_HOSTING', 'EU hosting'),
    privacy('SELF_HOST', 'Self-hosted'),
    privacy('HIPAA', 'HIPAA'),
    { label: 'Has an API', count: facets.apiAvailable, state: { flags: ['api'] } },
    { label: 'Open source', count: facets.openSource, state: { flags: ['open'] } },
  ]
  return (
    <nav aria-label="Filters" className="mt-3 border-line border-b pb-3">
      <div className="scroll-row">
        <Link
          to={`${directoryHref({ categories: [slug] })}#${SIDEBAR_ID}`}
          className={`${CHIP} border-edge font-semibold`}
        >
          All filters
        </Link>
        {filters
          .filter(({ count }) => count > 0 && count < total)
          .map(({ label, count, state }) => (
            <Link
              key={label}
              to={directoryHref({ categories: [slug], ...state })}
              rel="nofollow"
              className={`${CHIP} border-line bg-surface`}
            >
              {label}
              <span className="text-soft text-xs tabular-nums">
                {countText(count)}
                <span className="sr-only"> {count === 1 ? 'tool' : 'tools'}</span>
              </span>
            </Link>
          ))}
      </div>
    </nav>
  )
}
