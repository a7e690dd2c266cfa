import { z } from 'zod'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import { defineCall, legacyClaim } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'
import { legacyAnswersSchema, readLegacyAnswers } from './legacy-answers.ts'
import { LegacyResult, toLegacyRecommendations } from './legacy-recommendation.ts'

export const submitDocument = graphql(`
  mutation SubmitQuizFunction($answers: [QuizAnswerInput!]!, $force: Boolean!) {
    submitQuiz(input: { answers: $answers, forceRegenerate: $force }) {
      __typename
      ... on SubmitQuizPayload {
        result {
          ...LegacyResult_result
        }
        quota {
          remaining
        }
      }
      ...FunctionFailure_failure
    }
  }
`)

/**
 * `generate_recommendations` of both functions: the stored or a new list for these answers. Plan and profile in the
 * input are ignored. `remaining` is null without a limit.
 */
export const generateCall = defineCall({
  method: 'POST',
  action: 'generate_recommendations',
  input: z.object({
    ...legacyClaim,
    answers: legacyAnswersSchema.default({}),
    force_regenerate: z.boolean().nullish(),
  }),
  document: submitDocument,
  variables: ({ answers, force_regenerate }) => ({
    answers: readLegacyAnswers(answers),
    force: force_regenerate ?? false,
  }),
  reply: ({ submitQuiz }) => {
    const { result, quota } = expectSuccess(submitQuiz, 'SubmitQuizPayload')
    const shown = readFragment(LegacyResult, result)
    return {
      body: {
        success: true,
        recommendations: toLegacyRecommendations(shown),
        remaining: quota?.remaining ?? null,
        timestamp: shown.timestamp,
      },
    }
  },
})
