import { useState } from 'react'

/** The row of the directory search. It is always available, and so it is only selected when there is no other row. */
export const DIRECTORY = 'directory'

/** A null row: only the directory search was available for this text, or there is no text yet and nothing was chosen. */
type Selection = { readonly search: string; readonly row: string | null }

/**
 * The selected row of the palette and its setter. Typing selects the first row. Rows that arrive later do not move the
 * selection, because Enter must run the row that the person saw selected; they only replace the directory search and a
 * row that is gone. Before any text and choice, the first row stays selected: the popular tools arrive above the jobs.
 */
export function useSelectedRow(search: string, rows: readonly string[]) {
  const first = rows[0] ?? DIRECTORY
  const [selection, setSelection] = useState<Selection>({ search, row: null })
  const { row } = selection
  const stays = selection.search === search && row !== null && (row === DIRECTORY || rows.includes(row))
  const selected = stays ? row : first
  const follows = (search === '' && !stays) || (selected === DIRECTORY && first === DIRECTORY)
  const remembered = follows ? null : selected
  if (selection.search !== search || row !== remembered) setSelection({ search, row: remembered })
  return [selected, (chosen: string) => setSelection({ search, row: chosen })] as const
}
