import { Search, SlidersHorizontal } from 'lucide-react'
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { loadLateParts } from '#client/lib/later.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field, Input, Select } from '#client/ui/field.tsx'
import { MAX_SEARCH_LENGTH, TOOL_SORTS } from '#core/catalogue/tool-query.ts'
import type { PricingModel } from '#core/catalogue/vocabulary.ts'
import { PRICING_MODEL_LABELS } from '#core/display/pricing-model-labels.ts'
import { HiddenParameters } from '../filters/hidden-parameters.tsx'
import { DIRECTORY_PATH, type DirectoryAddress } from './directory-address.ts'
import type { CategoryOption } from './directory-listing.ts'
import { MATCHED_TOOLS } from './directory-results.tsx'
import { SuggestionsSlot } from './suggestions-slot.tsx'
import type { DirectoryControls } from './use-directory-controls.ts'
import { useSearchShortcut } from './use-search-shortcut.ts'

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
  /** By name. */
  readonly categories: readonly CategoryOption[]
  readonly pricingModels: readonly PricingModel[]
  /** Whether the tools have ratings to sort by. */
  readonly rated: boolean
  /** The link to the filters, where they are not next to the list. */
  readonly filtersLink: ReactNode
}

/**
 * Search, filters and order in one row: a real form, so that it also works before or without JavaScript. The row sticks
 * below the header; on phones, only the search does, because two rows would take too much space.
 */
export function DirectoryFilters({ address, controls, categories, pricingModels, rated, filtersLink }: FiltersProps) {
  const { box, change, type, settle } = controls
  useSearchShortcut(box)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    settle()
  }
  const models = pricingModels.map((value) => ({ value, label: PRICING_MODEL_LABELS[value] }))
  models.sort((a, b) => (a.label < b.label ? -1 : 1))
  const { search: _search, categories: _categories, pricing: _pricing, sort, page: _page, ...others } = address
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
      <div className="grid grid-cols-3 gap-2 lg:flex">
        <Choice
          label="Category"
          name="category"
          all="All Categories"
          chosen={address.categories}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChoose={(values) => change({ categories: values })}
        />
        <Choice
          label="Pricing"
          name="pricing"
          all="All Pricing"
          chosen={address.pricing}
          options={models}
          onChoose={(values) => change({ pricing: values })}
        />
        <Field label="Sort by" hideLabel className={CHOICE}>
          {(control) => (
            <Select
              {...control}
              name="sort"
              value={sort}
              onChange={(event) =>
                change({ sort: TOOL_SORTS.find((known) => known === event.target.value) ?? 'relevance' })
              }
              className={SELECT}
            >
              {TOOL_SORTS.filter((known) => rated || known !== 'rating' || known === sort).map((known) => (
                <option key={known} value={known}>
                  {SORT_LABELS[known]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </form>
  )
}

const CHOICE = 'min-w-0 lg:w-42'
// Narrow on a phone, where three are side by side.
const SELECT = 'truncate text-sm max-sm:pr-0 max-sm:pl-1.5'

type ChoiceProps<T extends string> = {
  readonly label: string
  readonly name: string
  readonly all: string
  readonly chosen: readonly T[]
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
  readonly onChoose: (values: readonly T[]) => void
}

/** One value or all. Several values, which the filters can select, are shown as one extra option. */
function Choice<T extends string>({ label, name, all, chosen, options, onChoose }: ChoiceProps<T>) {
  const several = chosen.length > 1
  const choose = (value: string) => {
    if (several && value === chosen.join(',')) return
    onChoose(options.flatMap((option) => (option.value === value ? [option.value] : [])))
  }
  return (
    <Field label={label} hideLabel className={CHOICE}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={chosen.join(',')}
          onChange={(event) => choose(event.target.value)}
          className={SELECT}
        >
          <option value="">{all}</option>
          {several ? <option value={chosen.join(',')}>{chosen.length} selected</option> : null}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
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
