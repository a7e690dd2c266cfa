import { Badge } from '#client/ui/badge.tsx'
import { BILLING_PERIODS, type BillingPeriod } from '#core/billing/plans.ts'

const LABELS: Readonly<Record<BillingPeriod, string>> = { month: 'Monthly', year: 'Annual' }

/** Wraps the toggle and everything that depends on it; see `OnlyFor`. */
export const PERIOD_GROUP = 'group/period'

const HIDDEN: Readonly<Record<BillingPeriod, string>> = {
  month: 'group-has-[input[value=year]:checked]/period:hidden',
  year: 'group-has-[input[value=month]:checked]/period:hidden',
}

type OnlyForProps = { readonly period: BillingPeriod; readonly className?: string; readonly children: React.ReactNode }

/** Shown while the group's toggle has this period. Done with styles only, so that it works without JavaScript. */
export function OnlyFor({ period, className = '', children }: OnlyForProps) {
  return <div className={`${HIDDEN[period]} ${className}`}>{children}</div>
}

type PeriodToggleProps = {
  readonly period: BillingPeriod
  readonly onChoose: (period: BillingPeriod) => void
  /** The maximum saving of annual billing, in percent. */
  readonly savingPercent: number
}

/** Monthly or annual prices. */
export function PeriodToggle({ period, onChoose, savingPercent }: PeriodToggleProps) {
  return (
    <fieldset className="flex w-fit max-w-full rounded-md border border-edge bg-surface p-1">
      <legend className="sr-only">Billing period</legend>
      {BILLING_PERIODS.map((value) => (
        <label
          key={value}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm px-4 font-semibold text-sm has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-support has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="period"
            value={value}
            checked={value === period}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {LABELS[value]}
          {value === 'year' ? <Badge tone="gold">Save {savingPercent}%</Badge> : null}
        </label>
      ))}
    </fieldset>
  )
}
