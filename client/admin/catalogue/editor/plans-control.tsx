import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { CURRENCIES } from '#core/catalogue/exchange-rates.ts'
import { USAGE_UNITS } from '#core/catalogue/vocabulary.ts'
import { useAdminQuery } from '../../shared/admin-query.ts'
import { FilterSelect } from '../../shared/filter-select.tsx'
import { TextField } from '../../shared/text-field.tsx'
import { BLANK_PLAN, cellOfPlanRows, type PlanRow, planRowsOf } from './plan-rows.ts'

const MAX_PLANS = 8

type PlansControlProps = {
  readonly cell: string
  readonly onChange: (cell: string) => void
  readonly error: string | undefined
}

/** The price list of a tool, plan by plan. */
export function PlansControl({ cell, onChange, error }: PlansControlProps) {
  const [rows, setRows] = useState(() => planRowsOf(cell))
  const { query } = useAdminQuery()
  const reported = query.get('plan')
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (reported === null) return
    const groups = [...(list.current?.querySelectorAll('[role=group]') ?? [])]
    // The first field of a plan is its name.
    const names = groups.flatMap((group) => group.querySelector('input') ?? [])
    // Without the plan, the first one.
    const named = names.find(({ value }) => value === reported) ?? names[0]
    ;(named ?? list.current?.querySelector('button'))?.focus()
  }, [reported])
  const change = (next: readonly PlanRow[]) => {
    setRows(next)
    onChange(cellOfPlanRows(next))
  }
  const set = (index: number, changes: Partial<PlanRow>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)))
  return (
    <fieldset ref={list} className="grid min-w-0 gap-3">
      <legend className="font-semibold text-sm">Plans</legend>
      <p className="text-soft text-xs">
        Before tax, as the vendor publishes them. Leave a price empty if you don't know it or it isn't offered.
      </p>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: plans have no identity, and rows never move
        <PlanFields key={index} row={row} number={index + 1} onChange={(changes) => set(index, changes)}>
          <Button
            variant="quiet"
            className="-ml-3 justify-self-start"
            onClick={() => change(rows.filter((_, at) => at !== index))}
          >
            Remove plan {index + 1}
          </Button>
        </PlanFields>
      ))}
      {error === undefined ? null : (
        <p className="text-danger text-sm" role="alert">
          {error}
        </p>
      )}
      {rows.length >= MAX_PLANS ? null : (
        <Button variant="secondary" className="justify-self-start" onClick={() => change([...rows, BLANK_PLAN])}>
          Add a plan
        </Button>
      )}
    </fieldset>
  )
}

type FieldsProps = { readonly row: PlanRow; readonly onChange: (changes: Partial<PlanRow>) => void }
type PlanFieldsProps = FieldsProps & { readonly number: number; readonly children: React.ReactNode }

type TextName = Exclude<keyof PlanRow, 'per_seat' | 'on_request'>

const textInput =
  ({ row, onChange }: FieldsProps) =>
  (name: TextName, label: string, hint?: string) => (
    <TextField label={label} hint={hint} value={row[name]} onChange={(text) => onChange({ [name]: text })} />
  )

function PlanFields({ row, number, onChange, children }: PlanFieldsProps) {
  const input = textInput({ row, onChange })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within a fieldset is read out with both legends
    <div
      role="group"
      aria-label={`Plan ${number}`}
      className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      {input('name', 'Plan')}
      <PriceFields row={row} onChange={onChange} />
      {input('as_of', 'As of', 'YYYY-MM')}
      <FilterSelect
        label="Price applies to"
        value={row.per_seat ? 'seat' : 'account'}
        options={[
          ['account', 'Account'],
          ['seat', 'Each seat'],
        ]}
        onChange={(unit) => onChange({ per_seat: unit === 'seat' })}
      />
      {input('min_seats', 'Minimum seats')}
      {input('max_seats', 'Maximum seats')}
      {input('included', 'Included', 'A short phrase.')}
      {input('requires', 'Requires', 'What else must be bought.')}
      {input('paused', 'Closed to new customers since', 'YYYY-MM')}
      {input('source_url', "Vendor's price page")}
      <FilterSelect
        label="Page read by"
        value={row.checked_by}
        options={[
          ['', 'Nobody here'],
          ['editor', 'An editor'],
          ['watch', 'The price watch'],
          ['vendor', 'The vendor'],
        ]}
        onChange={(checked_by) => onChange({ checked_by })}
      />
      <div className="sm:col-span-2">
        <TextField
          label="Limits"
          hint="One per line."
          rows={Math.max(2, row.key_limits.split('\n').length)}
          value={row.key_limits}
          onChange={(limits) => onChange({ key_limits: limits })}
        />
      </div>
      {children}
    </div>
  )
}

/** The prices of a plan; none of them when the vendor gives a price only on request. */
function PriceFields({ row, onChange }: FieldsProps) {
  const input = textInput({ row, onChange })
  return (
    <>
      <FilterSelect
        label="Price"
        value={row.on_request ? 'request' : 'published'}
        options={[
          ['published', 'Published or unknown'],
          ['request', 'On request'],
        ]}
        onChange={(price) => onChange({ on_request: price === 'request' })}
      />
      <FilterSelect
        label="Currency"
        value={row.currency}
        options={CURRENCIES.map((currency) => [currency, currency])}
        onChange={(currency) => onChange({ currency })}
      />
      {input('month', 'Monthly price')}
      {input('month_billed_yearly', 'Monthly price, billed yearly')}
      {input('once', 'One-time price')}
      {input('unit_amount', 'Price per unit')}
      <FilterSelect
        label="Unit"
        value={row.unit_per}
        options={[['', 'None'], ...USAGE_UNITS.map((unit) => [unit, unit] as const)]}
        onChange={(unit_per) => onChange({ unit_per })}
      />
    </>
  )
}
