import { useLayoutEffect, useRef, useState } from 'react'
import type { Counted } from '../directory/directory-listing.ts'
import { priceLabel } from './active-filters.ts'
import { FilterBox } from './filter-box.tsx'
import { AllButton, Group } from './filter-group.tsx'
import { FREE, flagBoxes, type GroupsProps, labeledValues, offered, valueBox } from './filter-values.tsx'

/** The free tier, the pricing models and the highest price. */
export function PriceGroup(props: GroupsProps) {
  const { flags, pricing, price } = props.address
  const free = flagBoxes(props, [FREE])
  const models = labeledValues(props, 'pricing').map(valueBox(props, 'pricing'))
  const limits = priceLimits(props)
  if (free.length + models.length + limits.length === 0) return null
  const chosen = pricing.length + (price === null ? 0 : 1) + (flags.includes(FREE) ? 1 : 0)
  return (
    <Group legend="Price" chosen={chosen} open>
      <AllButton
        label="All Pricing"
        chosen={chosen}
        onChoose={() =>
          props.change((now) => ({ pricing: [], price: null, flags: now.flags.filter((flag) => flag !== FREE) }))
        }
      />
      {free}
      {models}
      {limits.length === 0 ? null : <PriceLimits {...props} limits={limits} />}
    </Group>
  )
}

/** The highest prices. That of tools without a paid plan is a pricing model already, so it is only shown when selected. */
const priceLimits = ({ address: { price }, facets }: GroupsProps): Counted<number>[] =>
  offered(facets.prices ?? [], price === null ? [] : [price])
    .filter(({ value }) => value > 0 || price === 0)
    .sort((a, b) => a.value - b.value)

type PriceLimitsProps = GroupsProps & { readonly limits: readonly Counted<number>[] }

/** Maximum prices. The selection shows at once, while its address is pending. */
function PriceLimits({ address, change, scope, limits }: PriceLimitsProps) {
  const [given, setGiven] = useState(address.price)
  const [shown, setShown] = useState(address.price)
  if (given !== address.price) {
    setGiven(address.price)
    setShown(address.price)
  }
  const fields = useRef<HTMLDivElement>(null)
  // As in `Checkbox`: a selection before hydration stays.
  useLayoutEffect(() => {
    const selected = fields.current?.querySelector<HTMLInputElement>(':checked')?.value
    setShown(selected ? Number(selected) : null)
  }, [])
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
    <div ref={fields} className="mt-1 grid border-line border-t pt-1">
      {box(null, 'Any price', null)}
      {limits.map(({ value, count }) => box(value, priceLabel(value), count))}
    </div>
  )
}
