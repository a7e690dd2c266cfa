import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { PlanFeatureList } from '#client/ui/plan-feature-list.tsx'
import type { BillingPeriod } from '#core/billing/plans.ts'
import { NO_FIGURES, withTrueFigures } from '#core/claims.ts'
import { formatCents } from '#core/display/price.ts'
import { OnlyFor } from './period-toggle.tsx'

const PlanCard_plan = graphql(`
  fragment PlanCard_plan on SubscriptionPlan {
    plan
    name
    description
    badge
    prices {
      period
      text
    }
    yearlySaving {
      text
      percent
    }
    features {
      key
      text
      planned
      claim
    }
    limitations
  }
`)

const PER: Readonly<Record<BillingPeriod, string>> = { month: 'per month', year: 'per year' }

function Price({ text, per }: { readonly text: string; readonly per: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-3xl tabular-nums">{text}</span>
      <span className="text-soft text-sm">{per}</span>
    </p>
  )
}

type PlanCardProps = {
  readonly plan: FragmentType<typeof PlanCard_plan>
  /** Tools in the catalog now. */
  readonly toolCount: number
  /** Whether the address has chosen this plan. */
  readonly chosen: boolean
  /** Whether the card is highlighted. */
  readonly primary: boolean
  /** The button that starts the plan; paid plans have one for each period. */
  readonly renderAction: (period: BillingPeriod | null) => ReactNode
}

/** A plan with its price for each period, its features and its button. */
export function PlanCard({ plan: masked, toolCount, chosen, primary, renderAction }: PlanCardProps) {
  const { name, description, badge, prices, yearlySaving, features, limitations } = readFragment(PlanCard_plan, masked)
  return (
    <Card
      as="section"
      className={classNames(
        'grid content-start gap-5 p-6',
        primary && 'border-t-accent shadow-[inset_0_3px_0_var(--color-accent)]',
      )}
    >
      <div>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl">{name}</h2>
          {chosen ? <Badge tone="support">Your choice</Badge> : badge ? <Badge tone="gold">{badge}</Badge> : null}
        </div>
        <p className="mt-1 text-soft text-sm lg:min-h-[2lh]">{description}</p>
      </div>
      {prices.length === 0 ? (
        <div className="grid gap-5">
          <div className="lg:min-h-22">
            <Price text={formatCents(0)} per="forever" />
          </div>
          {renderAction(null)}
        </div>
      ) : (
        prices.map(({ period, text }) => (
          <OnlyFor key={period} period={fromEnum(period)}>
            <div className="grid gap-5">
              <div className="lg:min-h-22">
                <Price text={text} per={PER[fromEnum(period)]} />
                {period === 'YEAR' && yearlySaving ? (
                  <p className="mt-1 text-sm text-support">
                    Saves {yearlySaving.text} per year ({yearlySaving.percent}%)
                  </p>
                ) : null}
              </div>
              {renderAction(fromEnum(period))}
            </div>
          </OnlyFor>
        ))
      )}
      <PlanFeatureList
        className="gap-2.5 border-line border-t pt-5 text-sm"
        features={withTrueFigures(features, { ...NO_FIGURES, toolCount }).map(({ key, text, planned }) => ({
          id: key,
          text,
          planned,
        }))}
      />
      {limitations.length === 0 ? null : (
        <ul aria-label="Limits" className="grid gap-1 text-soft text-sm">
          {limitations.map((text) => (
            <li key={text} className="flex gap-3">
              <span aria-hidden="true" className="w-4 shrink-0 text-center">
                –
              </span>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
