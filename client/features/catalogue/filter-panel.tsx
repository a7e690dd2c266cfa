import { type FormEvent, type ReactNode, useId } from 'react'
import { compareLabels, labelOf, PLATFORM_LABELS, PRICING_MODEL_LABELS } from '../../../core/display/labels.ts'
import { countText } from '../../../core/display/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DIRECTORY_PATH, type DirectoryAddress, FLAGS, type Flag } from './directory-address.ts'
import { HiddenParameters } from './directory-filters.tsx'
import type { Counted, DirectoryListing } from './directory-listing.ts'
import type { DirectoryControls } from './use-directory-controls.ts'

/** The button that opens the panel; what removes filters leaves the focus there. */
export const FILTER_PANEL_ID = 'more-filters'

export const FLAG_LABELS: Readonly<Record<Flag, string>> = {
  free: 'Free tier',
  api: 'Has an API',
  verified: 'Verified',
}

type PanelProps = {
  readonly address: DirectoryAddress
  readonly listing: Pick<DirectoryListing, 'categories' | 'facets'> | null
  readonly onChange: DirectoryControls['change']
}

/** A value with the other values of its list, on or off. */
const toggled = <T extends string>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

/** What can be chosen: values that would leave some tools, and those that are chosen, even if they leave none. */
function offered<T extends string>(counts: readonly Counted<T>[], chosen: readonly T[]): Counted<T>[] {
  const missing = chosen.filter((value) => !counts.some((entry) => entry.value === value))
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))].filter(
    ({ value, count }) => count > 0 || chosen.includes(value),
  )
}

/**
 * All filters with what each would leave. A form of its own beside the dropdowns, whose single choice would otherwise
 * be sent together with the boxes; without JavaScript it has a button.
 */
export function FilterPanel({ address, listing, onChange }: PanelProps) {
  const { categories, pricing, platforms, flags, search, sort } = address
  const facets = listing?.facets
  const nameOf = (slug: string) => listing?.categories.find((category) => category.slug === slug)?.name ?? slug
  const chosen = categories.length + pricing.length + platforms.length + flags.length
  const byName = offered(facets?.categories ?? [], categories)
    .map((entry) => ({ ...entry, label: nameOf(entry.value) }))
    .sort((a, b) => compareLabels(a.label, b.label))
  return (
    <details className="group mt-3 rounded-md border border-line open:bg-surface">
      <summary
        id={FILTER_PANEL_ID}
        className="flex min-h-11 list-none items-center gap-2 px-4 font-semibold text-sm hover:text-accent [&::-webkit-details-marker]:hidden"
      >
        <span
          aria-hidden="true"
          className="font-normal text-accent text-lg leading-none transition-transform group-open:rotate-45"
        >
          +
        </span>
        More filters
        {chosen > 0 ? <span className="text-soft tabular-nums">({chosen} chosen)</span> : null}
      </summary>
      <form
        action={DIRECTORY_PATH}
        onSubmit={(event: FormEvent) => event.preventDefault()}
        className="grid grid-cols-1 gap-x-8 gap-y-5 border-line border-t px-4 py-4 sm:grid-cols-3 xl:grid-cols-[minmax(0,3fr)_repeat(3,minmax(0,1fr))]"
      >
        <HiddenParameters state={{ search, sort }} />
        <Group legend="Category" className="sm:col-span-3 xl:col-span-1" columns>
          {byName.map(({ value, label, count }) => (
            <Box
              key={value}
              name="category"
              value={value}
              label={label}
              count={count}
              checked={categories.includes(value)}
              onToggle={() => onChange((now) => ({ categories: toggled(now.categories, value) }))}
            />
          ))}
        </Group>
        <Group legend="Pricing model">
          {offered(facets?.pricing ?? [], pricing).map(({ value, count }) => (
            <Box
              key={value}
              name="pricing"
              value={value}
              label={PRICING_MODEL_LABELS[value]}
              count={count}
              checked={pricing.includes(value)}
              onToggle={() => onChange((now) => ({ pricing: toggled(now.pricing, value) }))}
            />
          ))}
        </Group>
        {facets && facets.platforms.length + platforms.length > 0 ? (
          <Group legend="Runs on">
            {offered(facets.platforms, platforms).map(({ value, count }) => (
              <Box
                key={value}
                name="platform"
                value={value}
                label={labelOf(PLATFORM_LABELS, value)}
                count={count}
                checked={platforms.includes(value)}
                onToggle={() => onChange((now) => ({ platforms: toggled(now.platforms, value) }))}
              />
            ))}
          </Group>
        ) : null}
        <Group legend="Only tools with">
          {FLAGS.filter((flag) => flags.includes(flag) || (facets?.flags[flag] ?? 0) > 0).map((flag) => (
            <Box
              key={flag}
              name={flag}
              value="1"
              label={FLAG_LABELS[flag]}
              count={facets?.flags[flag] ?? 0}
              checked={flags.includes(flag)}
              onToggle={() => onChange((now) => ({ flags: toggled(now.flags, flag) }))}
            />
          ))}
        </Group>
        <noscript>
          <Button type="submit">Apply filters</Button>
        </noscript>
      </form>
    </details>
  )
}

type GroupProps = {
  readonly legend: string
  readonly className?: string
  /** A long list: in columns, and scrolling inside itself. */
  readonly columns?: boolean
  readonly children: ReactNode
}

function Group({ legend, className, columns = false, children }: GroupProps) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="font-semibold text-sm">{legend}</legend>
      {columns ? (
        // Two boxes: columns in a box of limited height would go on sideways.
        <div className="mt-1 max-h-80 overflow-y-auto pr-2">
          <div className="gap-x-6 sm:columns-2 lg:columns-3">{children}</div>
        </div>
      ) : (
        <div className="mt-1">{children}</div>
      )}
    </fieldset>
  )
}

type BoxProps = {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly count: number
  readonly checked: boolean
  readonly onToggle: () => void
}

function Box({ name, value, label, count, checked, onToggle }: BoxProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex min-h-9 break-inside-avoid items-center gap-2.5 py-1 text-sm leading-snug hover:text-accent"
    >
      <Checkbox
        id={id}
        name={name}
        value={value}
        checked={checked}
        onToggle={onToggle}
        className="size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <span className="ml-auto text-soft text-xs tabular-nums">
        {countText(count)}
        <span className="sr-only"> {count === 1 ? 'tool' : 'tools'}</span>
      </span>
    </label>
  )
}
