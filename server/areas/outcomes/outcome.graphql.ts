import type { Outcome } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { ListedTool } from '../recommendations/listed-tools.ts'
import { MAX_OUTCOMES, type ShownQuestion } from './outcomes.service.ts'

export const OutcomeChoiceType = enumType('OutcomeChoice', 'What a member chose after a list of recommendations.', {
  listed: 'A tool of the list.',
  another: 'A tool that is not in the list.',
  none: 'None yet.',
})

const ListedToolType = exposedType<ListedTool>('ListedTool', 'A tool of a list, as it was recommended.', {
  toolId: field.id('The UUID of the tool.'),
  name: field.string('The name of the tool in the list.'),
  rank: field.int('The rank of the tool in the list.'),
})

const OutcomeQuestionType = builder.objectRef<ShownQuestion>('OutcomeQuestion').implement({
  description: 'The question whether the viewer chose one of the tools that were recommended two weeks ago or more.',
  fields: (t) =>
    withExposed(t, {
      resultId: field.id('The UUID of the quiz result that it is about.'),
      takenAt: field.dateTime('When the viewer took the quiz.'),
      tools: field.of([ListedToolType], 'The tools of the list that the viewer sees, by rank.', { listSize: 10 }),
      firstName: field.string('A suggestion for the name beside a quoted sentence: the first name of the account.'),
      role: field.string('A suggestion for the role beside a quoted sentence; empty when none is known.'),
    }),
})

export const OutcomeType = builder.objectRef<Outcome>('Outcome').implement({
  description: 'What the viewer chose after a list of recommendations.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The UUID of the answer.'),
      resultId: field.id('The UUID of the quiz result that it is about, which has one answer.'),
      choice: field.of(OutcomeChoiceType, 'What the viewer chose.'),
      toolId: nullable.id('The UUID of the chosen tool of the list; null for any other choice.'),
      toolName: nullable.string('The name of that tool in the list.'),
      satisfaction: nullable.int('How satisfied the viewer is with the tool, 1 to 5; null when none was chosen.'),
      sentence: nullable.string('What the viewer says about the tool.'),
      quoteName: nullable.string('The first name that may be shown with the sentence; null without consent.'),
      quoteRole: nullable.string('The role that may be shown with the sentence; null without consent.'),
      isShown: t.boolean({
        description: 'Whether an administrator chose the sentence for the pricing page.',
        resolve: ({ shownAt }) => shownAt !== null,
      }),
      createdAt: field.dateTime('When the viewer first answered.'),
    }),
})

builder.queryFields((t) => ({
  outcomeQuestion: t.field({
    type: OutcomeQuestionType,
    nullable: true,
    extensions: { work: 7 * STATEMENT },
    description:
      'The question about the latest list of the viewer that is 14 to 90 days old; null when there is nothing to ask, and without a verified email address. Requires a token.',
    resolve: async (_root, _args, { viewer, services }) => services.outcomes.outcomes.question(await viewer()),
  }),
  myOutcomes: t.field({
    type: [OutcomeType],
    extensions: { work: STATEMENT, listSize: MAX_OUTCOMES },
    description: "The viewer's answers about lists, newest first, at most 50. Requires a token.",
    resolve: async (_root, _args, { viewer, services }) => services.outcomes.outcomes.mine(await viewer()),
  }),
}))
