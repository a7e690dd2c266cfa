import { z } from 'zod'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import { defineCall, type FunctionDefinition, legacyClaim } from './define-function.ts'
import { generateCall, recommendationsSchema } from './generate-recommendations.ts'
import { LegacyResult, toLegacyRecommendations } from './legacy-recommendation.ts'

const latestDocument = graphql(`
  query AiRecommendationsFunction {
    quizResult {
      ...LegacyResult_result
    }
    recommendationQuota {
      remaining
    }
  }
`)

/** POST aiRecommendations: the list for a quiz, or the tools in the latest stored list. */
export const aiRecommendations: FunctionDefinition = {
  name: 'aiRecommendations',
  calls: [
    generateCall,
    defineCall({
      method: 'POST',
      action: 'get_user_recommendations',
      summary: 'Gives the latest stored list.',
      access: 'member',
      answers: { 200: recommendationsSchema },
      input: z.object(legacyClaim),
      document: latestDocument,
      variables: () => ({}),
      reply: ({ quizResult, recommendationQuota }) => ({
        body: {
          success: true,
          recommendations:
            quizResult === null || quizResult === undefined
              ? []
              : toLegacyRecommendations(readFragment(LegacyResult, quizResult)),
          remaining: recommendationQuota?.remaining ?? null,
        },
      }),
    }),
  ],
}
