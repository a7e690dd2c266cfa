import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Field, Input } from '#client/ui/field.tsx'
import { foldText } from '#core/catalogue/tool-query.ts'

type Value = { readonly value: string; readonly label: string; readonly count: number }

type FilterValueSearchProps<T extends Value> = {
  /** The name of the values, as in the heading above them. */
  readonly label: string
  readonly values: readonly T[]
  readonly children: (value: T) => ReactNode
}

/** All values of a long filter, with a box to find one by name. Loaded on demand. */
export function FilterValueSearch<T extends Value>({ label, values, children }: FilterValueSearchProps<T>) {
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  const wanted = foldText(typed)
  const found = values.filter((entry) => foldText(entry.label).includes(wanted))
  return (
    // What is typed here is not a search of the catalog.
    <div ref={box} data-private className="grid">
      <Field label={`Find in ${label.toLowerCase()}`} hideLabel className="my-1">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            placeholder={`Find in ${label.toLowerCase()}...`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-touch text-sm"
          />
        )}
      </Field>
      {found.map(children)}
      <p role="status" className="text-soft text-sm">
        {found.length === 0 ? `No match for “${typed.trim()}”.` : null}
      </p>
    </div>
  )
}
