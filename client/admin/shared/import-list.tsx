import { type ReactNode, useState } from 'react'
import { AdminTable } from './admin-table.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { NotLoaded } from './not-loaded.tsx'

type ImportListProps<Row, Chosen> = {
  readonly heads: readonly string[]
  /** Undefined until loaded. */
  readonly rows: readonly Row[] | undefined
  readonly failed: boolean
  readonly onRetry: () => unknown
  readonly renderRow: (row: Row, onUndo: (chosen: Chosen) => void) => ReactNode
  /** Describes what undoing an import does. */
  readonly consequence: (chosen: Chosen) => ReactNode
  readonly undo: (id: string) => unknown
}

/** A table of imports, with a confirmation before one is undone. */
export function ImportList<Row, Chosen extends { readonly id: string }>(props: ImportListProps<Row, Chosen>) {
  const { heads, rows, failed, onRetry, renderRow, consequence, undo } = props
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <>
      <h3 className="text-lg">Imports</h3>
      {rows === undefined ? (
        <NotLoaded name="the imports" failed={failed} onRetry={onRetry} />
      ) : rows.length === 0 ? (
        <p className="text-soft">Nothing has been imported yet.</p>
      ) : (
        <AdminTable label="Imports" names={heads}>
          {rows.map((row) => renderRow(row, setChosen))}
        </AdminTable>
      )}
      <ConfirmDialog
        subject={chosen}
        texts={(row) => ({ title: 'Undo this import?', action: 'Undo import', text: consequence(row) })}
        onClose={() => setChosen(null)}
        onConfirm={({ id }) => undo(id)}
      />
    </>
  )
}
