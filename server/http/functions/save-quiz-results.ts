import { z } from 'zod'
import { readFragment } from '../gql/fragment-masking.ts'
import { defineCall, type FunctionDefinition, legacyClaim } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'
import { submitDocument } from './generate-recommendations.ts'
import { legacyAnswersSchema, readLegacyAnswers } from './legacy-answers.ts'
import { LegacyResult } from './legacy-recommendation.ts'

/** Answers may come directly, within stored results, or as the results themselves. */
const answersOf = (
  answers: Readonly<Record<string, unknown>> | null | undefined,
  results: Readonly<Record<string, unknown>> | null | undefined,
): Readonly<Record<string, unknown>> => {
  const within = legacyAnswersSchema.safeParse(results?.['answers'])
  return answers ?? (within.success ? within.data : results) ?? {}
}

/**
 * POST saveQuizResults: stores a quiz, once per answers. Recommendations and profile in the input are ignored; the
 * server computes its own.
 */
export const saveQuizResults: FunctionDefinition = {
  name: 'saveQuizResults',
  calls: [
    defineCall({
      method: 'POST',
      action: null,
      summary: 'Stores a quiz, once per answers.',
      access: 'member',
      answers: { 200: z.object({ success: z.literal(true), id: z.string(), timestamp: z.string() }) },
      input: z.object({
        ...legacyClaim,
        answers: legacyAnswersSchema.nullish(),
        results: legacyAnswersSchema.nullish(),
      }),
      document: submitDocument,
      variables: ({ answers, results }) => ({ answers: readLegacyAnswers(answersOf(answers, results)), force: false }),
      reply: ({ submitQuiz }) => {
        const { id, timestamp } = readFragment(LegacyResult, expectSuccess(submitQuiz, 'SubmitQuizPayload').result)
        return { body: { success: true, id, timestamp } }
      },
    }),
  ],
}
