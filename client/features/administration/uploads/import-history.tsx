import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { countText } from '../../../../core/display/numbers.ts'
import { pageCount, pageWindow } from '../../../../core/display/pagination.ts'
import { graphql } from '../../../gql/gql.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { LoadingStatus, Skeleton } from '../../../ui/skeleton.tsx'
import { TableHead, TableRegion } from '../../../ui/table-region.tsx'
import { changedHref, useAdminQuery } from '../admin-tabs.ts'
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

type Chosen = { readonly id: string; readonly filename: string; readonly rowCount: number }

/** The imports, newest first, and how to undo them. */
export function ImportHistory() {
  const { query, page } = useAdminQuery()
  const undo = useUndoImport()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { data, error, refetch } = useQuery(AnalyticsImportsQuery, {
    variables: { page },
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const imports = data?.analyticsImports
  const last = pageCount(imports?.totalCount ?? 0, PAGE_SIZE)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">Imports</h3>
      {imports ? (
        imports.nodes.length === 0 ? (
          <p className="text-soft">Nothing has been imported yet.</p>
        ) : (
          <TableRegion label="Imports">
            <TableHead names={['File', 'Imported', 'By', 'Rows', 'Refused', 'State', 'Actions']} />
            <tbody>
              {imports.nodes.map((row) => (
                <ImportRow key={row.id} analyticsImport={row} onUndo={setChosen} />
              ))}
            </tbody>
          </TableRegion>
        )
      ) : error ? (
        <Notice tone="danger">
          <p>Failed to fetch the imports</p>
          <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      ) : (
        <>
          <LoadingStatus label="Loading imports" />
          <Skeleton className="h-40" />
        </>
      )}
      <Pagination
        label="Pages of imports"
        current={page}
        last={last}
        pages={pageWindow(page, last)}
        hrefFor={(number) => changedHref(query, { page: number === 1 ? null : String(number) })}
      />
      <Dialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title="Undo this import?"
        alert
        actions={
          <>
            <Button variant="secondary" onClick={() => setChosen(null)}>
              Cancel
            </Button>
            <Button
              onClick={() => {
                setChosen(null)
                if (chosen !== null) void undo(chosen.id)
              }}
            >
              Undo import
            </Button>
          </>
        }
      >
        {chosen === null ? null : (
          <span className="wrap-anywhere">
            {countText(chosen.rowCount)} {chosen.rowCount === 1 ? 'row' : 'rows'} of {chosen.filename} and their
            analysis are deleted. You can upload the file again.
          </span>
        )}
      </Dialog>
    </section>
  )
}
