import { useQuery } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { optionsInUrl } from '../shared/admin-query.ts'
import { FilterBar, UrlSelect } from '../shared/filter-bar.tsx'
import { STATUS_LABELS } from './catalogue-labels.ts'

const CatalogueCategoriesQuery = graphql(`
  query CatalogueCategories {
    categories {
      id
      slug
      name
    }
  }
`)

/** The categories by slug and name, in directory order. */
export const useCategories = () => useQuery(CatalogueCategoriesQuery).data?.categories ?? []

/** Search, category, status and order, all in the URL. */
export function ToolFilters() {
  const categories = useCategories()
  return (
    <FilterBar label="Search tools" maxLength={100}>
      <UrlSelect
        name="category"
        label="Category"
        options={[['', 'All categories'], ...categories.map(({ slug, name }) => [slug, name] as const)]}
      />
      <UrlSelect name="status" label="Status" options={[['', 'Any status'], ...optionsInUrl(STATUS_LABELS)]} />
      <UrlSelect
        name="state"
        label="Order"
        options={[
          ['', 'By name'],
          ['oldest-check', 'Oldest check first'],
        ]}
      />
    </FilterBar>
  )
}
