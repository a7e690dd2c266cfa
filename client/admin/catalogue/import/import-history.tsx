import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { CELL } from '../../shared/admin-table.tsx'
import { momentText } from '../../shared/dates.ts'
import { ImportList } from '../../shared/import-list.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { useSend } from '../../shared/use-send.ts'

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

const UndoImportDocument = graphql(`
  mutation UndoCatalogueImport($id: ID!) {
    undoCatalogueImport(input: { id: $id }) {
      __typename
      ... on UndoCatalogueImportPayload {
        catalogueImport {
          id
          isUndoing
          canUndo
        }
      }
      ...Failure_failure
    }
  }
`)

type Row = ResultOf<typeof CatalogueImportsQuery>['catalogueImports'][number]

const STATES = { RUNNING: 'Running', DONE: 'Done', FAILED: 'Failed', UNDONE: 'Undone' } as const

const isMoving = ({ catalogueImports }: ResultOf<typeof CatalogueImportsQuery>): boolean =>
  catalogueImports.some(({ isUndoing, state }) => isUndoing || state === 'RUNNING')

/** The file name without the hash, which only the server needs. */
const nameOf = (source: string): string => source.replace(/ sha256:[0-9a-f]+$/, '')

/** The newest imports and their undos. */
export function ImportHistory() {
  const { data, failed, onRetry } = useFreshQuery(CatalogueImportsQuery, {}, { pollWhile: isMoving })
  const send = useSend(['CatalogueImports'])
  const act = useAction()
  return (
    <section className="grid grid-cols-1 gap-4">
      <ImportList
        heads={['When', 'File', 'Tools', 'Status', 'Action']}
        rows={data?.catalogueImports}
        failed={failed}
        onRetry={onRetry}
        renderRow={(row, onUndo: (chosen: Row) => void) => (
          <ImportRow key={row.id} row={row} onUndo={() => onUndo(row)} />
        )}
        consequence={() => 'Tools it created are removed, and values it changed are restored. Later changes are kept.'}
        undo={(id) =>
          act(() => send(UndoImportDocument, { id }), {
            done: 'Import is being undone',
            failure: 'Failed to undo the import',
          })
        }
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
