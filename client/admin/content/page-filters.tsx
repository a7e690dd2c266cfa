import { optionsInUrl, useAdminQuery } from '../shared/admin-query.ts'
import { FilterBar, UrlSelect } from '../shared/filter-bar.tsx'
import { STATUS_LABELS, TYPE_LABELS } from './page-labels.ts'

/** Search, type and status, all in the URL. */
export function PageFilters() {
  const { query } = useAdminQuery()
  return (
    <FilterBar
      label="Search pages"
      maxLength={200}
      hint={query.get('search') && query.get('type') ? 'The search covers all types.' : undefined}
    >
      <UrlSelect name="type" label="Type" options={[['', 'All types'], ...optionsInUrl(TYPE_LABELS)]} />
      {query.get('view') === 'deleted' ? null : (
        <UrlSelect name="status" label="Status" options={[['', 'Any status'], ...optionsInUrl(STATUS_LABELS)]} />
      )}
      <UrlSelect
        name="view"
        label="Show"
        options={[
          ['', 'Pages'],
          ['deleted', 'Deleted'],
        ]}
      />
    </FilterBar>
  )
}
