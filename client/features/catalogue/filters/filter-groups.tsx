import { useMemo, useState } from 'react'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { compareLabels } from '#core/display/labels.ts'
import type { ListName } from '../directory/directory-address.ts'
import { readFacets } from '../directory/directory-facets.ts'
import { AllButton, Group } from './filter-group.tsx'
import {
  type FilterGroupsProps,
  FREE,
  flagBoxes,
  type GroupsProps,
  type Labeled,
  labeledValues,
  OTHER_FLAGS,
  valueBox,
} from './filter-values.tsx'
import { PriceGroup } from './price-group.tsx'

const loadSearch = () => import('./filter-value-search.tsx')

/** How many values of a long list are shown at first. */
const SHOWN = 8

/** All filters with the number of tools for each. The fields of a form that also works without JavaScript. */
export function FilterGroups({ facets: given, categories: known, ...others }: FilterGroupsProps) {
  const facets = useMemo(() => readFacets(given), [given])
  const props = { ...others, facets, categories: known.length === 0 ? facets.categoryNames : known }
  const list = (name: ListName, legend: string) => <ValueGroup {...props} list={name} legend={legend} />
  return (
    <>
      {list('categories', 'Category')}
      <PriceGroup {...props} />
      <FlagGroup {...props} />
      {list('platforms', 'Runs on')}
      {list('integrations', 'Works with')}
      {list('privacy', 'Privacy claims')}
      {list('skills', 'Skill')}
      {list('teams', 'Team size')}
    </>
  )
}

type ValueGroupProps = GroupsProps & {
  readonly list: ListName
  readonly legend: string
}

/** The values of a list; of a long list the chosen and the most frequent ones, until somebody shows all. */
function ValueGroup({ list, legend, ...props }: ValueGroupProps) {
  const [all, setAll] = useState(false)
  const search = useLoaded(loadSearch, all)
  const chosen: readonly string[] = props.address[list]
  // What was chosen when the list appeared comes first. Choosing more moves nothing.
  const [pinned] = useState(chosen)
  const labeled = labeledValues(props, list)
  if (labeled.length === 0) return null
  const isLong = labeled.length > SHOWN + 2
  const isShown = ({ value }: Labeled, index: number) => !isLong || index < SHOWN || chosen.includes(value)
  const first = labeled.filter(isShown)
  if (isLong) first.sort((a, b) => Number(pinned.includes(b.value)) - Number(pinned.includes(a.value)))
  const rest = labeled.filter((entry) => !first.includes(entry))
  const box = valueBox(props, list)
  const isMain = list === 'categories'
  return (
    <Group
      legend={legend}
      chosen={chosen.length}
      open={isMain}
      // A noscript element cannot contain another one.
      withoutScripts={labeled.map(box)}
    >
      {isMain ? (
        <AllButton label="All Categories" chosen={chosen.length} onChoose={() => props.change({ categories: [] })} />
      ) : null}
      {search && isLong ? (
        <search.FilterValueSearch label={legend} values={labeled.toSorted((a, b) => compareLabels(a.label, b.label))}>
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
                Show all {labeled.length} <span className="sr-only">of {legend.toLowerCase()}</span>
              </button>
            </>
          ) : null}
        </>
      )}
    </Group>
  )
}

function FlagGroup(props: GroupsProps) {
  const boxes = flagBoxes(props, OTHER_FLAGS)
  if (boxes.length === 0) return null
  const chosen = props.address.flags.filter((flag) => flag !== FREE).length
  return (
    <Group legend="Only tools with" chosen={chosen} open>
      {boxes}
    </Group>
  )
}
