import {
  type PanelColor,
  type PanelTier,
  PRICING_NOT_VERIFIED,
  pricingPanel,
} from '../../../core/display/pricing-panel.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { classNames } from '../../ui/class-names.ts'

const ToolPricing_tool = graphql(`
  fragment ToolPricing_tool on Tool {
    id
    pricingModel
    priceText
    plans {
      name
      usdMonth
      usdYear
      perSeat
      minSeats
      keyLimits
      asOf
    }
    facts {
      field
      sourceUrl
      checkedOn
    }
  }
`)

const TINTS: Readonly<Record<PanelColor, string>> = {
  green: 'bg-tint-green',
  blue: 'bg-tint-blue',
  purple: 'bg-tint-purple',
  orange: 'bg-tint-orange',
  slate: 'bg-tint-slate',
}

/** Columns on a wide screen by number of tiers, so that no row ends with a single one. */
const WIDE_COLUMNS: Readonly<Record<number, string>> = {
  1: 'lg:grid-cols-3',
  2: 'lg:grid-cols-3',
  3: 'lg:grid-cols-3',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-3',
}

/** Known plans with their month; else the tiers that are typical of the pricing model, and that they are just that. */
export function ToolPricing({ tool: masked }: { readonly tool: FragmentType<typeof ToolPricing_tool> }) {
  const tool = readFragment(ToolPricing_tool, masked)
  const fact = tool.facts.find(({ field }) => field === 'plans')
  const { color, kind, heading, tiers, note } = pricingPanel({
    pricingModel: tool.pricingModel ? fromEnum(tool.pricingModel) : null,
    priceText: tool.priceText ?? null,
    plans: tool.plans.map((plan) => ({
      ...plan,
      usdMonth: plan.usdMonth ?? null,
      usdYear: plan.usdYear ?? null,
      minSeats: plan.minSeats ?? null,
    })),
    checkedOn: fact?.checkedOn ?? null,
  })
  return (
    <section aria-labelledby="pricing" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="pricing" className="text-xl">
          {heading}
        </h2>
        <p className={classNames('text-xs', kind === 'known' ? 'text-soft' : 'font-semibold')}>
          {note === PRICING_NOT_VERIFIED ? note : <>Known plans in {note}</>}
          {kind === 'known' && fact?.sourceUrl ? (
            <>
              {' · '}
              <a href={fact.sourceUrl} target="_blank" rel="noopener noreferrer nofollow" className="link">
                Source<span className="sr-only"> of the prices (opens in a new tab)</span>
              </a>
            </>
          ) : null}
        </p>
      </div>
      <ul
        className={classNames(
          'mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2',
          WIDE_COLUMNS[tiers.length] ?? 'lg:grid-cols-4',
        )}
      >
        {tiers.map((tier) => (
          <Tier key={`${tier.name} ${tier.price}`} tier={tier} tint={TINTS[color]} />
        ))}
      </ul>
    </section>
  )
}

function Tier({ tier, tint }: { readonly tier: PanelTier; readonly tint: string }) {
  return (
    <li className={classNames('rounded-md p-4', tint)}>
      <h3 className="font-sans font-semibold text-sm tracking-normal">{tier.name}</h3>
      <p className="mt-1 font-serif text-xl tabular-nums">{tier.price}</p>
      {tier.terms.length > 0 ? (
        <ul className="mt-2 grid gap-0.5 text-xs tabular-nums">
          {tier.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
