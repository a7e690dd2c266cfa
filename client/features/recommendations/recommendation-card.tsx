import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { PRICING_NOT_VERIFIED } from '../../../core/display/pricing-panel.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { RankLabel, RecommendationCard_recommendationFragment } from '../../gql/graphql.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { Alternatives } from './alternatives.tsx'
import { MatchBadge, MatchLedger } from './match-ledger.tsx'
import { PlanQuotes } from './plan-quotes.tsx'
import { ToolName } from './tool-name.tsx'
import type { RenderSlot } from './tool-slot.ts'
import { TryNow } from './try-now.tsx'

const RecommendationCard_recommendation = graphql(`
  fragment RecommendationCard_recommendation on Recommendation {
    toolId
    slug
    rank
    name
    category
    reason
    matchPercent
    label
    reasoning
    specificRecommendation
    ledger {
      ...MatchLedger_row
    }
    optimalPlan {
      name
      text
    }
    pricingAnalysis {
      ...PlanQuotes_quote
    }
    keyBenefits {
      text
      intent
    }
    alternatives {
      ...Alternatives_alternative
    }
    tool {
      id
      slug
      name
      mark {
        path
        darkPath
      }
      websiteUrl
      priceText
    }
  }
`)

const LABELS: Readonly<Record<RankLabel, { readonly text: string; readonly tone: BadgeTone }>> = {
  BEST_MATCH: { text: 'Best Match', tone: 'gold' },
  GREAT_OPTION: { text: 'Great Option', tone: 'support' },
  GOOD_FIT: { text: 'Good Fit', tone: 'plain' },
}

type CardProps = {
  readonly recommendation: FragmentType<typeof RecommendationCard_recommendation>
  readonly renderSlot: RenderSlot
}

/** A ranked tool with its match, the account behind it, and all that speaks for it. */
export function RecommendationCard({ recommendation: masked, renderSlot }: CardProps) {
  const recommendation = readFragment(RecommendationCard_recommendation, masked)
  const { rank, name, tool, matchPercent, ledger, reasoning, reason } = recommendation
  const [open, setOpen] = useState(false)
  const ledgerId = useId()
  return (
    <Card as="article" className="wrap-anywhere p-4 sm:p-6">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <p className="w-8 shrink-0 font-serif text-2xl text-accent tabular-nums leading-tight sm:w-10">
          <span className="sr-only">Rank </span>
          {rank}
        </p>
        <div className="flex min-w-0 flex-1 basis-48 gap-3">
          <ToolMark name={name} mark={tool?.mark} />
          <div className="min-w-0">
            <Heading recommendation={recommendation} />
          </div>
        </div>
        {typeof matchPercent === 'number' && ledger ? (
          <MatchBadge
            percent={matchPercent}
            open={open}
            onToggle={() => setOpen(!open)}
            controls={ledgerId}
            name={name}
          />
        ) : null}
      </header>
      {open && ledger ? (
        <div id={ledgerId} className="mt-4 rounded-md bg-paper p-4">
          <MatchLedger rows={ledger} name={name} />
        </div>
      ) : null}
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)]">
        <div className="grid content-start gap-5">
          <Part title="AI Analysis">
            <p>{reasoning ?? reason}</p>
          </Part>
          <Benefits recommendation={recommendation} />
        </div>
        <Aside recommendation={recommendation} />
      </div>
      {tool ? (
        <footer className="mt-5 flex flex-wrap items-center gap-3 border-line border-t pt-4">
          <TryNow name={name} websiteUrl={tool.websiteUrl} />
          {/* A heart leans into the corner of its card; here it stands in a row. */}
          <span className="pt-2 pr-2">{renderSlot(tool)}</span>
        </footer>
      ) : null}
    </Card>
  )
}

type PartProps = { readonly recommendation: RecommendationCard_recommendationFragment }

function Heading({ recommendation: { name, tool, category, label, optimalPlan } }: PartProps) {
  const shown = label ? LABELS[label] : null
  return (
    <>
      <h3 className="text-xl">
        <ToolName name={name} tool={tool} />
      </h3>
      <p className="mt-0.5 text-soft text-sm">
        {category} · {tool ? (tool.priceText ?? PRICING_NOT_VERIFIED) : 'No longer in the catalogue'}
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        {shown ? <Badge tone={shown.tone}>{shown.text}</Badge> : null}
        {optimalPlan ? <Badge>Plan: {optimalPlan.name}</Badge> : null}
      </p>
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-1 font-sans font-semibold text-sm tracking-normal">{title}</h4>
      {children}
    </section>
  )
}

const MAX_BENEFITS = 3

function Benefits({ recommendation: { keyBenefits, specificRecommendation } }: PartProps) {
  return (
    <>
      {keyBenefits && keyBenefits.length > 0 ? (
        <Part title="Key Benefits">
          <ul className="grid gap-1.5">
            {keyBenefits.slice(0, MAX_BENEFITS).map(({ text, intent }) => (
              <li key={text} className="flex gap-2 text-sm">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-support" />
                <span>
                  {text} <span className="text-soft">({intent})</span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {specificRecommendation ? (
        <Part title="Next Step">
          <p className="text-sm">{specificRecommendation}</p>
        </Part>
      ) : null}
    </>
  )
}

function Aside({ recommendation: { name, optimalPlan, pricingAnalysis, alternatives } }: PartProps) {
  return (
    <div className="grid content-start gap-5 lg:border-line lg:border-l lg:pl-6">
      <Part title="Recommended Plan">
        {optimalPlan ? (
          <p className="text-sm">{optimalPlan.text}</p>
        ) : (
          <p className="text-soft text-sm">No plan with a known price fits; check current pricing.</p>
        )}
        <PlanQuotes quotes={pricingAnalysis ?? []} name={name} />
      </Part>
      {alternatives && alternatives.length > 0 ? (
        <Part title="Alternatives">
          <Alternatives alternatives={alternatives} />
        </Part>
      ) : null}
    </div>
  )
}
