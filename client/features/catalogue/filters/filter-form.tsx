import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { DIRECTORY_PATH, type DirectoryAddress } from '../directory/directory-address.ts'
import { readDirectoryAddress } from '../directory/read-directory-address.ts'
import { FilterGroups } from './filter-groups.tsx'
import type { FilterGroupsProps } from './filter-values.tsx'
import { HiddenParameters } from './hidden-parameters.tsx'

/**
 * All filters as a form. The button is for phones and for browsers without JavaScript, where nothing else submits it.
 */
export function FilterForm(props: Omit<FilterGroupsProps, 'scope'>) {
  const { address, change } = props
  const rendered = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Boxes that were ticked before hydration count.
    const filters = changedFilters(rendered.current)
    rendered.current = null
    if (filters) change(filters)
  }, [change])
  const { search, sort } = address
  return (
    <form ref={rendered} action={DIRECTORY_PATH} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <HiddenParameters state={{ search, sort }} />
      <FilterGroups {...props} scope="side" />
      <div className="noscript:block mt-4 hidden max-lg:block">
        <Button type="submit" className="w-full">
          Apply filters
        </Button>
      </div>
    </form>
  )
}

/** The current values of a server-rendered form; null when nobody has changed it. */
function changedFilters(form: HTMLFormElement | null): Partial<DirectoryAddress> | null {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])]
  if (!form || inputs.every(({ checked, defaultChecked }) => checked === defaultChecked)) return null
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  const { search: _search, sort: _sort, page: _page, ...filters } = readDirectoryAddress(new URLSearchParams(entries))
  return filters
}
