import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

const LOADING_ROWS = ['a', 'b', 'c', 'd', 'e'] as const

/** Rows of a list that is loading, about as high as those that come. */
export function ListLoading() {
  return (
    <div className="divide-y divide-line rounded-md border border-line bg-surface">
      {LOADING_ROWS.map((key) => (
        <div key={key} className="flex min-h-36 gap-3 px-3 py-4 sm:px-4">
          <Skeleton className="size-12 shrink-0" />
          <div className="grid flex-1 content-start gap-2.5">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 max-w-prose" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The skeleton of the results, which are never part of the rendered page. */
export function ResultsLoading({ label = 'Loading your results' }: { readonly label?: string }) {
  return (
    <>
      <LoadingStatus label={label} />
      <Skeleton className="mt-3 h-4 max-w-sm" />
      <Skeleton className="mt-7 h-6 w-52" />
      <Skeleton className="mt-2 mb-4 h-4 max-w-sm" />
      <ListLoading />
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
