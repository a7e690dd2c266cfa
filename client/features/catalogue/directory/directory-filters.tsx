import { Search, SlidersHorizontal } from 'lucide-react'
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { loadLateParts } from '#client/lib/later.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field, Input, Select } from '#client/ui/field.tsx'
import { MAX_SEARCH_LENGTH, TOOL_SORTS, type ToolSort } from '#core/catalogue/tool-query.ts'
import { HiddenParameters } from '../filters/hidden-parameters.tsx'
import { DIRECTORY_PATH, type DirectoryAddress } from './directory-address.ts'
import { MATCHED_TOOLS } from './directory-results.tsx'
import { SuggestionsSlot } from './suggestions-slot.tsx'
import type { DirectoryControls } from './use-directory-controls.ts'

const SORT_LABELS = {
  relevance: 'Most relevant',
  price: 'Lowest price',
  newest: 'Newest',
  name: 'Name',
  rating: 'Best rated',
} as const

type FiltersProps = {
  readonly address: DirectoryAddress
  readonly controls: DirectoryControls
  /** Whether the tools have ratings to sort by. */
  readonly rated: boolean
  /** The link to the filters, where they are not next to the list. */
  readonly filtersLink: ReactNode
}

/**
 * Search and order in one row: a real form, so that it also works before or without JavaScript. The row sticks below the
 * header; on phones, only the search does, because two rows would take too much space.
 */
export function DirectoryFilters({ address, controls, rated, filtersLink }: FiltersProps) {
  const { box, change, type, settle } = controls
  const submit = (event: FormEvent) => {
    event.preventDefault()
    settle()
  }
  const { search: _search, sort, page: _page, ...others } = address
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that is the search landmark itself needs no element around it
    <form
      role="search"
      action={DIRECTORY_PATH}
      onSubmit={submit}
      data-sticky-row
      className="mt-1 max-lg:contents lg:sticky lg:top-(--header-height) lg:z-20 lg:-mx-1 lg:flex lg:gap-2 lg:bg-paper lg:px-1 lg:py-2"
    >
      <HiddenParameters state={others} />
      <div className="-mx-1 sticky top-(--header-height) z-20 flex gap-2 bg-paper px-1 py-2 lg:static lg:m-0 lg:flex-1 lg:p-0">
        <div className="relative min-w-0 flex-1">
          <Field label="Search AI tools" hideLabel>
            {(control) => (
              <Input
                {...control}
                ref={box}
                type="search"
                name="search"
                defaultValue={address.search}
                maxLength={MAX_SEARCH_LENGTH}
                autoComplete="off"
                aria-keyshortcuts="/"
                placeholder="Search AI tools..."
                onFocus={() => void loadLateParts([MATCHED_TOOLS]).catch(() => undefined)}
                onChange={type}
                onBlur={settle}
              />
            )}
          </Field>
          <SuggestionsSlot box={box} />
        </div>
        <Button type="submit" variant="secondary" className="max-sm:px-3">
          <Search aria-hidden="true" className="size-4 sm:hidden" />
          <span className="max-sm:sr-only">Search</span>
        </Button>
        {filtersLink}
      </div>
      <Field label="Sort by" hideLabel className="lg:w-42">
        {(control) => (
          <Select
            {...control}
            name="sort"
            value={sort}
            onChange={({ target }) => change({ sort: target.value as ToolSort })}
            className="text-sm"
          >
            {TOOL_SORTS.filter((known) => rated || known !== 'rating' || known === sort).map((known) => (
              <option key={known} value={known}>
                {SORT_LABELS[known]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </form>
  )
}

type FiltersLinkProps = { readonly chosen: number; readonly onShow: (event: MouseEvent) => void; readonly to: string }

/** Links to the filters where they are not next to the list. */
export function FiltersLink({ chosen, onShow, to }: FiltersLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={onShow}
      aria-haspopup="dialog"
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md border border-edge bg-surface px-3 font-semibold text-sm hover:border-accent hover:text-accent lg:hidden"
    >
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      Filters
      {chosen > 0 ? <span className="tabular-nums">({chosen})</span> : null}
    </a>
  )
}
