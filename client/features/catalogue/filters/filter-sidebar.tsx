import { HydrateLater, latePart } from '#client/lib/later.tsx'
import type { FilterGroupsProps } from './filter-values.tsx'

/** Where the list begins; removing the last filter moves the focus there. */
export const COUNTER_ID = 'results'

/** The filters' anchor, for browsers that cannot open the sheet. */
export const SIDEBAR_ID = 'filters'

const FilterForm = latePart('client/features/catalogue/filters/filter-form.tsx', () =>
  import('./filter-form.tsx').then((module) => module.FilterForm),
)

/**
 * The filters next to the list. On phones, they are hidden until a link targets them, which is how they are reached
 * before and without JavaScript.
 */
export function FilterSidebar(props: Omit<FilterGroupsProps, 'scope'>) {
  return (
    <aside
      id={SIDEBAR_ID}
      aria-labelledby="filters-title"
      className="hidden scroll-mt-36 target:block max-lg:mb-6 lg:block"
    >
      <h2 id="filters-title" className="sr-only">
        Filters
      </h2>
      <a href={`#${COUNTER_ID}`} className="link sr-only focus:not-sr-only">
        Skip to the results
      </a>
      <HydrateLater>
        <FilterForm {...props} />
      </HydrateLater>
    </aside>
  )
}
