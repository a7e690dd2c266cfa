import { X } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { countText } from '#core/display/numbers.ts'
import { NO_FILTERS } from '../directory/directory-address.ts'
import { FilterGroups } from './filter-groups.tsx'
import type { FilterGroupsProps } from './filter-values.tsx'

type FilterSheetProps = Omit<FilterGroupsProps, 'scope'> & {
  /** How many tools match the selected filters; null until it is known. */
  readonly total: number | null
  readonly busy: boolean
  readonly onClose: () => void
}

const showText = (total: number | null): string => {
  if (total === null) return 'Show tools'
  return total === 0 ? 'No tools found' : `Show ${countText(total)} ${total === 1 ? 'tool' : 'tools'}`
}

/**
 * All filters in a sheet over the list, for screens without a sidebar. A selection applies at once, so the button below
 * can show the number of tools; all of it together is one history entry.
 */
export function FilterSheet({ total, busy, onClose, change, ...props }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const changed = useRef(false)
  useEffect(() => {
    // In development, the effect runs twice and the sheet is already open.
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const changeHere: typeof change = (patch) => {
    change(patch, changed.current)
    changed.current = true
  }
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      aria-labelledby="filter-sheet-title"
      onClose={onClose}
      className="fixed inset-0 m-0 mt-auto h-[90dvh] max-h-none w-full max-w-none flex-col border-line border-t bg-surface text-ink open:flex"
    >
      <div className="flex items-center justify-between border-line border-b py-1 pr-1 pl-4">
        <h2 id="filter-sheet-title" className="text-lg">
          Filters
        </h2>
        <Button variant="quiet" onClick={close} aria-label="Close">
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <form
        onSubmit={(event: FormEvent) => event.preventDefault()}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4"
      >
        <FilterGroups {...props} change={changeHere} scope="sheet" />
      </form>
      <div className="flex gap-2 border-line border-t p-3">
        <Button variant="secondary" onClick={() => changeHere(NO_FILTERS)}>
          Clear all
        </Button>
        <Button onClick={close} aria-busy={busy} className="flex-1 tabular-nums">
          {showText(total)}
        </Button>
      </div>
    </dialog>
  )
}
