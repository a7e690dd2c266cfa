import { useQuery } from '@apollo/client/react'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { graphql } from '../../gql/gql.ts'
import type { RunningCountQueryVariables } from '../../gql/graphql.ts'

const RunningCountQuery = graphql(`
  query RunningCount($answers: [QuizAnswerInput!]!, $meanings: [String!]) {
    toolsInTheRunning(answers: $answers, meanings: $meanings)
  }
`)

/** Topics rule nothing out; without them, visitors share counts, which are cached. */
export const conditionsOf = ({ purpose }: QuizAnswers): string[] | null => {
  const conditions = purpose?.meanings.filter((id) => !/^(topic|integration):/.test(id)) ?? []
  return conditions.length === 0 ? null : conditions
}

/** How many tools meet these limits; undefined while it is loading for the first time, and if it cannot be loaded. */
export function useEligibleCount(variables: RunningCountQueryVariables, skip = false): number | undefined {
  const { data, previousData, error } = useQuery(RunningCountQuery, { variables, ssr: false, skip })
  return (error ? undefined : (data ?? previousData))?.toolsInTheRunning
}
