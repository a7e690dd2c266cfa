import { InvalidInputError, NotFoundError, NotVerifiedError, RateLimitedError } from '#core/errors.ts'
import { OUTCOME_LIMITS } from '#core/outcomes/outcome-texts.ts'
import type { Outcome } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { OutcomeChoiceType, OutcomeType } from './outcome.graphql.ts'

const outcomePayload = (name: string, description: string) =>
  builder.objectRef<{ outcome: Outcome }>(name).implement({
    description,
    fields: (t) => ({ outcome: t.expose('outcome', { type: OutcomeType, description: 'The answer.' }) }),
  })

const AnswerPayload = outcomePayload('AnswerOutcomePayload', 'The answer was saved.')
const WithdrawPayload = outcomePayload('WithdrawQuotePayload', 'The sentence can no longer be quoted.')
const DeletePayload = outcomePayload('DeleteOutcomePayload', 'The answer was deleted; its last values.')

builder.mutationField('answerOutcome', (t) =>
  t.field({
    type: AnswerPayload,
    extensions: { work: 12 * STATEMENT },
    description:
      'Says what the viewer chose after a list, or changes the answer. A list has one answer. A new answer needs a list that is 14 to 90 days old. Requires the token of a member with a verified email address.',
    errors: failures(
      [InvalidInputError, NotVerifiedError, NotFoundError, RateLimitedError],
      'The answer, or why it was not saved.',
    ),
    args: mutationInput('answerOutcome', (input) => ({
      resultId: input.id({ required: true, description: 'The UUID of the quiz result.' }),
      choice: input.field({ type: OutcomeChoiceType, required: true, description: 'What the viewer chose.' }),
      toolId: input.id({ description: 'The UUID of the chosen tool of the list; only for `LISTED`.' }),
      satisfaction: input.int({ description: 'How satisfied the viewer is, 1 to 5; required when a tool was chosen.' }),
      sentence: input.string({
        description: `One sentence about the tool, at most ${OUTCOME_LIMITS.sentence} characters, without links and contact data.`,
      }),
      quoteName: input.string({
        description: `Consent to quote the sentence with this first name, at most ${OUTCOME_LIMITS.name} characters. Omitted: no consent.`,
      }),
      quoteRole: input.string({
        description: `The role to show with the name, at most ${OUTCOME_LIMITS.role} characters. Required for consent.`,
      }),
    })),
    resolve: async (_root, { input }, { viewer, services }) => {
      const { resultId, choice, toolId, satisfaction, sentence, quoteName, quoteRole } = input
      return {
        outcome: await services.outcomes.outcomes.answer(await viewer(), {
          resultId,
          choice,
          toolId: toolId ?? null,
          satisfaction: satisfaction ?? null,
          sentence: sentence ?? null,
          quoteName: quoteName ?? null,
          quoteRole: quoteRole ?? null,
        }),
      }
    },
  }),
)

builder.mutationField('withdrawQuote', (t) =>
  t.field({
    type: WithdrawPayload,
    extensions: { work: 7 * STATEMENT },
    description:
      "Ends the viewer's consent to be quoted. The sentence disappears from the pricing page at once; the answer stays. Idempotent. Requires a token.",
    errors: failures([NotFoundError, RateLimitedError], 'The answer, or why the consent was not withdrawn.'),
    args: mutationInput('withdrawQuote', (input) => ({
      id: input.id({ required: true, description: 'The UUID of the answer.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => ({
      outcome: await services.outcomes.outcomes.withdrawQuote(await viewer(), id),
    }),
  }),
)

builder.mutationField('deleteOutcome', (t) =>
  t.field({
    type: DeletePayload,
    extensions: { work: 7 * STATEMENT },
    description: "Deletes one of the viewer's answers, with the consent to be quoted. Requires a token.",
    errors: failures([NotFoundError, RateLimitedError], 'The deleted answer, or why it was not deleted.'),
    args: mutationInput('deleteOutcome', (input) => ({
      id: input.id({ required: true, description: 'The UUID of the answer.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => ({
      outcome: await services.outcomes.outcomes.remove(await viewer(), id),
    }),
  }),
)

const PostponePayload = builder.objectRef<{ resultId: string }>('PostponeOutcomeQuestionPayload').implement({
  description: 'The viewer is not asked for two weeks.',
  fields: (t) => ({
    resultId: t.exposeID('resultId', { description: 'The UUID of the quiz result.' }),
  }),
})

builder.mutationField('postponeOutcomeQuestion', (t) =>
  t.field({
    type: PostponePayload,
    extensions: { work: 6 * STATEMENT },
    description: 'Postpones the question what the viewer chose by two weeks. Requires a token.',
    errors: failures([NotFoundError, RateLimitedError], 'The confirmation, or why it was not postponed.'),
    args: mutationInput('postponeOutcomeQuestion', (input) => ({
      resultId: input.id({ required: true, description: 'The UUID of the quiz result.' }),
    })),
    resolve: async (_root, { input: { resultId } }, { viewer, services }) => {
      await services.outcomes.outcomes.postpone(await viewer(), resultId)
      return { resultId }
    },
  }),
)
