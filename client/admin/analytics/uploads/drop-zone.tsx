import { FileCheck, Upload } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { sizeText } from './selected-file.ts'

type DropZoneProps = {
  readonly file: File | null
  readonly disabled: boolean
  readonly onChoose: (file: File) => void
}

const STATES = {
  idle: 'border-edge bg-surface hover:border-accent',
  dragging: 'border-accent bg-gold-wash',
  selected: 'border-edge bg-tint-green',
} as const

/** Accepts one file, dropped or chosen. */
export function DropZone({ file, disabled, onChoose }: DropZoneProps) {
  const [dragging, setDragging] = useState(false)
  const state = dragging ? 'dragging' : file === null ? 'idle' : 'selected'
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    const [dropped] = event.dataTransfer.files
    if (dropped !== undefined && !disabled) onChoose(dropped)
  }
  const Icon = file === null ? Upload : FileCheck
  return (
    <label
      data-state={state}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(!disabled)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
      className={classNames(
        'relative grid cursor-pointer justify-items-center gap-2 rounded-md border-2 border-dashed px-4 py-10 text-center',
        'has-focus-visible:outline-2 has-focus-visible:outline-support has-focus-visible:outline-offset-2',
        STATES[state],
      )}
    >
      <Icon aria-hidden="true" className="pointer-events-none size-8 text-soft" />
      <span className="pointer-events-none font-semibold">
        {file === null ? 'Drop a CSV file here, or choose one' : 'Choose another CSV file'}
      </span>
      <input
        type="file"
        accept=".csv"
        disabled={disabled}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen !== undefined) onChoose(chosen)
          // So that choosing the same file again after fixing it triggers a change event.
          currentTarget.value = ''
        }}
      />
      {file === null ? (
        <span className="pointer-events-none text-sm text-soft">UTF-8, at most 5 MB and 50,000 rows</span>
      ) : (
        <span className="wrap-anywhere pointer-events-none text-sm">
          {file.name} <span className="whitespace-nowrap text-soft tabular-nums">({sizeText(file.size)})</span>
        </span>
      )}
    </label>
  )
}
