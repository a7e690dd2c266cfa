import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { missingAnswers, type Question } from './answers.ts'
import { FinishProblem } from './finish-problem.tsx'
import { QUIZ } from './quiz-address.ts'
import { useDraft } from './quiz-draft.ts'
import { QuizReview } from './quiz-review.tsx'
import { StartOver } from './start-over.tsx'
import type { Finish } from './use-finish.ts'

type ReviewViewProps = {
  readonly questions: readonly Question[]
  readonly finish: Finish
  /** The field for the visitor's own words. */
  readonly purposeField: ReactNode
}

/** The review of the answers before they are submitted. */
export function ReviewView({ questions, finish, purposeField }: ReviewViewProps) {
  const { answers } = useDraft()
  const navigate = useNavigate()
  // What is answered is known in the browser alone.
  const hydrated = useHydrated()
  const missing = missingAnswers(questions, answers).length
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl lg:text-3xl">
        Review your answers
      </h1>
      <p className="mt-2 text-soft">
        {missing === 0 || !hydrated
          ? 'Your results are based on these answers. Change anything that isn’t right.'
          : `${missing === 1 ? 'One answer is' : `${missing} answers are`} still missing. Answer every question to get your results.`}
      </p>
      {hydrated ? <div className="mt-6 max-w-prose">{purposeField}</div> : <Skeleton className="mt-6 h-109 sm:h-71" />}
      {hydrated ? <QuizReview questions={questions} /> : <Skeleton className="mt-6 h-[90rem] lg:h-[48rem]" />}
      <FinishProblem finish={finish} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <div className="-ml-3">
          <StartOver onDone={() => void navigate(QUIZ)} />
        </div>
        <Button disabled={missing > 0 || finish.busy} onClick={finish.finish} className="min-w-32">
          {finish.busy ? 'Getting your results…' : 'Get Results'}
        </Button>
      </div>
    </>
  )
}
