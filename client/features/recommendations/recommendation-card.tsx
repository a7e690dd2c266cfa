import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { RecommendationCard_recommendationFragment } from '../../gql/graphql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Alternatives } from './alternatives.tsx'
import { MatchBar, MatchLegend } from './match-bar.tsx'
import { LedgerToggle, MatchLedger } from './match-ledger.tsx'
import { PlanQuotes } from './plan-quotes.tsx'
import { ToolName } from './tool-name.tsx'
import type { RenderSlot } from './tool-slot.ts'
import { TryNow } from './try-now.tsx'

const RecommendationCard_recommendation = graphql(`
  fragment RecommendationCard_recommendation on Recommendation {
    name
    category
    reason
    matchPercent
    reasoning
    specificRecommendation
    ledger {
      ...MatchLedger_row
      ...MatchBar_row
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
    }
  }
`)

type CardProps = {
  readonly recommendation: FragmentType<typeof RecommendationCard_recommendation>
  readonly renderSlot: RenderSlot
}

/** The details of a ranked tool: the breakdown of its match, the analysis, the plan and its alternatives. */
export function RecommendationCard({ recommendation: masked, renderSlot }: CardProps) {
  const recommendation = readFragment(RecommendationCard_recommendation, masked)
  const { name, category, tool, matchPercent, ledger, reasoning, reason } = recommendation
  const [open, setOpen] = useState(false)
  const ledgerId = useId()
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)]">
        <div className="grid content-start gap-5">
          {typeof matchPercent === 'number' && ledger ? (
            <section>
              <LedgerToggle
                percent={matchPercent}
                open={open}
                onToggle={() => setOpen(!open)}
                controls={ledgerId}
                name={name}
              />
              <MatchBar rows={ledger} className="mb-2.5 h-3.5" />
              <MatchLegend rows={ledger} />
              {open ? (
                <div id={ledgerId} className="mt-4 rounded-md bg-paper p-4">
                  <MatchLedger rows={ledger} name={name} />
                </div>
              ) : null}
            </section>
          ) : null}
          <Part title="AI Analysis">
            <p>{reasoning ?? reason}</p>
          </Part>
          <Benefits recommendation={recommendation} />
        </div>
        <Aside recommendation={recommendation} />
      </div>
      <footer className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t pt-4">
        {tool ? (
          <>
            <TryNow name={name} websiteUrl={tool.websiteUrl} />
            {/* A heart leans into the corner of its card; here it stands in a row. */}
            <span className="pt-2 pr-2">{renderSlot(tool)}</span>
          </>
        ) : null}
        <p className="text-sm sm:ml-auto">
          {tool ? (
            <>
              <ToolName name={name} tool={tool} className="link" /> <span className="text-soft">· {category}</span>
            </>
          ) : (
            category
          )}
        </p>
      </footer>
    </>
  )
}

type PartProps = { readonly recommendation: RecommendationCard_recommendationFragment }

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
          <>
            <Badge tone="gold">Optimal plan: {optimalPlan.name}</Badge>
            <p className="mt-1.5 text-sm">{optimalPlan.text}</p>
          </>
        ) : (
          <p className="text-soft text-sm">
            {pricingAnalysis && pricingAnalysis.length > 0
              ? 'None of its plans clearly fits your budget, team, and privacy answers.'
              : 'No plan with a known price fits; check current pricing.'}
          </p>
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
