import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ImportRow_importFragment } from '#client/gql/graphql.ts'
import { Badge } from '#client/ui/badge.tsx'
import { countText } from '#core/display/numbers.ts'
import { AdminPagination } from '../../shared/admin-pagination.tsx'
import { changedHref, useAdminQuery } from '../../shared/admin-query.ts'
import { CELL, ROW } from '../../shared/admin-table.tsx'
import { momentText } from '../../shared/dates.ts'
import { ImportList } from '../../shared/import-list.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { useSend } from '../../shared/use-send.ts'

const ImportRow_import = graphql(`
  fragment ImportRow_import on AnalyticsImport {
    id
    filename
    importedAt
    importedBy
    rowCount
    refusedCount
    state
    undoneAt
  }
`)

const ACTION =
  'inline-flex min-h-11 items-center rounded-md px-2 font-semibold text-accent hover:bg-sunk hover:text-accent-strong'

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
      ... on UndoAnalyticsImportPayload {
        analyticsImport {
          id
          ...ImportRow_import
        }
      }
      ...Failure_failure
    }
  }
`)

const PAGE_SIZE = 20

/** The imports, newest first, and how to undo them. */
export function ImportHistory() {
  const { page } = useAdminQuery()
  const send = useSend()
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

type ImportRowProps = {
  readonly analyticsImport: FragmentType<typeof ImportRow_import>
  readonly onUndo: (row: ImportRow_importFragment) => void
}

function ImportRow({ analyticsImport: masked, onUndo }: ImportRowProps) {
  const { query } = useAdminQuery()
  const row = readFragment(ImportRow_import, masked)
  const { id, filename, importedAt, importedBy, rowCount, refusedCount, state, undoneAt } = row
  return (
    <tr className={ROW}>
      <th scope="row" className={`${CELL} wrap-anywhere min-w-44 font-semibold`}>
        {filename}
      </th>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>
        <time dateTime={importedAt}>{momentText(importedAt)}</time>
      </td>
      <td className={`${CELL} wrap-anywhere min-w-44`}>{importedBy ?? 'Deleted account'}</td>
      <td className={`${CELL} tabular-nums`}>{countText(rowCount)}</td>
      <td className={`${CELL} tabular-nums`}>{countText(refusedCount)}</td>
      <td className={CELL}>
        <Badge tone={state === 'IMPORTED' ? 'green' : 'plain'}>{state.toLowerCase()}</Badge>
        {undoneAt === null ? null : (
          <time dateTime={undoneAt} className="block whitespace-nowrap text-soft text-xs">
            {momentText(undoneAt)}
          </time>
        )}
      </td>
      <td className={CELL}>
        {state === 'IMPORTED' ? (
          <div className="-my-2 flex gap-1">
            <Link to={changedHref(query, { view: id, page: null })} aria-label={`View ${filename}`} className={ACTION}>
              View
            </Link>
            <button type="button" onClick={() => onUndo(row)} aria-label={`Undo ${filename}`} className={ACTION}>
              Undo
            </button>
          </div>
        ) : null}
      </td>
    </tr>
  )
}
