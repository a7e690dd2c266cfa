import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TableHead, TableRegion } from '../../ui/table-region.tsx'
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
  readonly undo: (id: string) => Promise<unknown>
}

/** A table of imports, with a confirmation before one is undone. */
export function ImportList<Row, Chosen extends { readonly id: string }>(props: ImportListProps<Row, Chosen>) {
  const { heads, rows, failed, onRetry, renderRow, consequence, undo } = props
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => setChosen(null)
  return (
    <>
      <h3 className="text-lg">Imports</h3>
      {rows === undefined ? (
        <NotLoaded name="the imports" failed={failed} onRetry={onRetry} />
      ) : rows.length === 0 ? (
        <p className="text-soft">Nothing has been imported yet.</p>
      ) : (
        <TableRegion label="Imports">
          <TableHead names={heads} />
          <tbody>{rows.map((row) => renderRow(row, setChosen))}</tbody>
        </TableRegion>
      )}
      <Dialog
        open={chosen !== null}
        onClose={close}
        title="Undo this import?"
        alert
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              onClick={() => {
                close()
                if (chosen !== null) void undo(chosen.id)
              }}
            >
              Undo import
            </Button>
          </>
        }
      >
        {chosen === null ? null : consequence(chosen)}
      </Dialog>
    </>
  )
}
