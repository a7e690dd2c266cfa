import { Notice } from '../../ui/notice.tsx'
import type { Finish } from './use-finish.ts'

/** Why the results did not come, and that nothing is lost. */
export function FinishProblem({ finish: { problem, busy } }: { readonly finish: Finish }) {
  return (
    <>
      {problem === null ? null : (
        <Notice tone="danger" className="mt-6">
          <p>{problem}</p>
          <p>Your answers are kept.</p>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {busy ? 'Getting your results' : ''}
      </p>
    </>
  )
}
