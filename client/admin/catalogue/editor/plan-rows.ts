/** The plans of a cell as texts for the form, and back. */

/** A plan as entered in the form. Amounts and counts may be any text, which the server refuses. */
export type PlanRow = {
  readonly name: string
  readonly currency: string
  readonly month: string
  readonly month_billed_yearly: string
  readonly once: string
  readonly unit_amount: string
  readonly unit_per: string
  readonly on_request: boolean
  readonly per_seat: boolean
  readonly min_seats: string
  readonly max_seats: string
  readonly included: string
  readonly requires: string
  readonly paused: string
  /** One per line: a limit may contain any other character. */
  readonly key_limits: string
  readonly as_of: string
  readonly source_url: string
  readonly checked_by: string
}

const NUMBERS = ['month', 'month_billed_yearly', 'once', 'min_seats', 'max_seats'] as const
const TEXTS = ['included', 'requires', 'paused', 'source_url', 'checked_by'] as const

export const BLANK_PLAN: PlanRow = {
  name: '',
  currency: 'USD',
  month: '',
  month_billed_yearly: '',
  once: '',
  unit_amount: '',
  unit_per: '',
  on_request: false,
  per_seat: false,
  min_seats: '',
  max_seats: '',
  included: '',
  requires: '',
  paused: '',
  key_limits: '',
  as_of: '',
  source_url: '',
  checked_by: '',
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

type PlanValues = Readonly<Record<string, unknown>>

const rowOf = (plan: PlanValues): PlanRow => {
  const unit = plan['unit'] as PlanValues | null | undefined
  return {
    ...BLANK_PLAN,
    ...Object.fromEntries([...NUMBERS, ...TEXTS, 'name', 'as_of'].map((name) => [name, textOf(plan[name])])),
    currency: textOf(plan['currency']) || BLANK_PLAN.currency,
    unit_amount: textOf(unit?.['amount']),
    unit_per: textOf(unit?.['per']),
    on_request: plan['on_request'] === true,
    per_seat: plan['per_seat'] === true,
    key_limits: Array.isArray(plan['key_limits']) ? plan['key_limits'].join('\n') : '',
  }
}

export const planRowsOf = (cell: string): readonly PlanRow[] => {
  try {
    const plans: unknown = cell === '' ? [] : JSON.parse(cell)
    return (Array.isArray(plans) ? plans : []).map(rowOf)
  } catch {
    return []
  }
}

/** A number, or the raw text for the server to reject; null when empty. */
const numberOf = (text: string): number | string | null => {
  const trimmed = text.trim().replace(/^[$€£¥]/, '')
  if (trimmed === '') return null
  return Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed
}

const valuesOf = ({ unit_amount, unit_per, key_limits, ...row }: PlanRow): PlanValues => ({
  ...row,
  ...Object.fromEntries(NUMBERS.map((name) => [name, numberOf(row[name])])),
  ...Object.fromEntries(TEXTS.map((name) => [name, row[name].trim() || null])),
  unit: unit_amount.trim() === '' && unit_per === '' ? null : { amount: numberOf(unit_amount), per: unit_per },
  key_limits: key_limits
    .split('\n')
    .map((limit) => limit.trim())
    .filter((limit) => limit !== ''),
})

export const cellOfPlanRows = (rows: readonly PlanRow[]): string =>
  rows.length === 0 ? '' : JSON.stringify(rows.map(valuesOf))
