import { countText } from '#core/display/numbers.ts'
import { graphql } from '../../gql/gql.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminPagination } from '../shared/admin-pagination.tsx'
import { nameInUrl, useAdminQuery } from '../shared/admin-query.ts'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { orderOf, STATUS_LABELS } from './catalogue-labels.ts'
import { ToolFilters } from './tool-filters.tsx'
import { ToolsTable } from './tools-table.tsx'

const EditableToolsQuery = graphql(`
  query EditableTools($filter: EditableToolFilterInput!, $order: EditableToolOrder!, $page: Int!) {
    editableTools(filter: $filter, order: $order, page: $page, first: 50) {
      totalCount
      nodes {
        id
        ...ToolsTable_tool
      }
    }
  }
`)

const PAGE_SIZE = 50

/** The matching tools, with actions for one or several of them. */
export function Component() {
  const { query, page } = useAdminQuery()
  const filter = {
    search: query.get('search')?.trim() || null,
    category: query.get('category') || null,
    status: nameInUrl(STATUS_LABELS, query.get('status')),
  }
  const order = orderOf(query.get('state'))
  const { data, previousData, loading, failed, onRetry } = useFreshQuery(EditableToolsQuery, { filter, order, page })
  const shown = (data ?? (loading ? previousData : undefined))?.editableTools
  return (
    <>
      <ToolFilters />
      {shown ? (
        <>
          <h3 className="text-lg" aria-live="polite">
            Tools ({countText(shown.totalCount)})
          </h3>
          {shown.nodes.length === 0 ? (
            <EmptyState title="No tools match">
              <p>Search for part of the name, or choose another category or status.</p>
            </EmptyState>
          ) : (
            <ToolsTable
              // A selection belongs to one list.
              key={JSON.stringify([filter, order, page])}
              tools={shown.nodes}
              filter={filter}
              totalCount={shown.totalCount}
            />
          )}
          <AdminPagination label="Pages of the list" total={shown?.totalCount} pageSize={PAGE_SIZE} />
        </>
      ) : (
        <NotLoaded name="tools" failed={failed} onRetry={onRetry} height="h-96" />
      )}
    </>
  )
}
