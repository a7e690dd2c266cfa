import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field, Input } from '#client/ui/field.tsx'

type PlanInputsProps = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** Prices as typed; the other values of a plan stay as they are. */
type PlanRow = {
  readonly key: number
  readonly name: string
  readonly month: string
  readonly yearly: string
  readonly onRequest: boolean
  readonly rest: Readonly<Record<string, unknown>>
}

const MAX_PLANS = 8
/** The server sets the month and the page of every plan. */
const NEW_PLAN = { as_of: '2026-01' }

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

const rowsOf = (value: string): readonly PlanRow[] =>
  (value === '' ? [] : (JSON.parse(value) as Record<string, unknown>[])).map((rest, key) => ({
    key,
    name: textOf(rest['name']),
    month: textOf(rest['month']),
    yearly: textOf(rest['month_billed_yearly']),
    onRequest: rest['on_request'] === true,
    rest,
  }))

/** A number, or the text for the server to refuse; null when empty. */
const amountOf = (text: string): number | string | null => {
  const trimmed = text.trim().replace(/^[$€£¥]/, '')
  if (trimmed === '') return null
  return Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed
}

const cellOf = (rows: readonly PlanRow[]): string =>
  rows.length === 0
    ? ''
    : JSON.stringify(
        rows.map(({ rest, name, month, yearly, onRequest }) => ({
          ...rest,
          name: name.trim(),
          month: amountOf(month),
          month_billed_yearly: amountOf(yearly),
          on_request: onRequest,
        })),
      )

/** The names and subscription prices of a tool's plans. */
export function PlanInputs({ value, error, onChange }: PlanInputsProps) {
  const [rows, setRows] = useState(() => rowsOf(value))
  const change = (next: readonly PlanRow[]) => {
    setRows(next)
    onChange(cellOf(next))
  }
  const set = (key: number, values: Partial<PlanRow>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const add = () => {
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1
    change([...rows, { key, name: '', month: '', yearly: '', onRequest: false, rest: NEW_PLAN }])
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold text-sm">Plans</legend>
      <p className="text-soft text-xs">
        Before tax, in the currency of your price page. Leave a price empty if it isn’t offered.
      </p>
      {rows.map((row, index) => (
        <fieldset key={row.key} className="grid min-w-0 gap-3 border-line border-t pt-3 sm:grid-cols-3">
          <legend className="sr-only">Plan {index + 1}</legend>
          <Amount label="Name" value={row.name} onChange={(name) => set(row.key, { name })} />
          <Amount label="Per month" value={row.month} onChange={(month) => set(row.key, { month })} />
          <Amount label="Per month, billed yearly" value={row.yearly} onChange={(yearly) => set(row.key, { yearly })} />
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
          <label className="flex min-h-touch items-center gap-2 text-sm sm:col-span-2">
            <Checkbox
              className="size-5"
              checked={row.onRequest}
              onToggle={() => set(row.key, { onRequest: !row.onRequest })}
            />
            Price on request
          </label>
          <Button
            variant="quiet"
            aria-label={`Remove plan ${index + 1}`}
            onClick={() => change(rows.filter(({ key }) => key !== row.key))}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {error === undefined ? null : (
        <p className="text-danger text-sm" role="alert">
          {error}
        </p>
      )}
      {rows.length < MAX_PLANS ? (
        <div>
          <Button variant="quiet" className="-ml-3" onClick={add}>
            Add a plan
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}

type AmountProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }

function Amount({ label, value, onChange }: AmountProps) {
  return (
    <Field label={label}>
      {(control) => <Input {...control} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  )
}
