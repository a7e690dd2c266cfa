import { type FormEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { useAdminQuery } from '../shared/admin-query.ts'
import { PAGE_TYPES, TYPE_LABELS } from './page-labels.ts'

/** Search, type and status, all in the URL. */
export function PageFilters() {
  const { query, change } = useAdminQuery()
  const input = useRef<HTMLInputElement>(null)
  const search = query.get('search') ?? ''
  const isDeleted = query.get('view') === 'deleted'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({ search: input.current?.value.trim() ?? '' })
  }
  const select = (name: 'type' | 'status' | 'view', label: string, options: readonly (readonly [string, string])[]) => (
    <Field label={label} className="min-w-36 flex-1 sm:flex-none">
      {(control) => (
        <Select {...control} value={query.get(name) ?? ''} onChange={({ target }) => change({ [name]: target.value })}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <div className="flex flex-wrap items-end gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: Safari before 17 and jsdom do not know the search element */}
      <form role="search" onSubmit={submit} className="flex min-w-64 flex-1 items-end gap-2">
        <Field
          label="Search pages"
          className="min-w-0 flex-1"
          hint={search !== '' && query.get('type') ? 'The search covers all types.' : undefined}
        >
          {(control) => (
            <Input {...control} key={search} ref={input} type="search" maxLength={200} defaultValue={search} />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {select('type', 'Type', [
        ['', 'All types'],
        ...PAGE_TYPES.map((type) => [type.toLowerCase(), TYPE_LABELS[type]] as const),
      ])}
      {isDeleted
        ? null
        : select('status', 'Status', [
            ['', 'Any status'],
            ['published', 'Published'],
            ['draft', 'Draft'],
          ])}
      {select('view', 'Show', [
        ['', 'Pages'],
        ['deleted', 'Deleted'],
      ])}
    </div>
  )
}
