import type { PlanRecord } from '#core/catalogue/fields/plan-record.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import { planTier } from '#core/display/plan-tier.ts'

type StoredField = { readonly name: string; readonly value: string }

/** A value that "Checked today" vouches for. */
type VouchedValue = { readonly label: string; readonly text: string }

const NOT_KNOWN = 'not known'

const planText = (plan: PlanRecord): VouchedValue => {
  const { name, price, terms } = planTier(toKnownPlan(plan))
  return { label: name, text: terms === null ? price : `${price}, ${terms}` }
}

/** The stored values that an editor vouches for, plan by plan, in the format of the form. */
export const vouchedFor = (fields: readonly StoredField[]): readonly VouchedValue[] => {
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? ''
  // Stored plans are whole. Their schema would need `eval`, which the security policy of pages stops.
  const plans = JSON.parse(value('plans') || '[]') as PlanRecord[]
  return [
    { label: 'Name', text: value('name') },
    { label: 'URL', text: value('website_url') || NOT_KNOWN },
    { label: 'Pricing model', text: value('pricing_model') || NOT_KNOWN },
    ...(plans.length === 0 ? [{ label: 'Plans', text: NOT_KNOWN }] : plans.map(planText)),
  ]
}

/** What somebody says to have compared with the vendor's page. */
export function Vouched({ values }: { readonly values: readonly VouchedValue[] }) {
  return (
    <>
      <p>You compared each of these with the vendor’s page today. They will show today as the day of their check.</p>
      <dl className="wrap-anywhere mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {values.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
