import { useMemo } from 'react'
import { countText } from '#core/display/numbers.ts'
import { BASIC_RECOMMENDATIONS } from '#core/recommendations/paid-fields.ts'
import { storedQuizResults } from '../../lib/pending-quiz-storage.ts'
import { NO_ANSWERS, toInput } from '../../lib/quiz-answers.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { conditionsOf, useEligibleCount } from './eligible-count.ts'

/** A list has as many tools as meet the limits, up to the length that the plan shows. */
function readyText(count: number): string {
  if (count === 0) return 'Your list shows which limit you could relax.'
  return count === 1 ? 'It is ready for you.' : `The best ${Math.min(count, BASIC_RECOMMENDATIONS)} are ready for you.`
}

const metText = (count: number, toolCount: number): string =>
  `${count === 0 ? 'None' : countText(count)} of ${countText(toolCount)} tools ${count === 1 ? 'meets' : 'meet'} your limits.`

type ListPreviewProps = {
  /** The number of tools in the catalog; null or undefined while it is not known. */
  readonly toolCount: number | null | undefined
}

/** What the finished quiz of this browser leads to: counts of the engine, and nothing of the list itself. */
export function ListPreview({ toolCount }: ListPreviewProps) {
  const hydrated = useHydrated()
  const answers = useMemo(() => (hydrated ? storedQuizResults()?.answers : undefined), [hydrated])
  const given = answers ?? NO_ANSWERS
  const count = useEligibleCount({ answers: toInput(given), meanings: conditionsOf(given) }, answers === undefined)
  const known = answers !== undefined && count !== undefined && typeof toolCount === 'number'
  return (
    <p role="status" className="mt-3 min-h-[3lh] text-lg min-[23rem]:min-h-[2lh] sm:min-h-[1lh]">
      {known ? (
        <>
          <strong className="font-semibold">{metText(count, toolCount)}</strong> {readyText(count)}
        </>
      ) : null}
      {hydrated && answers === undefined ? 'Take the quiz first, or sign up now and take it later.' : null}
    </p>
  )
}
