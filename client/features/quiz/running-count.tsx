import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { QuizAnswers } from '../../../core/quiz/answers.ts'
import { graphql } from '../../gql/gql.ts'
import { type AnswerInput, toInput } from '../../lib/quiz-answers.ts'
import type { Question } from './answers.ts'
import { useDebounced } from './use-debounced.ts'

const RunningCountQuery = graphql(`
  query RunningCountQuery($answers: [QuizAnswerInput!]!) {
    toolsInTheRunning(answers: $answers)
  }
`)

/** Only these rule tools out. With the others left away, visitors ask for the same few counts, which are kept. */
const LIMITS: ReadonlySet<string> = new Set(['team_size', 'budget', 'privacy', 'device'])

const SETTLE_MS = 300

const limitsOf = (questions: readonly Question[], answers: QuizAnswers): AnswerInput[] => {
  const asked = new Set(questions.filter(({ key }) => LIMITS.has(key)).map(({ number }) => number))
  return toInput(answers).filter(({ question }) => asked.has(question))
}

type RunningCountProps = { readonly questions: readonly Question[]; readonly answers: QuizAnswers }

/** How many tools keep the limits named so far. A count that cannot be had is left out: the quiz needs none. */
export function RunningCount({ questions, answers }: RunningCountProps) {
  const wanted = JSON.stringify(limitsOf(questions, answers))
  const settled = useDebounced(wanted, SETTLE_MS)
  const variables = useMemo(() => ({ answers: JSON.parse(settled) as AnswerInput[] }), [settled])
  const { data, previousData, error } = useQuery(RunningCountQuery, { variables, ssr: false })
  const count = (error ? undefined : (data ?? previousData))?.toolsInTheRunning
  return (
    <p role="status" className="min-h-[1.5em] text-sm text-soft tabular-nums">
      {count === undefined ? null : count === 1 ? '1 tool still in the running' : `${count} tools still in the running`}
    </p>
  )
}
