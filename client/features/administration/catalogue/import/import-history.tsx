import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { graphql } from '../../../../gql/gql.ts'
import type { CatalogueImportsQueryQuery } from '../../../../gql/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../../../../ui/skeleton.tsx'
import { TableHead, TableRegion } from '../../../../ui/table-region.tsx'
import { momentText } from '../../dates.ts'
import { useUndoImport } from './use-undo-import.ts'

const CatalogueImportsQuery = graphql(`
  query CatalogueImportsQuery {
    catalogueImports {
      id
      isUndo
      source
      state
      created
      changed
      removed
      refused
      startedAt
      canUndo
      isUndoing
    }
  }
`)

type Row = CatalogueImportsQueryQuery['catalogueImports'][number]

const POLL_MS = 2_000
const CELL = 'px-3 py-2 align-top'
const STATES = { RUNNING: 'Running', DONE: 'Done', FAILED: 'Ended early', UNDONE: 'Undone' } as const

/** The file's name without the hash, which only machines compare. */
const nameOf = (source: string): string => source.replace(/ sha256:[0-9a-f]+$/, '')

/** The newest imports and what undid them. */
export function ImportHistory() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(CatalogueImportsQuery, {
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const [chosen, setChosen] = useState<Row | null>(null)
  const undo = useUndoImport()
  const rows = data?.catalogueImports
  const isMoving = rows?.some(({ isUndoing, state }) => isUndoing || state === 'RUNNING') === true
  useEffect(() => {
    if (!isMoving) return
    startPolling(POLL_MS)
    return stopPolling
  }, [isMoving, startPolling, stopPolling])

  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="imports">
      <h3 id="imports" className="text-lg">
        Imports
      </h3>
      {rows === undefined ? (
        error ? (
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
        )
      ) : rows.length === 0 ? (
        <p className="text-soft">Nothing has been imported yet.</p>
      ) : (
        <TableRegion label="Imports">
          <TableHead names={['When', 'File', 'Tools', 'State', 'Action']} />
          <tbody>
            {rows.map((row) => (
              <ImportRow key={row.id} row={row} onUndo={() => setChosen(row)} />
            ))}
          </tbody>
        </TableRegion>
      )}
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
                if (chosen !== null) void undo(chosen.id)
                setChosen(null)
              }}
            >
              Undo import
            </Button>
          </>
        }
      >
        Tools that it created are removed and values that it changed are put back. What was changed since stays.
      </Dialog>
    </section>
  )
}

function ImportRow({ row, onUndo }: { readonly row: Row; readonly onUndo: () => void }) {
  const name = nameOf(row.source)
  return (
    <tr className="border-line border-t">
      <td className={CELL}>{momentText(row.startedAt)}</td>
      <td className={`${CELL} wrap-anywhere min-w-32`}>{name}</td>
      <td className={`${CELL} tabular-nums`}>
        {row.created} created, {row.changed} changed, {row.removed} removed, {row.refused}{' '}
        {row.isUndo ? 'left' : 'refused'}
      </td>
      <td className={CELL}>{row.isUndoing ? 'Being undone' : STATES[row.state]}</td>
      <td className={CELL}>
        {row.canUndo ? (
          <Button variant="quiet" className="-my-2 -ml-3" onClick={onUndo} aria-label={`Undo the import of ${name}`}>
            Undo
          </Button>
        ) : null}
      </td>
    </tr>
  )
}
