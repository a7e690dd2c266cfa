import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { Critique } from '../../gql/graphql.ts'
import { compareHref } from '../../lib/compare-storage.ts'
import { PRICING_AFTER_QUIZ } from '../../lib/pricing-after-quiz.ts'
import type { RenderPurpose } from '../../lib/quiz-answers.ts'
import { useStoredValue } from '../../lib/stored-value.ts'
import { pricingHref, upgradeIntent } from '../../lib/upgrade-intent.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CritiqueChips } from './critique-chips.tsx'
import { CritiquedList } from './critiqued-list.tsx'
import { ExclusionReason } from './exclusion-reason.tsx'
import { OwnWords } from './own-words.tsx'
import { Relaxations, ResultList } from './result-list.tsx'
import { NoRecommendations } from './results-problems.tsx'
import { RetakeDifference } from './retake-difference.tsx'
import { ResultSummary } from './summary.tsx'
import type { RenderRating, RenderSlot } from './tool-slot.ts'

const ResultsView_result = graphql(`
  fragment ResultsView_result on QuizResult {
    id
    timestamp
    paid
    ...ResultSummary_result
    ...OwnWords_result
    recommendations {
      rank
      name
      tool {
        id
        slug
      }
      ...ResultList_recommendation
    }
    relaxations {
      ...ResultList_relaxation
    }
    previous {
      ...RetakeDifference_difference
    }
  }
`)

type ViewProps = {
  readonly result: FragmentType<typeof ResultsView_result>
  readonly critique: Critique | null
  readonly onCritique: (critique: Critique | null) => void
  readonly renderSlot: RenderSlot
  readonly renderRating: RenderRating
  readonly renderPurpose: RenderPurpose
  /** What the free plan has left this month; null on a paid plan. */
  readonly quota: ReactNode
}

/** A stored result, as the member's plan shows it. */
export function ResultsView({
  result: masked,
  critique: requested,
  onCritique,
  quota,
  renderPurpose,
  ...slots
}: ViewProps) {
  const result = readFragment(ResultsView_result, masked)
  const { paid, recommendations, relaxations, timestamp } = result
  // An address may request more than the plan includes.
  const critique = paid ? requested : null
  const cards = { paid, ...slots }
  return (
    <>
      <ResultSummary result={result} />
      <OwnWords key={timestamp} result={result} renderPurpose={renderPurpose} />
      {paid ? null : <UpgradePanel>{quota}</UpgradePanel>}
      {recommendations.length === 0 && relaxations.length === 0 ? (
        <NoRecommendations />
      ) : (
        <section aria-labelledby="matches" className="mt-8">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 id="matches" className="text-xl">
              {paid ? 'Your matches' : 'Recommended for you'}
            </h2>
            <CritiqueChips paid={paid} active={critique} onChoose={onCritique} />
          </div>
          {critique !== null ? (
            <CritiquedList timestamp={timestamp} critique={critique} onBack={() => onCritique(null)} {...cards} />
          ) : recommendations.length === 0 ? (
            <p className="max-w-prose text-soft">
              No tool meets all your limits. Below, see which tools match if you relax one.
            </p>
          ) : (
            <ResultList items={recommendations} {...cards} />
          )}
        </section>
      )}
      {critique === null ? <Relaxations relaxations={relaxations} {...cards} /> : null}
      {result.previous ? <RetakeDifference difference={result.previous} /> : null}
      <ExclusionReason timestamp={timestamp} paid={paid} />
      <WhatsNext slugs={recommendations.flatMap(({ tool }) => (tool ? [tool.slug] : []))} />
    </>
  )
}

function UpgradePanel({ children }: { readonly children: ReactNode }) {
  const intent = useStoredValue(upgradeIntent)
  return (
    <section
      aria-label="Your plan"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-gold-wash p-4"
    >
      <div className="max-w-prose text-sm">
        <p className="font-semibold">
          Premium shows up to 10 tools, how well each one matches and why, and which plan to choose.
        </p>
        {children}
        {intent === null ? null : (
          <p>Your results are saved. You can continue with the plan you were about to choose.</p>
        )}
      </div>
      <LinkButton to={intent === null ? PRICING_AFTER_QUIZ : pricingHref(intent)}>
        {intent === null ? 'Upgrade to Premium' : 'Continue to Your Plan'}
      </LinkButton>
    </section>
  )
}

const COMPARED = 3

function WhatsNext({ slugs }: { readonly slugs: readonly string[] }) {
  return (
    <section aria-labelledby="next" className="mt-10 border-line border-t pt-6">
      <h2 id="next" className="text-xl">
        What's Next
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton to="/ai-tools">Explore All AI Tools</LinkButton>
        {slugs.length > 1 ? (
          <LinkButton to={compareHref(slugs.slice(0, COMPARED))} variant="secondary">
            Compare the first {Math.min(COMPARED, slugs.length)}
          </LinkButton>
        ) : null}
      </div>
    </section>
  )
}
