import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { FilterSelect } from '../../shared/filter-select.tsx'
import { TextField } from '../../shared/text-field.tsx'

/** A plan as entered in the form. */
type PlanRow = {
  readonly name: string
  readonly usd_month: string
  readonly usd_year: string
  readonly per_seat: boolean
  readonly min_seats: string
  /** One per line: a limit may contain any other character. */
  readonly key_limits: string
  readonly as_of: string
}

const BLANK: PlanRow = {
  name: '',
  usd_month: '',
  usd_year: '',
  per_seat: false,
  min_seats: '',
  key_limits: '',
  as_of: '',
}
const MAX_PLANS = 8

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

const rowsOf = (cell: string): readonly PlanRow[] => {
  try {
    const plans: unknown = cell === '' ? [] : JSON.parse(cell)
    return (Array.isArray(plans) ? plans : []).map((plan: Readonly<Record<string, unknown>>) => ({
      name: textOf(plan['name']),
      usd_month: textOf(plan['usd_month']),
      usd_year: textOf(plan['usd_year']),
      per_seat: plan['per_seat'] === true,
      min_seats: textOf(plan['min_seats']),
      key_limits: Array.isArray(plan['key_limits']) ? plan['key_limits'].join('\n') : '',
      as_of: textOf(plan['as_of']),
    }))
  } catch {
    return []
  }
}

/** A number, or the raw text for the server to reject; null when empty. */
const numberOf = (text: string): number | string | null => {
  const trimmed = text.trim().replace(/^\$/, '')
  if (trimmed === '') return null
  return Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed
}

const cellOfRows = (rows: readonly PlanRow[]): string => {
  const plans = rows.map(({ usd_month, usd_year, min_seats, key_limits, ...row }) => ({
    ...row,
    usd_month: numberOf(usd_month),
    usd_year: numberOf(usd_year),
    min_seats: numberOf(min_seats),
    key_limits: key_limits
      .split('\n')
      .map((limit) => limit.trim())
      .filter((limit) => limit !== ''),
  }))
  return plans.length === 0 ? '' : JSON.stringify(plans)
}

type PlansControlProps = {
  readonly cell: string
  readonly onChange: (cell: string) => void
  readonly error: string | undefined
}

/** The price list of a tool, plan by plan. */
export function PlansControl({ cell, onChange, error }: PlansControlProps) {
  const [rows, setRows] = useState(() => rowsOf(cell))
  const change = (next: readonly PlanRow[]) => {
    setRows(next)
    onChange(cellOfRows(next))
  }
  const set = (index: number, changes: Partial<PlanRow>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold text-sm">Plans</legend>
      <p className="text-soft text-xs">US dollars before tax. Leave a price empty if it isn't published.</p>
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
        <Button variant="secondary" className="justify-self-start" onClick={() => change([...rows, BLANK])}>
          Add a plan
        </Button>
      )}
    </fieldset>
  )
}

type PlanFieldsProps = {
  readonly row: PlanRow
  readonly number: number
  readonly onChange: (changes: Partial<PlanRow>) => void
  readonly children: React.ReactNode
}

function PlanFields({ row, number, onChange, children }: PlanFieldsProps) {
  const input = (name: Exclude<keyof PlanRow, 'per_seat' | 'key_limits'>, label: string, hint?: string) => (
    <TextField label={label} hint={hint} value={row[name]} onChange={(text) => onChange({ [name]: text })} />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within a fieldset is read out with both legends
    <div
      role="group"
      aria-label={`Plan ${number}`}
      className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      {input('name', 'Plan')}
      {input('usd_month', 'Monthly price')}
      {input('usd_year', 'Yearly price')}
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
