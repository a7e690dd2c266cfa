import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { Critique } from '../../gql/graphql.ts'
import type { RenderPurpose } from '../../lib/quiz-answers.ts'
import { CritiqueChips } from './critique-chips.tsx'
import { CritiquedList } from './critiqued-list.tsx'
import { ExclusionReason } from './exclusion-reason.tsx'
import { ListFacts } from './list-facts.tsx'
import { ListTeam, ListTeamControl } from './list-team.tsx'
import { OwnWords } from './own-words.tsx'
import { PrintedAddress } from './printed-address.tsx'
import { ProfileLine } from './profile-line.tsx'
import { AlternativesToOne, type ListSlots, Relaxations, ResultList } from './result-list.tsx'
import { NoRecommendations, RelaxationsFailure } from './results-problems.tsx'
import { ResultsLoading } from './results-states.tsx'
import { RetakeDifference } from './retake-difference.tsx'
import { UpgradeOffer } from './upgrade-offer.tsx'
import { useRelaxations } from './use-relaxations.ts'
import { WhatsNext } from './whats-next.tsx'

const ResultsView_result = graphql(`
  fragment ResultsView_result on QuizResult {
    id
    timestamp
    paid
    ...ProfileLine_result
    ...ListFacts_result
    ...ListTeam_result
    ...OwnWords_result
    ...WhatsNext_result
    recommendations {
      ...ResultList_recommendation
    }
    previous {
      ...RetakeDifference_difference
    }
  }
`)

type ViewProps = Omit<ListSlots, 'paid'> & {
  readonly result: FragmentType<typeof ResultsView_result>
  readonly critique: Critique | null
  readonly onCritique: (critique: Critique | null) => void
  readonly renderPurpose: RenderPurpose
  /** What the free plan has left this month; null on a paid plan. */
  readonly quota: ReactNode
}

/** A stored result, as the member's plan shows it: the list first, and everything about it below. */
export function ResultsView({
  result: masked,
  critique: requested,
  onCritique,
  quota,
  renderPurpose,
  ...slots
}: ViewProps) {
  const result = readFragment(ResultsView_result, masked)
  const { paid, recommendations, timestamp } = result
  const more = useRelaxations({ timestamp, count: recommendations.length })
  // An address may request more than the plan includes.
  const critique = paid ? requested : null
  const lists = { paid, ...slots }
  if (more.status === 'loading') return <ResultsLoading />
  const { relaxations } = more
  return (
    <ListTeam result={result}>
      <ProfileLine result={result} />
      {recommendations.length === 0 && relaxations?.length === 0 ? (
        <NoRecommendations />
      ) : (
        <section aria-labelledby="matches" className="mt-5">
          <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <h2 id="matches" className="text-xl">
                {paid ? 'Your matches' : 'Recommended for you'}
              </h2>
              <ListFacts result={result} />
              <PrintedAddress timestamp={timestamp} />
            </div>
            <ListTeamControl result={result} />
            {paid ? <CritiqueChips active={critique} onChoose={onCritique} /> : null}
          </div>
          {critique !== null ? (
            <CritiquedList timestamp={timestamp} critique={critique} onBack={() => onCritique(null)} {...lists} />
          ) : recommendations.length === 0 ? (
            <p className="max-w-prose text-soft">
              No tool meets all your limits.
              {relaxations ? ' Below, see which tools match if you relax one.' : null}
            </p>
          ) : (
            <ResultList items={recommendations} {...lists} />
          )}
        </section>
      )}
      {critique === null ? (
        <>
          {relaxations ? (
            <Relaxations relaxations={relaxations} {...lists} />
          ) : (
            <RelaxationsFailure onRetry={more.retry} />
          )}
          <AlternativesToOne items={recommendations} relaxations={relaxations ?? []} {...lists} />
        </>
      ) : null}
      {paid ? null : <UpgradeOffer />}
      <OwnWords key={timestamp} result={result} renderPurpose={renderPurpose} />
      {result.previous ? <RetakeDifference difference={result.previous} /> : null}
      <ExclusionReason timestamp={timestamp} paid={paid} />
      <WhatsNext result={result} quota={quota} />
    </ListTeam>
  )
}
