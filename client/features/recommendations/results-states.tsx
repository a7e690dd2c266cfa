import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

const LOADING_CARDS = ['a', 'b', 'c'] as const

/** The skeleton of the results, which are never part of the rendered page. */
export function ResultsLoading({ label = 'Loading your results' }: { readonly label?: string }) {
  return (
    <>
      <LoadingStatus label={label} />
      <Skeleton className="mt-6 h-24" />
      <div className="mt-8 grid gap-5">
        {LOADING_CARDS.map((key) => (
          <Card key={key} className="p-6">
            <Skeleton className="h-72" />
          </Card>
        ))}
      </div>
    </>
  )
}

/** For people who have not taken the quiz, or opened a result that is not theirs. */
export function NoResults({ children, action }: { readonly children?: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className="mt-6">
      <EmptyState
        title="No Quiz Results Found"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/quiz">Take Quiz</LinkButton>
            {action}
          </div>
        }
      >
        {children ?? <p>Answer 20 questions to see the tools that fit your work.</p>}
      </EmptyState>
    </div>
  )
}
