import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { knownPlanOf } from '#client/lib/known-plan.ts'
import { useSignedIn } from '#client/lib/stored-session.ts'
import { storedTeam, useTeam } from '#client/lib/team.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { classNames } from '#client/ui/class-names.ts'
import { TeamControl } from '#client/ui/team-control.tsx'
import { planTier } from '#core/display/plan-tier.ts'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { type PanelColor, type PanelTier, pricingPanel } from '#core/display/pricing-panel.ts'
import { isOnePerson, MAX_PEOPLE } from '#core/display/team.ts'
import {
  hasUnstatedSeats,
  lowestTeamPlan,
  publishedPrice,
  type TeamPrice,
  teamPrice,
} from '#core/display/team-price.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { wrongPriceHash } from '../../support/contributions/report-subject.ts'
import { PriceMonth } from './price-month.tsx'

const ToolPricing_tool = graphql(`
  fragment ToolPricing_tool on Tool {
    id
    name
    websiteUrl
    pricingModel
    priceText
    plans {
      ...KnownPlan_plan
    }
    facts {
      field
      source
      sourceUrl
      checkedOn
    }
  }
`)

const loadStillRight = () => import('../../prices/still-right.tsx')

const TINTS: Readonly<Record<PanelColor, string>> = {
  green: 'bg-tint-green',
  blue: 'bg-tint-blue',
  purple: 'bg-tint-purple',
  orange: 'bg-tint-orange',
  slate: 'bg-tint-slate',
}

type ToolPricingProps = {
  readonly tool: FragmentType<typeof ToolPricing_tool>
  /** Whether it is unknown when the plans were checked. */
  readonly isSaved: boolean
}

/** Known plans with their month; else the typical tiers of the pricing model, labeled as typical; else the vendor. */
export function ToolPricing({ tool: masked, isSaved }: ToolPricingProps) {
  const tool = readFragment(ToolPricing_tool, masked)
  const fact = tool.facts.find(({ field }) => field === 'plans')
  const website = safeWebsiteUrl(tool.websiteUrl)
  const part = useLoaded(loadStillRight, useSignedIn())
  const team = useTeam()
  const plans = tool.plans.map(knownPlanOf)
  const lowest = isOnePerson(team) ? null : lowestTeamPlan(plans, team)
  const { color, kind, heading, tiers, note } = pricingPanel({
    pricingModel: tool.pricingModel ? fromEnum(tool.pricingModel) : null,
    priceText: tool.priceText ?? null,
    plans: plans.map((plan) => ({ ...planTier(plan), currency: plan.currency, asOf: plan.asOf })),
    checkedOn: isSaved ? undefined : (fact?.checkedOn ?? null),
    source: fact && fromEnum(fact.source),
  })
  const rows = tiers.map((tier, index) => {
    const plan = plans[index]
    return { tier, plan, price: plan && !isOnePerson(team) ? teamPrice(plan, plans, team) : publishedPrice(tier) }
  })
  // What the team can buy comes first.
  rows.sort((one, other) => Number(other.price.fits) - Number(one.price.fits))
  return (
    <section aria-labelledby="pricing">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="pricing" className="text-xl">
          {heading}
        </h2>
        <p className={classNames('text-xs', kind === 'known' ? 'text-soft' : 'font-semibold')}>
          {note === PRICING_NOT_VERIFIED ? note : <>Known plans {note}</>}
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
      {kind === 'unknown' ? (
        <p className={classNames('mt-4 rounded-md px-3 py-2.5 text-sm sm:px-4', TINTS[color])}>
          We don’t know how {tool.name} is priced.
          {website === null ? null : (
            <>
              {' See '}
              <a href={website} target="_blank" rel="noopener noreferrer nofollow" className="link">
                the vendor’s website<span className="sr-only"> (opens in a new tab)</span>
              </a>
              .
            </>
          )}
        </p>
      ) : (
        <>
          {kind === 'known' ? (
            <div className="mt-3">
              <TeamControl team={team} max={MAX_PEOPLE} onChange={storedTeam.set} />
            </div>
          ) : null}
          <table className="mt-4 w-full border-line border-b text-sm tabular-nums">
            <thead className={classNames('text-xs', TINTS[color])}>
              <tr>
                <th scope="col" className="px-3 py-1.5 text-left font-semibold sm:px-4">
                  Plan
                </th>
                <th scope="col" className="px-3 py-1.5 text-right font-semibold sm:px-4">
                  Price
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map(({ tier, plan, price }) => (
                <PriceRow
                  key={`${tier.name} ${tier.price}`}
                  tier={tier}
                  price={price}
                  isLowest={plan !== undefined && plan === lowest && !hasUnstatedSeats(plan, plans, team.people)}
                >
                  {plan ? (
                    <span className="skip-print noscript:hidden">
                      {' · '}
                      <Link to={wrongPriceHash(tier.name)} className="link whitespace-nowrap">
                        Wrong price? <span className="sr-only">{tier.name}</span>
                      </Link>
                      {part ? <part.StillRight toolId={tool.id} plan={tier.name} /> : null}
                    </span>
                  ) : null}
                </PriceRow>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

type PriceRowProps = {
  readonly tier: PanelTier
  readonly price: TeamPrice
  /** Whether it is known to be what the team pays at least. */
  readonly isLowest: boolean
  readonly children: ReactNode
}

function PriceRow({ tier: { name, limits, month }, price, isLowest, children }: PriceRowProps) {
  const { fits, figure, unit, terms } = price
  return (
    <tr className={classNames('align-top', isLowest && 'bg-gold-wash', !fits && 'text-soft')}>
      <th scope="row" className="px-3 py-2.5 text-left sm:px-4 font-normal">
        <span className="font-semibold">{name}</span>{' '}
        {limits.length > 0 ? <span className="block text-xs">{limits.join(' · ')}</span> : null}
      </th>
      <td className="px-3 py-2.5 text-right sm:px-4">
        {/* A price per unit of use, or for one person, is long. */}
        <span className={/ (per|for) /.test(unit) ? undefined : 'whitespace-nowrap'}>
          {figure ? <span className="font-serif text-xl leading-tight">{figure}</span> : null}
          {figure && !unit.startsWith('/') ? ' ' : null}
          {unit}
        </span>{' '}
        {terms.length === 0 ? null : <span className="block text-xs">{terms.join(' · ')}</span>}
        {month === undefined ? null : (
          <span className="block text-xs">
            <PriceMonth month={month} />
            {children}
          </span>
        )}
      </td>
    </tr>
  )
}
