import type { ReactNode } from 'react'
import {
  CLAIMS,
  FREE_FEATURES,
  type KnownFigures,
  type PlanFeature,
  PREMIUM_FEATURES,
  quoted,
  withLoadingFigures,
} from '#core/claims.ts'
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
  readonly lead: string
  readonly mark?: ReactNode
  readonly className?: string
  readonly features: readonly PlanFeature[]
  readonly figures: KnownFigures | undefined
  readonly action: ReactNode
}

function Option({ title, lead, mark, className, features, figures, action }: OptionProps) {
  return (
    <Card as="section" className={classNames('flex flex-col p-6 lg:p-8', className)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        {mark}
      </div>
      <p className="mt-1 text-soft">{lead}</p>
      <PlanFeatureList features={withLoadingFigures(features, figures)} className="mt-5 gap-3" />
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
