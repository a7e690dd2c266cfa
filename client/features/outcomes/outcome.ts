import { graphql } from '#client/gql/gql.ts'

export const Outcome_outcome = graphql(`
  fragment Outcome_outcome on Outcome {
    id
    resultId
    choice
    toolId
    toolName
    satisfaction
    sentence
    quoteName
    quoteRole
    isShown
    createdAt
  }
`)

/** From the best to the worst. */
export const SATISFACTIONS: readonly (readonly [number, string])[] = [
  [5, 'Very satisfied'],
  [4, 'Satisfied'],
  [3, 'Neither satisfied nor dissatisfied'],
  [2, 'Dissatisfied'],
  [1, 'Very dissatisfied'],
]
