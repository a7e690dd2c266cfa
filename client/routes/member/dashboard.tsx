import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { memberName } from '#core/display/member-name.ts'
import { MemberOnly } from '../../features/accounts/member-screen/member-only.tsx'
import { MemberScreen } from '../../features/accounts/member-screen/member-screen.tsx'
import { VerifyEmailNotice } from '../../features/accounts/settings/verify-email-notice.tsx'
import { CompareToggle } from '../../features/catalogue/cards/compare-toggle.tsx'
import { FavoriteHeart } from '../../features/catalogue/cards/favorite-link.tsx'
import { NextSteps } from '../../features/dashboard/next-steps.tsx'
import { ActivityPanel, Counters, FavoritesPanel } from '../../features/dashboard/panels.tsx'
import { RecommendationsPanel } from '../../features/dashboard/recommendations-panel.tsx'
import { OutcomeCard, QuoteCard } from '../../features/outcomes/outcome-card.tsx'
import { LatestRecommendations } from '../../features/recommendations/latest-recommendations.tsx'
import type { RenderSlot } from '../../features/recommendations/tool-slot.ts'
import { graphql } from '../../gql/gql.ts'

import { Seo } from '../../lib/seo.tsx'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

const DashboardRouteQuery = graphql(`
  query DashboardRoute {
    favorites(first: 5) {
      totalCount
      nodes {
        id
        tool {
          id
          slug
          name
          mark {
            path
            darkPath
          }
          categoryIcon {
            path
            tint
          }
          category {
            id
            name
          }
        }
      }
    }
    recentActivity(first: 10) {
      id
      createdAt
      tool {
        id
        slug
        name
      }
    }
    toolsExplored
    viewer {
      id
      email
      emailVerified
      company
      jobTitle
      industry
      website
      bio
    }
    outcomeQuestion {
      ...OutcomeCard_question
    }
    myOutcomes {
      ...Outcome_outcome
    }
    quizResult {
      id
      recommendations {
        toolId
      }
      ...LatestRecommendations_result
    }
  }
`)

const COUNTERS = [
  { label: 'Favorite Tools', hint: 'Click the heart on a tool to save it.' },
  { label: 'Tools Explored', hint: 'Counts the tools whose page you open.' },
  { label: 'Recommendations', hint: 'Appear here after the quiz.' },
] as const

/** Whether the member has filled in anything besides the name. */
const isFilled = (viewer: ResultOf<typeof DashboardRouteQuery>['viewer']): boolean => {
  if (!viewer) return false
  const { company, jobTitle, industry, website, bio } = viewer
  return [company, jobTitle, industry, website, bio].some(Boolean)
}

const renderSlot: RenderSlot = (tool) => (
  <>
    <CompareToggle tool={tool} />
    {/* Elsewhere, the heart is in the corner of a card. */}
    <span className="mt-2 ml-3">
      <FavoriteHeart tool={tool} />
    </span>
  </>
)

/** The recommendations get the most space. */
const COLUMNS = 'mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'

export function Component() {
  const { user } = useSession()
  return (
    <MemberScreen heading={<Welcome name={user === null ? null : memberName(user, 'there')} />}>
      <Seo title="Dashboard" description="Your saved tools, recent activity and recommendations." />
      <MemberOnly loading={<Loading />}>
        <Dashboard paid={user?.paid === true} />
      </MemberOnly>
    </MemberScreen>
  )
}

/**
 * The name loads a moment after the page, so its space is reserved: a separate line on a narrow screen. The account
 * menu shows it in full.
 */
function Welcome({ name }: { readonly name: string | null }) {
  return (
    <h1 className="text-2xl max-sm:min-h-[2lh] sm:truncate lg:text-3xl">
      Welcome
      {name === null ? null : (
        <>
          , <span className="max-sm:block max-sm:truncate">{name}</span>
        </>
      )}
    </h1>
  )
}

function Dashboard({ paid }: { readonly paid: boolean }) {
  const { data, loading, error, refetch } = useQuery(DashboardRouteQuery, {
    context: { asViewer: true },
    // Views and saves in the meantime change it.
    fetchPolicy: 'cache-and-network',
    // The rest is still useful without the recommendations.
    errorPolicy: 'all',
  })
  const result = data?.quizResult
  // A part that is missing after a failure is unknown, not empty.
  const failed = error !== undefined
  const counts = data
    ? [data.favorites.totalCount, data.toolsExplored, result?.recommendations.length ?? (failed ? null : 0)]
    : COUNTERS.map(() => null)
  if (!data && loading) return <Loading />
  const isNew = data !== undefined && !failed && !(result && data.favorites.totalCount > 0)
  const isFirstStep = isNew && !result
  const recommendations = (
    <RecommendationsPanel paid={paid} known={!failed} step={isFirstStep ? 1 : null}>
      {result ? <LatestRecommendations result={result} paid={paid} renderSlot={renderSlot} /> : null}
    </RecommendationsPanel>
  )
  const lists = (
    <>
      <FavoritesPanel saved={data?.favorites ?? null} />
      <ActivityPanel activities={data?.recentActivity ?? null} />
    </>
  )
  return (
    <>
      {failed && !(data && result) ? (
        <Notice tone="warning" className="mt-6">
          <p>Your lists could not be loaded. Nothing was lost.</p>
          <Button variant="quiet" className="-ml-3" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {data?.viewer?.emailVerified === false ? (
        <VerifyEmailNotice email={data.viewer.email} className="mt-6">
          Ratings, price alerts, teams and API keys need it.
        </VerifyEmailNotice>
      ) : null}
      {data?.outcomeQuestion ? <OutcomeCard question={data.outcomeQuestion} /> : null}
      {data && isNew ? (
        <NextSteps
          quiz={result ? null : recommendations}
          toolSaved={data.favorites.totalCount > 0}
          profileFilled={isFilled(data.viewer)}
        />
      ) : null}
      <Counters counters={COUNTERS.map((counter, index) => ({ ...counter, count: counts[index] ?? null }))} />
      {isFirstStep ? (
        <div className="mt-8 grid items-start gap-6 md:grid-cols-2">{lists}</div>
      ) : (
        <div className={COLUMNS}>
          {recommendations}
          <div className="grid gap-6">{lists}</div>
        </div>
      )}
      {data?.myOutcomes && !data.outcomeQuestion ? <QuoteCard outcomes={data.myOutcomes} /> : null}
    </>
  )
}

function Loading() {
  return (
    <>
      <LoadingStatus label="Loading your dashboard" />
      <Counters counters={COUNTERS.map((counter) => ({ ...counter, count: undefined }))} />
      <div className={COLUMNS}>
        <Skeleton className="h-96" />
        <div className="grid gap-6">
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </div>
      </div>
    </>
  )
}
