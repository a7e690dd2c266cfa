import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'

/** A field with its stored and entered values. */
export type Conflict = Readonly<Record<'field' | 'theirs' | 'yours', string>>
/** For each conflict, whether to keep the entered value. */
export type Choices = Readonly<Record<string, 'theirs' | 'yours'>>

type ConflictsPanelProps = {
  readonly conflicts: readonly Conflict[]
  readonly labelOf: (field: string) => string
  /** A value in readable form. */
  readonly shown: (field: string, value: string) => string
  readonly busy: boolean
  readonly onChoose: (choices: Choices) => void
  readonly onCancel: () => void
}

/** Fields that someone else has changed too: the user chooses which value to keep. Nothing is lost until then. */
export function ConflictsPanel({ conflicts, labelOf, shown, busy, onChoose, onCancel }: ConflictsPanelProps) {
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflicts.map(({ field }) => [field, 'theirs' as const])),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const option = (field: string, choice: 'theirs' | 'yours', label: string, cell: string) => (
    <label className="flex min-h-11 items-start gap-2 py-2 text-sm">
      <input
        type="radio"
        name={`conflict-${field}`}
        className="mt-0.5 size-5 shrink-0"
        checked={choices[field] === choice}
        onChange={() => setChoices({ ...choices, [field]: choice })}
      />
      <span className="wrap-anywhere min-w-0">
        <span className="font-semibold">{label}:</span> {shown(field, cell)}
      </span>
    </label>
  )
  return (
    <section className="grid gap-3 rounded-md border border-gold bg-gold-wash p-4">
      <h4 ref={heading} tabIndex={-1} className="font-semibold text-base">
        Someone else changed the same fields
      </h4>
      <p className="text-sm">Nothing has been saved yet. Choose which values to keep.</p>
      {conflicts.map(({ field, theirs, yours }) => (
        <fieldset key={field} className="min-w-0">
          <legend className="font-semibold text-sm">{labelOf(field)}</legend>
          {option(field, 'theirs', 'Theirs', theirs)}
          {option(field, 'yours', 'Yours', yours)}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => onChoose(choices)}>
          Save with these values
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Back to the form
        </Button>
      </div>
    </section>
  )
}
