import { graphql } from '#client/gql/gql.ts'
import type { ImportRow_importFragment } from '#client/gql/graphql.ts'
import { countText } from '#core/display/numbers.ts'
import { AdminPagination } from '../../shared/admin-pagination.tsx'
import { useAdminQuery } from '../../shared/admin-query.ts'
import { ImportList } from '../../shared/import-list.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { useSend } from '../../shared/use-send.ts'
import { ImportRow } from './import-row.tsx'

const AnalyticsImportsQuery = graphql(`
  query AnalyticsImports($page: Int!) {
    analyticsImports(page: $page, first: 20) {
      totalCount
      nodes {
        id
        ...ImportRow_import
      }
    }
  }
`)

const UndoDocument = graphql(`
  mutation UndoAnalyticsImport($id: ID!) {
    undoAnalyticsImport(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const PAGE_SIZE = 20

/** The imports, newest first, and how to undo them. */
export function ImportHistory() {
  const { page } = useAdminQuery()
  const send = useSend(['AnalyticsImports'])
  const act = useAction()
  const { data, failed, onRetry } = useFreshQuery(AnalyticsImportsQuery, { page })
  return (
    <section className="grid grid-cols-1 gap-3">
      <ImportList
        heads={['File', 'Imported', 'By', 'Rows', 'Rejected', 'Status', 'Actions']}
        rows={data?.analyticsImports.nodes}
        failed={failed}
        onRetry={onRetry}
        renderRow={(row, onUndo) => <ImportRow key={row.id} analyticsImport={row} onUndo={onUndo} />}
        consequence={({ rowCount, filename }: ImportRow_importFragment) => (
          <span className="wrap-anywhere">
            {countText(rowCount)} {rowCount === 1 ? 'row' : 'rows'} of {filename} and their analysis are deleted. You
            can upload the file again.
          </span>
        )}
        undo={(id) =>
          act(() => send(UndoDocument, { id }), { done: 'Import undone', failure: 'Failed to undo the import' })
        }
      />
      <AdminPagination label="Pages of imports" total={data?.analyticsImports.totalCount} pageSize={PAGE_SIZE} />
    </section>
  )
}
