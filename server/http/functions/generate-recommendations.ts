import { z } from 'zod'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import { defineCall, legacyClaim } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'
import { legacyAnswersSchema, readLegacyAnswers } from './legacy-answers.ts'
import { LegacyResult, legacyRecommendationSchema, toLegacyRecommendations } from './legacy-recommendation.ts'

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

/** The parts that all lists of recommendations have. */
export const recommendationsSchema = z.object({
  success: z.literal(true),
  recommendations: z.array(legacyRecommendationSchema),
  remaining: z.int().nullable().describe('New lists that are left this month; null without a limit.'),
})

/**
 * `generate_recommendations` of both functions: the stored or a new list for these answers. Plan and profile in the
 * input are ignored. `remaining` is null without a limit.
 */
export const generateCall = defineCall({
  method: 'POST',
  action: 'generate_recommendations',
  summary: 'Gives the stored or a new list for these answers.',
  access: 'member',
  answers: { 200: recommendationsSchema.extend({ timestamp: z.string() }) },
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
