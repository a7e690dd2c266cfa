import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { useAdminQuery } from './admin-query.ts'
import { FilterSelect } from './filter-select.tsx'

type FilterBarProps = {
  readonly label: string
  readonly maxLength: number
  readonly hint?: string | undefined
  /** Further filters. */
  readonly children: ReactNode
}

/** The search of a list with its other filters, all in the URL. */
export function FilterBar({ label, maxLength, hint, children }: FilterBarProps) {
  const { query, change } = useAdminQuery()
  const input = useRef<HTMLInputElement>(null)
  const search = query.get('search') ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({ search: input.current?.value.trim() ?? '' })
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: Safari before 17 and jsdom do not know the search element */}
      <form role="search" onSubmit={submit} className="flex min-w-64 flex-1 items-end gap-2">
        <Field label={label} className="min-w-0 flex-1" hint={hint}>
          {(control) => (
            <Input {...control} key={search} ref={input} type="search" maxLength={maxLength} defaultValue={search} />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {children}
    </div>
  )
}

type UrlSelectProps = {
  /** The URL parameter. */
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
  /** The value without the parameter. */
  readonly initial?: string
  readonly className?: string
}

/** A filter whose value is a parameter of the URL. */
export function UrlSelect({
  name,
  initial = '',
  className = 'min-w-36 flex-1 sm:flex-none',
  ...select
}: UrlSelectProps) {
  const { query, change } = useAdminQuery()
  return (
    <FilterSelect
      {...select}
      className={className}
      value={query.get(name) ?? initial}
      onChange={(value) => change({ [name]: value === initial ? null : value })}
    />
  )
}
