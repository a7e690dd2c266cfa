import type { ReactNode } from 'react'
import { countText } from '#core/display/numbers.ts'
import { Button } from '../../ui/button.tsx'

type SelectionBarProps = {
  /** The name of the entries, in the plural. */
  readonly name: string
  readonly count: number
  /** Actions that don't need a selection. */
  readonly before?: ReactNode
  readonly actions: readonly { readonly label: string; readonly onPress: () => void }[]
  readonly onClear: () => void
}

/** Bulk actions on the selected entries. It keeps its space while nothing is selected, so that the table doesn't move. */
export function SelectionBar({ name, count, before, actions, onClear }: SelectionBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form
    <div role="group" aria-label={`Selected ${name}`} className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-2 text-soft text-sm tabular-nums">
        {count === 0 ? `Select ${name} to change several at once.` : `${countText(count)} selected`}
      </p>
      {before}
      {count === 0 ? null : (
        <>
          {actions.map(({ label, onPress }) => (
            <Button key={label} variant="secondary" onClick={onPress}>
              {label}
            </Button>
          ))}
          <Button variant="quiet" onClick={onClear}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  )
}
