import { RESULTS } from '../../lib/use-submit-quiz.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Finish } from './use-finish.ts'

/** Why there are no results, that no answers are lost, and what to do next. */
export function FinishProblem({ finish: { problem, busy } }: { readonly finish: Finish }) {
  return (
    <>
      {problem === null ? null : (
        <Notice tone="danger" className="mt-6">
          <p>{problem.message}</p>
          <p>Your answers are saved.</p>
          {problem.quota ? (
            <p className="-ml-3 flex flex-wrap">
              <LinkButton to="/pricing" variant="quiet">
                Upgrade to Premium
              </LinkButton>
              <LinkButton to={RESULTS} variant="quiet">
                See your latest results
              </LinkButton>
            </p>
          ) : null}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {busy ? 'Getting your results' : ''}
      </p>
    </>
  )
}
