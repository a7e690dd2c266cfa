import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { useEffect } from 'react'
import { graphql } from '#client/gql/gql.ts'

import { Button } from '#client/ui/button.tsx'
import { momentText } from '../../shared/dates.ts'
import { ImportList } from '../../shared/import-list.tsx'
import { useUndoImport } from './use-undo-import.ts'

const CatalogueImportsQuery = graphql(`
  query CatalogueImports {
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

type Row = ResultOf<typeof CatalogueImportsQuery>['catalogueImports'][number]

const POLL_MS = 2_000
const CELL = 'px-3 py-2 align-top'
const STATES = { RUNNING: 'Running', DONE: 'Done', FAILED: 'Failed', UNDONE: 'Undone' } as const

/** The file name without the hash, which only the server needs. */
const nameOf = (source: string): string => source.replace(/ sha256:[0-9a-f]+$/, '')

/** The newest imports and their undos. */
export function ImportHistory() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(CatalogueImportsQuery, {
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const undo = useUndoImport()
  const rows = data?.catalogueImports
  const isMoving = rows?.some(({ isUndoing, state }) => isUndoing || state === 'RUNNING') === true
  useEffect(() => {
    if (!isMoving) return
    startPolling(POLL_MS)
    return stopPolling
  }, [isMoving, startPolling, stopPolling])

  return (
    <section className="grid grid-cols-1 gap-4">
      <ImportList
        heads={['When', 'File', 'Tools', 'Status', 'Action']}
        rows={rows}
        failed={error !== undefined}
        onRetry={() => refetch().catch(() => undefined)}
        renderRow={(row, onUndo: (chosen: Row) => void) => (
          <ImportRow key={row.id} row={row} onUndo={() => onUndo(row)} />
        )}
        consequence={() => 'Tools it created are removed, and values it changed are restored. Later changes are kept.'}
        undo={undo}
      />
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
