import type { ReactNode } from 'react'
import { priceCents } from '#core/billing/plans.ts'
import {
  CLAIMS,
  FREE_FEATURES,
  type KnownFigures,
  type PlanFeature,
  PREMIUM_FEATURES,
  quoted,
  withLoadingFigures,
} from '#core/claims.ts'
import { formatCents } from '#core/display/price.ts'
import { SIGN_UP } from '../../content/site-links.ts'
import { PRICING_AFTER_QUIZ } from '../../lib/pricing-after-quiz.ts'
import { noteUpgradeIntent } from '../../lib/upgrade-intent.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PlanFeatureList } from '../../ui/plan-feature-list.tsx'

type OptionProps = {
  readonly title: string
  readonly price: string
  readonly lead: string
  readonly mark?: ReactNode
  readonly className?: string
  readonly features: readonly PlanFeature[]
  readonly figures: KnownFigures | undefined
  readonly action: ReactNode
}

function Option({ title, price, lead, mark, className, features, figures, action }: OptionProps) {
  const planned = features.filter((feature) => feature.planned)
  return (
    <Card as="section" className={classNames('flex flex-col p-6 lg:p-8', className)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        {mark}
      </div>
      <p className="mt-1 font-semibold">{price}</p>
      <p className="mt-1 text-soft">{lead}</p>
      <PlanFeatureList
        features={withLoadingFigures(features, figures).filter((feature) => !feature.planned)}
        className="mt-5 gap-3"
      />
      {planned.length === 0 ? null : (
        <p className="mt-4 text-sm text-soft">
          <Badge className="mr-1 align-middle">Planned</Badge> {planned.map(({ text }) => text).join(' · ')}
        </p>
      )}
      <div className="mt-auto grid pt-7">{action}</div>
    </Card>
  )
}

type UpgradeCardsProps = {
  /** The figures beside claims; undefined until they are loaded. */
  readonly figures: KnownFigures | undefined
}

/** The two options after the quiz, side by side. */
export function UpgradeCards({ figures }: UpgradeCardsProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Option
        title="Free Access"
        price="$0 forever"
        lead={`An account with your results. ${quoted(CLAIMS.noCreditCard)}.`}
        features={FREE_FEATURES}
        figures={figures}
        action={
          <LinkButton to={SIGN_UP.to} variant="secondary">
            Sign Up for Free
          </LinkButton>
        }
      />
      <Option
        title="Premium Access"
        price={`${formatCents(priceCents('pro', 'month'))} a month, or ${formatCents(priceCents('pro', 'year'))} a year`}
        lead="Every match with its score and its reasons."
        mark={<Badge tone="gold">Recommended</Badge>}
        className="border-t-accent shadow-[inset_0_3px_0_var(--color-accent)]"
        features={PREMIUM_FEATURES}
        figures={figures}
        action={
          <LinkButton to={PRICING_AFTER_QUIZ} onClick={() => noteUpgradeIntent()}>
            Upgrade to Premium
          </LinkButton>
        }
      />
    </div>
  )
}
