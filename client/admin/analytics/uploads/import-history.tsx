import { useQuery } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { ImportRow_importFragment } from '#client/gql/graphql.ts'
import { Pagination } from '#client/ui/pagination.tsx'
import { countText } from '#core/display/numbers.ts'
import { pageCount, pageWindow } from '#core/display/pagination.ts'
import { changedHref, useAdminQuery } from '../../shared/admin-query.ts'
import { ImportList } from '../../shared/import-list.tsx'
import { ImportRow } from './import-row.tsx'
import { useUndoImport } from './use-undo-import.ts'

const AnalyticsImportsQuery = graphql(`
  query AnalyticsImportsQuery($page: Int!) {
    analyticsImports(page: $page, first: 20) {
      totalCount
      nodes {
        id
        ...ImportRow_import
      }
    }
  }
`)

const PAGE_SIZE = 20

/** The imports, newest first, and how to undo them. */
export function ImportHistory() {
  const { query, page } = useAdminQuery()
  const undo = useUndoImport()
  const { data, error, refetch } = useQuery(AnalyticsImportsQuery, {
    variables: { page },
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const last = pageCount(data?.analyticsImports.totalCount ?? 0, PAGE_SIZE)
  return (
    <section className="grid grid-cols-1 gap-3">
      <ImportList
        heads={['File', 'Imported', 'By', 'Rows', 'Rejected', 'Status', 'Actions']}
        rows={data?.analyticsImports.nodes}
        failed={error !== undefined}
        onRetry={() => refetch().catch(() => undefined)}
        renderRow={(row, onUndo) => <ImportRow key={row.id} analyticsImport={row} onUndo={onUndo} />}
        consequence={({ rowCount, filename }: ImportRow_importFragment) => (
          <span className="wrap-anywhere">
            {countText(rowCount)} {rowCount === 1 ? 'row' : 'rows'} of {filename} and their analysis are deleted. You
            can upload the file again.
          </span>
        )}
        undo={undo}
      />
      <Pagination
        label="Pages of imports"
        current={page}
        last={last}
        pages={pageWindow(page, last)}
        hrefFor={(number) => changedHref(query, { page: number === 1 ? null : String(number) })}
      />
    </section>
  )
}
