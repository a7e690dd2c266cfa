import { Check, Minus } from 'lucide-react'
import { PLAN_CATALOGUE, PLAN_COMPARISON } from '#core/billing/plan-catalogue.ts'
import { PLANS } from '#core/billing/plans.ts'

function Value({ value, planned }: { readonly value: boolean | string; readonly planned: boolean }) {
  if (typeof value === 'string') return value
  if (value && planned) return <span className="text-soft">Planned</span>
  const Mark = value ? Check : Minus
  return (
    <>
      <Mark aria-hidden="true" className={`mx-auto size-4 ${value ? 'text-support' : 'text-soft'}`} />
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </>
  )
}

/** The plans side by side. */
export function PlanComparison() {
  return (
    <table className="mt-5 w-full table-fixed border-collapse text-xs sm:text-sm">
      <caption className="sr-only">What each plan includes</caption>
      <thead>
        <tr className="border-edge border-b">
          <th scope="col" className="w-[39%] py-2 pr-1 sm:w-2/5 sm:pr-2 text-left font-semibold">
            Feature
          </th>
          {PLANS.map((plan) => (
            <th key={plan} scope="col" className="px-0.5 py-2 text-center font-semibold">
              {PLAN_CATALOGUE[plan].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {PLAN_COMPARISON.map(({ text, planned, values }) => (
          <tr key={text}>
            <th scope="row" className="py-2.5 pr-1 sm:pr-2 text-left align-top font-normal">
              {text}
            </th>
            {PLANS.map((plan) => (
              <td key={plan} className="px-0.5 py-2.5 text-center align-top">
                <Value value={values[plan]} planned={planned} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
