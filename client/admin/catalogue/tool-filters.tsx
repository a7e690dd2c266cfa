import { useQuery } from '@apollo/client/react'
import { type FormEvent, useRef } from 'react'
import { graphql } from '../../gql/gql.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { useAdminQuery } from '../shared/admin-query.ts'

const CatalogueCategoriesQuery = graphql(`
  query CatalogueCategoriesQuery {
    categories {
      id
      slug
      name
    }
  }
`)

/** The categories by slug and name, in directory order. */
export const useCategories = () => useQuery(CatalogueCategoriesQuery).data?.categories ?? []

type Option = readonly [value: string, text: string]

/** Search, category, status and order, all in the URL. */
export function ToolFilters() {
  const { query, change } = useAdminQuery()
  const categories = useCategories()
  const input = useRef<HTMLInputElement>(null)
  const search = query.get('search') ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({ search: input.current?.value.trim() ?? '' })
  }
  const select = (name: 'category' | 'status' | 'state', label: string, options: readonly Option[]) => (
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
      <form role="search" onSubmit={submit} className="flex min-w-56 flex-1 items-end gap-2">
        <Field label="Search tools" className="min-w-0 flex-1">
          {(control) => (
            <Input {...control} key={search} ref={input} type="search" maxLength={100} defaultValue={search} />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {select('category', 'Category', [
        ['', 'All categories'],
        ...categories.map(({ slug, name }): Option => [slug, name]),
      ])}
      {select('status', 'Status', [
        ['', 'Any status'],
        ['active', 'Active'],
        ['discontinued', 'Retired'],
        ['merged', 'Merged'],
        ['delisted', 'Delisted'],
      ])}
      {select('state', 'Order', [
        ['', 'By name'],
        ['oldest-check', 'Oldest check first'],
      ])}
    </div>
  )
}
