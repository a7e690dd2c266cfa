import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { useSignedIn } from '#client/lib/stored-session.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { classNames } from '#client/ui/class-names.ts'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { type PanelColor, type PanelTier, pricingPanel } from '#core/display/pricing-panel.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { wrongPriceHash } from '../../support/contributions/report-subject.ts'

const ToolPricing_tool = graphql(`
  fragment ToolPricing_tool on Tool {
    id
    name
    websiteUrl
    pricingModel
    priceText
    plans {
      name
      currency
      priceText
      termsText
      limitTexts
      asOf
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

/** Known plans with their month; else the typical tiers of the pricing model, labeled as typical; else the vendor. */
export function ToolPricing({ tool: masked }: { readonly tool: FragmentType<typeof ToolPricing_tool> }) {
  const tool = readFragment(ToolPricing_tool, masked)
  const fact = tool.facts.find(({ field }) => field === 'plans')
  const website = safeWebsiteUrl(tool.websiteUrl)
  const part = useLoaded(loadStillRight, useSignedIn())
  const { color, kind, heading, tiers, note } = pricingPanel({
    pricingModel: tool.pricingModel ? fromEnum(tool.pricingModel) : null,
    priceText: tool.priceText ?? null,
    plans: tool.plans.map(({ name, currency, priceText: price, termsText, limitTexts, asOf }) => ({
      name,
      price,
      terms: termsText ?? null,
      limits: limitTexts,
      currency,
      asOf,
    })),
    checkedOn: fact?.checkedOn ?? null,
    source: fact && fromEnum(fact.source),
  })
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
            {tiers.map((tier) => (
              <PriceRow key={`${tier.name} ${tier.price}`} tier={tier}>
                {kind === 'known' ? (
                  <span className="noscript:hidden block text-xs">
                    <Link to={wrongPriceHash(tier.name)} className="link">
                      Is this price wrong?
                    </Link>
                    {part ? <part.StillRight toolId={tool.id} plan={tier.name} /> : null}
                  </span>
                ) : null}
              </PriceRow>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** `$20` and `/month`: the figure is large, its unit is not. */
const AMOUNT = /^([$€£¥][\d.,-]+)?(.*)$/

type PriceRowProps = { readonly tier: PanelTier; readonly children: ReactNode }

function PriceRow({ tier: { name, price, terms, limits, month }, children }: PriceRowProps) {
  const [, figure, unit] = AMOUNT.exec(price) ?? [price]
  return (
    <tr className="align-top">
      <th scope="row" className="px-3 py-2.5 text-left sm:px-4 font-normal">
        <span className="font-semibold">{name}</span>{' '}
        {limits.length > 0 ? <span className="block text-xs">{limits.join(' · ')}</span> : null}
      </th>
      <td className="px-3 py-2.5 text-right sm:px-4">
        {/* A price per unit of use is long. */}
        <span className={price.includes(' per ') ? undefined : 'text-nowrap'}>
          {figure ? <span className="font-serif text-xl leading-tight">{figure}</span> : null}
          {unit}
        </span>{' '}
        {terms === null ? null : <span className="block text-xs">{terms}</span>}
        {month === undefined ? null : <span className="block text-xs">{month}</span>}
        {children}
      </td>
    </tr>
  )
}
