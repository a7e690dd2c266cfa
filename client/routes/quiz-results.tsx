import { lazy, Suspense, useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { MemberOnly } from '../features/accounts/member-screen/member-only.tsx'
import { MemberScreen } from '../features/accounts/member-screen/member-screen.tsx'
import { FavoriteHeart } from '../features/catalogue/cards/favorite-link.tsx'
import { Rating } from '../features/catalogue/cards/rating.tsx'
import { useLiveFigures } from '../features/claims/use-live-figures.ts'
import { NoResults, ResultsLoading } from '../features/recommendations/results-states.tsx'
import { ResultsTeaser } from '../features/recommendations/results-teaser.tsx'
import type { RenderAlternatives, RenderRating, RenderSlot } from '../features/recommendations/tool-slot.ts'
import { latePart } from '../lib/later.tsx'
import { storedQuizResults } from '../lib/pending-quiz-storage.ts'
import type { RenderPurpose } from '../lib/quiz-answers.ts'
import { Seo } from '../lib/seo.tsx'
import { useSession } from '../lib/session.ts'
import { useOffline } from '../lib/use-offline.ts'
import { LinkButton } from '../ui/button.tsx'

const renderSlot: RenderSlot = (tool) => <FavoriteHeart tool={tool} />
const SimilarTools = latePart('client/features/catalogue/cards/similar-tools.tsx', () =>
  import('../features/catalogue/cards/similar-tools.tsx').then((module) => module.SimilarTools),
)
const renderAlternatives: RenderAlternatives = (tool) => <SimilarTools {...tool} />
const renderRating: RenderRating = (rating) => <Rating rating={rating} />

// Visitors see no results and do not load the code for them. Both parts load at once, so that nothing moves.
const MemberResults = lazy(async () => {
  const [results, { PurposeField }] = await Promise.all([
    import('../features/recommendations/member-results.tsx'),
    import('../features/quiz/purpose-field.tsx'),
  ])
  const renderPurpose: RenderPurpose = (answers, purpose, onChange) => (
    <PurposeField answers={answers} purpose={purpose} onChange={onChange} />
  )
  return {
    default: ({ paid }: { readonly paid: boolean }) => (
      <results.MemberResults
        paid={paid}
        renderSlot={renderSlot}
        renderRating={renderRating}
        renderAlternatives={renderAlternatives}
        renderPurpose={renderPurpose}
      />
    ),
  }
})

const OfflineResults = latePart('client/features/recommendations/offline-results.tsx', () =>
  import('../features/recommendations/offline-results.tsx').then((module) => module.OfflineResults),
)

export function Component() {
  const session = useSession()
  const isKnown = session.status !== 'loading'
  const stored = useMemo(() => (isKnown ? storedQuizResults()?.answers : undefined), [isKnown])
  const answers = useOffline(stored !== undefined) ? stored : undefined
  return (
    <MemberScreen heading={<h1 className="text-2xl lg:text-3xl">Your AI tool recommendations</h1>}>
      <Seo title="Your AI tool recommendations" description="The AI tools that fit your answers." />
      {answers ? (
        <OfflineResults answers={answers} member={session.status !== 'anonymous'} />
      ) : session.status === 'anonymous' ? (
        <VisitorResults />
      ) : (
        <MemberOnly loading={<ResultsLoading />}>
          <Suspense fallback={<ResultsLoading />}>
            <MemberResults paid={session.user?.paid === true} />
          </Suspense>
        </MemberOnly>
      )}
    </MemberScreen>
  )
}

function Teaser({ signInHref }: { readonly signInHref: string }) {
  return <ResultsTeaser signInHref={signInHref} figures={useLiveFigures()} />
}

function VisitorResults() {
  const { timestamp } = useParams()
  const { pathname } = useLocation()
  const signInHref = `/auth?returnTo=${encodeURIComponent(pathname)}`
  if (storedQuizResults() !== null) return <Teaser signInHref={signInHref} />
  return (
    <NoResults
      action={
        <LinkButton to={signInHref} rel="nofollow" variant="secondary">
          Sign in
        </LinkButton>
      }
    >
      {timestamp === undefined ? null : <p>Results are saved in your account. Sign in to see them.</p>}
    </NoResults>
  )
}
