import { useMemo } from 'react'
import { countText } from '#core/display/numbers.ts'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import type { RunningCountQueryVariables } from '../../gql/graphql.ts'
import { type AnswerInput, toInput } from '../../lib/quiz-answers.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import type { Question } from './answers.ts'
import { conditionsOf, useEligibleCount } from './eligible-count.ts'

/** Only these rule out tools. Without the others, visitors request the same few counts, which are cached. */
const LIMITS: ReadonlySet<string> = new Set(['team_size', 'budget', 'privacy', 'device'])

const DEBOUNCE_MS = 300

const limitsOf = (questions: readonly Question[], answers: QuizAnswers): AnswerInput[] => {
  const numbers = new Set(questions.filter(({ key }) => LIMITS.has(key)).map(({ number }) => number))
  return toInput(answers).filter(({ question }) => numbers.has(question))
}

type RunningCountProps = { readonly questions: readonly Question[]; readonly answers: QuizAnswers }

/**
 * How many tools meet the limits so far. If the count cannot be loaded, it is omitted, because the quiz does not need
 * it.
 */
export function RunningCount({ questions, answers }: RunningCountProps) {
  const wanted = JSON.stringify({ answers: limitsOf(questions, answers), meanings: conditionsOf(answers) })
  const settled = useDebounced(wanted, DEBOUNCE_MS)
  const variables = useMemo(() => JSON.parse(settled) as RunningCountQueryVariables, [settled])
  const count = useEligibleCount(variables)
  return (
    <p role="status" className="min-h-[1.5em] text-sm text-soft tabular-nums">
      {count === undefined ? null : count === 1 ? '1 tool still matches' : `${countText(count)} tools still match`}
    </p>
  )
}
