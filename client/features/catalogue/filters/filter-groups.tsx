import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { compareLabels } from '#core/display/labels.ts'
import { type DirectoryAddress, FLAGS, type ListName, PARAMETERS } from '../directory/directory-address.ts'
import { readFacets } from '../directory/directory-facets.ts'
import type { CategoryOption, Counted, DirectoryFacets, DirectoryListing } from '../directory/directory-listing.ts'
import { orderedValues } from '../directory/read-directory-address.ts'
import type { DirectoryControls } from '../directory/use-directory-controls.ts'
import { FLAG_LABELS, priceLabel, toggled, valueLabel } from './active-filters.ts'
import { FilterBox } from './filter-box.tsx'

const loadSearch = () => import('./filter-value-search.tsx')

/** How many values of a long list are shown at first. */
const SHOWN = 8

export type FilterGroupsProps = {
  readonly address: DirectoryAddress
  readonly facets: DirectoryListing['facets']
  readonly categories: readonly CategoryOption[]
  readonly change: DirectoryControls['change']
  /** Distinguishes the fields of two forms on one page. */
  readonly scope: string
}

type GroupsProps = Omit<FilterGroupsProps, 'facets'> & { readonly facets: DirectoryFacets }

/** All filters with the number of tools for each. The fields of a form that also works without JavaScript. */
export function FilterGroups({ facets: given, categories: known, ...others }: FilterGroupsProps) {
  const facets = useMemo(() => readFacets(given), [given])
  const props = { ...others, facets, categories: known.length === 0 ? facets.categoryNames : known }
  const list = (name: ListName, legend: string, open = false) => (
    <ValueGroup {...props} list={name} legend={legend} open={open} />
  )
  return (
    <>
      {list('categories', 'Category', true)}
      <FlagGroup {...props} />
      {list('pricing', 'Pricing model', true)}
      <PriceGroup {...props} />
      {list('platforms', 'Runs on')}
      {list('integrations', 'Works with')}
      {list('privacy', 'Privacy claims')}
      {list('skills', 'Skill')}
      {list('teams', 'Team size')}
    </>
  )
}

/** The options: values with matching tools, and selected values even if nothing matches. */
function offered<T>(counts: readonly Counted<T>[], chosen: readonly T[]): Counted<T>[] {
  const missing = chosen.filter((value) => !counts.some((entry) => entry.value === value))
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))].filter(
    ({ value, count }) => count > 0 || chosen.includes(value),
  )
}

type ValueGroupProps = GroupsProps & {
  readonly list: ListName
  readonly legend: string
  readonly open: boolean
}

/** The values of a list; the most frequent ones of a long list, until somebody shows all. */
function ValueGroup({ address, facets, categories, change, scope, list, legend, open }: ValueGroupProps) {
  const [all, setAll] = useState(false)
  const search = useLoaded(loadSearch, all)
  const chosen: readonly string[] = address[list]
  const entries = offered<string>(facets[list] ?? [], chosen)
  if (entries.length === 0) return null
  const labeled = entries.map((entry) => ({ ...entry, label: valueLabel(list, entry.value, categories) }))
  // In the order of the vocabulary or by name, so that selecting does not move a value.
  const order = orderedValues(
    list,
    entries.map(({ value }) => value),
  )
  labeled.sort(
    list === 'categories'
      ? (a, b) => compareLabels(a.label, b.label)
      : (a, b) => order.indexOf(a.value) - order.indexOf(b.value),
  )
  const isLong = entries.length > SHOWN + 2
  const [first, rest] = isLong ? split(labeled, chosen) : [labeled, []]
  const box = ({ value, label, count }: (typeof labeled)[number]) => (
    <FilterBox
      key={value}
      scope={scope}
      name={PARAMETERS[list]}
      value={value}
      label={label}
      count={count}
      checked={chosen.includes(value)}
      onToggle={() => change((now) => ({ [list]: toggled<string>(now[list], value) }))}
    />
  )
  return (
    <Group
      legend={legend}
      chosen={chosen.length}
      open={open}
      // A noscript element cannot contain another one.
      withoutScripts={[...first, ...rest].map(box)}
    >
      {search && isLong ? (
        <search.FilterValueSearch label={legend} values={labeled.sort((a, b) => compareLabels(a.label, b.label))}>
          {box}
        </search.FilterValueSearch>
      ) : (
        <>
          {first.map(box)}
          {isLong ? (
            <>
              <noscript>{rest.map(box)}</noscript>
              <button
                type="button"
                onClick={() => setAll(true)}
                className="link noscript:hidden min-h-touch text-left text-sm"
              >
                Show all {entries.length} <span className="sr-only">of {legend.toLowerCase()}</span>
              </button>
            </>
          ) : null}
        </>
      )}
    </Group>
  )
}

type Labeled = Counted<string> & { readonly label: string }

/** The most frequent and the selected values, by name, so that selecting moves nothing; and the others. */
function split(entries: readonly Labeled[], chosen: readonly string[]): [shown: Labeled[], rest: Labeled[]] {
  const frequent = new Set([...entries].sort((a, b) => b.count - a.count).slice(0, SHOWN))
  const isShown = (entry: Labeled) => frequent.has(entry) || chosen.includes(entry.value)
  const byName = [...entries].sort((a, b) => compareLabels(a.label, b.label))
  return [byName.filter(isShown), byName.filter((entry) => !isShown(entry))]
}

function FlagGroup({ address, facets, change, scope }: GroupsProps) {
  const { flags } = address
  return (
    <Group legend="Only tools with" chosen={flags.length} open>
      {FLAGS.filter((flag) => flags.includes(flag) || (facets.flags[flag] ?? 0) > 0).map((flag) => (
        <FilterBox
          key={flag}
          scope={scope}
          name={flag}
          value="1"
          label={FLAG_LABELS[flag]}
          count={facets.flags[flag] ?? 0}
          checked={flags.includes(flag)}
          onToggle={() => change((now) => ({ flags: toggled(now.flags, flag) }))}
        />
      ))}
    </Group>
  )
}

/** Maximum prices. The selection shows at once, while its address is pending. */
function PriceGroup({ address, facets, change, scope }: GroupsProps) {
  const [given, setGiven] = useState(address.price)
  const [shown, setShown] = useState(address.price)
  if (given !== address.price) {
    setGiven(address.price)
    setShown(address.price)
  }
  const entries = offered(facets.prices ?? [], address.price === null ? [] : [address.price])
  if (entries.length === 0) return null
  const box = (value: number | null, label: string, count: number | null) => (
    <FilterBox
      key={label}
      radio
      scope={scope}
      name="price"
      value={value === null ? '' : String(value)}
      label={label}
      count={count}
      checked={shown === value}
      onToggle={() => {
        setShown(value)
        change({ price: value })
      }}
    />
  )
  return (
    <Group legend="Price" chosen={address.price === null ? 0 : 1} open>
      {box(null, 'Any price', null)}
      {entries.sort((a, b) => a.value - b.value).map(({ value, count }) => box(value, priceLabel(value), count))}
    </Group>
  )
}

type GroupProps = {
  readonly legend: string
  /** How many of its values are selected. */
  readonly chosen: number
  readonly open: boolean
  readonly children: ReactNode
  /** Its content while collapsed in a browser without JavaScript; the children by default. */
  readonly withoutScripts?: ReactNode
}

/** A collapsible group. In a browser with JavaScript, a collapsed group is not rendered until it is opened. */
function Group({ legend, chosen, open: isFirst, children, withoutScripts = children }: GroupProps) {
  const [open, setOpen] = useState(isFirst || chosen > 0)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // It may have been opened before hydration.
    if (details.current?.open) setOpen(true)
  }, [])
  return (
    <details
      ref={details}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-line border-b py-1"
    >
      <summary className="flex min-h-10 list-none items-center gap-2 font-semibold text-sm hover:text-accent [&::-webkit-details-marker]:hidden">
        {legend}
        {chosen > 0 ? <span className="font-normal text-soft tabular-nums">({chosen})</span> : null}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 text-accent transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset aria-label={legend} className="grid min-w-0 pb-2">
        {open ? children : <noscript>{withoutScripts}</noscript>}
      </fieldset>
    </details>
  )
}
