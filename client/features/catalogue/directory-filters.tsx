import type { FormEvent, ReactNode } from 'react'
import { MAX_SEARCH_LENGTH, TOOL_SORTS } from '../../../core/catalogue/tool-query.ts'
import type { PricingModel } from '../../../core/catalogue/vocabulary.ts'
import { compareLabels, PRICING_MODEL_LABELS } from '../../../core/display/labels.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { DIRECTORY_PATH, type DirectoryAddress, directoryParameters } from './directory-address.ts'
import type { CategoryOption } from './directory-listing.ts'
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
}

/** What stands in the address besides the fields of a form, so that the form keeps it without JavaScript too. */
export function HiddenParameters({ state }: { readonly state: Partial<DirectoryAddress> }) {
  return directoryParameters(state).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Search, filters and order: a real form, so that it also works before or without JavaScript. */
export function DirectoryFilters({ address, controls, categories, pricingModels }: FiltersProps) {
  const { box, change, type, settle } = controls
  useSearchShortcut(box)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    settle()
  }
  const models = pricingModels.map((value) => ({ value, label: PRICING_MODEL_LABELS[value] }))
  models.sort((a, b) => compareLabels(a.label, b.label))
  const { platforms, flags } = address
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that is the search landmark itself needs no element around it
    <form
      role="search"
      action={DIRECTORY_PATH}
      onSubmit={submit}
      className="grid grid-cols-2 gap-3 max-[22rem]:*:col-span-2 lg:grid-cols-12"
    >
      <HiddenParameters state={{ platforms, flags }} />
      <div className="col-span-2 flex gap-2 lg:col-span-6">
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
                onChange={type}
                onBlur={settle}
              />
            )}
          </Field>
          <SuggestionsSlot box={box} />
        </div>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </div>
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
      <Field label="Sort by" hideLabel className="col-span-2">
        {(control) => (
          <Select
            {...control}
            name="sort"
            value={address.sort}
            onChange={(event) =>
              change({ sort: TOOL_SORTS.find((sort) => sort === event.target.value) ?? 'relevance' })
            }
          >
            {TOOL_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_LABELS[sort]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </form>
  )
}

type ChoiceProps<T extends string> = {
  readonly label: string
  readonly name: string
  readonly all: string
  readonly chosen: readonly T[]
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
  readonly onChoose: (values: readonly T[]) => void
}

/** One value or all. Several values, which the panel below can choose, stand as an entry of their own. */
function Choice<T extends string>({ label, name, all, chosen, options, onChoose }: ChoiceProps<T>) {
  const several = chosen.length > 1
  const choose = (value: string) => {
    if (several && value === chosen.join(',')) return
    onChoose(options.flatMap((option) => (option.value === value ? [option.value] : [])))
  }
  return (
    <Field label={label} hideLabel className="lg:col-span-2">
      {(control) => (
        <Select {...control} name={name} value={chosen.join(',')} onChange={(event) => choose(event.target.value)}>
          <option value="">{all}</option>
          {several ? <option value={chosen.join(',')}>{chosen.length} chosen</option> : null}
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
