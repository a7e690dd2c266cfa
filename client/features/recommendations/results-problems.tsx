import { Link } from 'react-router-dom'
import { FALLBACK_TOOLS } from '../../content/fallback-tools.ts'
import { PRICING_AFTER_QUIZ } from '../../lib/pricing-after-quiz.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { TryNow } from './try-now.tsx'

/** No tool meets all limits. */
export function NoRecommendations() {
  return (
    <div className="mt-6">
      <EmptyState title="No recommendations found" action={<LinkButton to="/quiz">Retake Quiz</LinkButton>}>
        <p>We couldn't find tools matching your criteria. Try retaking the quiz.</p>
      </EmptyState>
    </div>
  )
}

type FailureProps = {
  readonly onRetry: () => void
  /** Whether there is nothing else to show. */
  readonly fallback: boolean
  /** Whether this browser has answers that are not in the account yet. */
  readonly answersStored?: boolean
}

/** A failure, with the next step and two well-known assistants, which are not matched to anyone. */
export function ResultsFailure({ onRetry, fallback, answersStored = false }: FailureProps) {
  return (
    <>
      <Notice tone="danger" className="mt-6">
        <p>Unable to generate personalized recommendations. Please try again.</p>
        {answersStored ? <p>Your answers are kept in this browser.</p> : null}
        <Button variant="quiet" className="-ml-3" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
      {fallback ? <Fallback /> : null}
    </>
  )
}

function Fallback() {
  return (
    <section aria-labelledby="fallback" className="mt-8">
      <h2 id="fallback" className="text-xl">
        In the meantime
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {FALLBACK_TOOLS.map(({ slug, name, category, description, websiteUrl }) => (
          <Card key={slug} as="li" className="flex flex-col p-5">
            <div className="flex gap-3">
              <ToolMark name={name} />
              <div>
                <h3 className="text-lg leading-snug">
                  <Link to={`/tool/${slug}`} className="hover:text-accent">
                    {name}
                  </Link>
                </h3>
                <p className="text-soft text-xs">{category}</p>
              </div>
              <Badge className="ml-auto self-start">Not personalized</Badge>
            </div>
            <p className="mt-3 mb-4 text-sm">{description}</p>
            <div className="mt-auto">
              <TryNow name={name} websiteUrl={websiteUrl} variant="secondary" />
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** The list is there, but not its relaxations. */
export function RelaxationsFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="danger" className="mt-6">
      <p>The tools that match with one limit relaxed could not be loaded.</p>
      <Button variant="quiet" className="-ml-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}

/** The month's lists are used up; the text comes from the server and names the reset date. */
export function QuotaUsedUp({ message }: { readonly message: string }) {
  return (
    <Notice tone="warning" title="No recommendations left this month" className="mt-6">
      <p>{message}</p>
      <LinkButton to={PRICING_AFTER_QUIZ} variant="quiet" className="-ml-3">
        Upgrade to Premium
      </LinkButton>
    </Notice>
  )
}
