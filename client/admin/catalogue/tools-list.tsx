import { useQuery } from '@apollo/client/react'
import { countText } from '#core/display/numbers.ts'
import { pageCount, pageWindow } from '#core/display/pagination.ts'
import { graphql } from '../../gql/gql.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'
import { changedHref, nameInUrl, useAdminQuery } from '../shared/admin-query.ts'
import { orderOf, STATUS_LABELS } from './catalogue-labels.ts'
import { ToolFilters } from './tool-filters.tsx'
import { ToolsTable } from './tools-table.tsx'

const EditableToolsQuery = graphql(`
  query EditableToolsQuery($filter: EditableToolFilterInput!, $order: EditableToolOrder!, $page: Int!) {
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
  const { data, previousData, error, loading, refetch } = useQuery(EditableToolsQuery, {
    variables: { filter, order, page },
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const shown = (data ?? (loading ? previousData : undefined))?.editableTools
  const last = pageCount(shown?.totalCount ?? 0, PAGE_SIZE)
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
          <Pagination
            label="Pages of the list"
            current={page}
            last={last}
            pages={pageWindow(page, last)}
            hrefFor={(number) => changedHref(query, { page: number === 1 ? null : String(number) })}
          />
        </>
      ) : error ? (
        <Notice tone="danger">
          <p>The tools could not be loaded.</p>
          <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      ) : (
        <>
          <LoadingStatus label="Loading tools" />
          <Skeleton className="h-96" />
        </>
      )}
    </>
  )
}
