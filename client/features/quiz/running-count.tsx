import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { countText } from '#core/display/numbers.ts'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { graphql } from '../../gql/gql.ts'
import type { RunningCountQueryVariables } from '../../gql/graphql.ts'
import { type AnswerInput, toInput } from '../../lib/quiz-answers.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import type { Question } from './answers.ts'

const RunningCountQuery = graphql(`
  query RunningCount($answers: [QuizAnswerInput!]!, $meanings: [String!]) {
    toolsInTheRunning(answers: $answers, meanings: $meanings)
  }
`)

/** Only these rule out tools. Without the others, visitors request the same few counts, which are cached. */
const LIMITS: ReadonlySet<string> = new Set(['team_size', 'budget', 'privacy', 'device'])

const DEBOUNCE_MS = 300

const limitsOf = (questions: readonly Question[], answers: QuizAnswers): AnswerInput[] => {
  const numbers = new Set(questions.filter(({ key }) => LIMITS.has(key)).map(({ number }) => number))
  return toInput(answers).filter(({ question }) => numbers.has(question))
}

/** Topics rule nothing out; without them, visitors share counts here too. */
const conditionsOf = ({ purpose }: QuizAnswers): string[] | null => {
  const conditions = purpose?.meanings.filter((id) => !/^(topic|integration):/.test(id)) ?? []
  return conditions.length === 0 ? null : conditions
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
  const { data, previousData, error } = useQuery(RunningCountQuery, { variables, ssr: false })
  const count = (error ? undefined : (data ?? previousData))?.toolsInTheRunning
  return (
    <p role="status" className="min-h-[1.5em] text-sm text-soft tabular-nums">
      {count === undefined ? null : count === 1 ? '1 tool still matches' : `${countText(count)} tools still match`}
    </p>
  )
}
