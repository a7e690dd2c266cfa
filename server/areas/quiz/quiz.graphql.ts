import { InvalidInputError, RateLimitedError } from '#core/errors.ts'
import { answersToList, checkedSentence, optionId } from '#core/quiz/answer-list.ts'
import { isRequirement, MAX_MEANINGS, type Meaning, meaningLabel, meaningOf } from '#core/quiz/purpose.ts'
import { QUESTIONS, type QuizQuestion } from '#core/quiz/questions.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { readPurposeInput } from '../../graphql/purpose-input.ts'
import { IN_MEMORY, SEARCH_RUN, STATEMENT } from '../../graphql/work.ts'
import type { QuizDraft } from './quiz.service.ts'

const QuestionType = enumType('QuizQuestionType', 'The number of options that a question accepts.', {
  single_choice: 'Exactly one option.',
  multiple_choice: 'One or more options.',
})

type OptionOfQuestion = { readonly question: QuizQuestion; readonly value: string; readonly text: string }

const QuizOption = builder.objectRef<OptionOfQuestion>('QuizOption').implement({
  description: 'An option of a quiz question.',
  fields: (t) => ({
    id: t.string({
      description: 'The id of the option, unique among all questions, such as `team_size:medium`.',
      resolve: ({ question, value }) => optionId(question, value),
    }),
    value: t.exposeString('value', { description: 'The value used in answers, unique within its question.' }),
    text: t.exposeString('text', { description: 'The text to display.' }),
  }),
})

const QuizQuestionType = builder.objectRef<QuizQuestion>('QuizQuestion').implement({
  description: 'A question of the quiz with its options.',
  fields: (t) =>
    withExposed(t, {
      number: t.exposeInt('id', { description: 'The number of the question, 1 to 20, used in answers.' }),
      key: field.string('The key of the question, such as `team_size`.'),
      text: field.string('The text to display.'),
      type: field.of(QuestionType, 'Whether the question accepts one option or several.'),
      optional: field.boolean('Whether the question can be skipped.'),
      options: t.field({
        type: [QuizOption],
        extensions: { listSize: 8 },
        description: 'The options in display order.',
        resolve: (question) => question.options.map(({ id: value, text }) => ({ question, value, text })),
      }),
    }),
})

const Quiz = builder.objectRef<{ readonly questions: readonly QuizQuestion[] }>('Quiz').implement({
  description: 'The quiz for personal recommendations, the same for every user.',
  fields: (t) =>
    withExposed(t, {
      questions: field.of([QuizQuestionType], 'The twenty questions in order.', { listSize: 20 }),
    }),
})

builder.objectType('QuizAnswer', {
  description: 'The answer to one question of the quiz.',
  fields: (t) => ({
    question: t.exposeInt('question', { description: 'The number of the question, 1 to 20.' }),
    options: t.stringList({ description: 'The values of the chosen options.', resolve: ({ options }) => [...options] }),
  }),
})

builder.inputType('QuizPurposeInput', {
  description: 'What a person wants to get done, in their own words. An empty sentence has no effect.',
  fields: (t) => ({
    sentence: t.string({ required: true, description: 'The sentence, at most 200 characters.' }),
    meanings: t.stringList({
      description:
        'The ids of the meanings to use, from `purposeMeanings`; unknown ids are ignored. All meanings are used when omitted.',
    }),
  }),
})

builder.inputType('QuizAnswerInput', {
  description: 'The answer to one question of the quiz; unknown questions and options are ignored.',
  fields: (t) => ({
    question: t.int({ required: true, description: 'The number of the question, 1 to 20.' }),
    options: t.stringList({
      required: true,
      description: 'The values of the chosen options, or their ids; a single-choice question uses the first known one.',
    }),
  }),
})

type MeaningOfSentence = { readonly id: string; readonly meaning: Meaning }

const withMeanings = (ids: readonly string[]): MeaningOfSentence[] =>
  ids.flatMap((id) => {
    const meaning = meaningOf(id)
    return meaning === null ? [] : [{ id, meaning }]
  })

const PurposeMeaningType = builder.objectRef<MeaningOfSentence>('PurposeMeaning').implement({
  description: 'A job, a topic or a condition recognized in a sentence.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The id, such as `topic:podcast` or `max_price:20`, used in inputs.' }),
    label: t.string({
      extensions: { work: IN_MEMORY },
      description: 'The text to display.',
      resolve: ({ meaning }, _args, { services }) =>
        (meaning.kind === 'job' && services.catalogue.jobs.find(({ slug }) => slug === meaning.value)?.name) ||
        meaningLabel(meaning),
    }),
    isCondition: t.boolean({
      description:
        'Whether it is a condition that every recommended tool must meet, rather than a topic or an integration.',
      resolve: ({ meaning }) => isRequirement(meaning),
    }),
  }),
})

builder.objectType('QuizPurpose', {
  description: 'What a person wants to get done, in their own words.',
  fields: (t) => ({
    sentence: t.exposeString('sentence', { description: 'The sentence, at most 200 characters.' }),
    meanings: t.field({
      type: [PurposeMeaningType],
      extensions: { listSize: MAX_MEANINGS },
      description: 'The recognized meanings, without those the person has removed.',
      resolve: ({ meanings }) => withMeanings(meanings),
    }),
  }),
})

const QuizDraftType = builder.objectRef<QuizDraft>('QuizDraft').implement({
  description: 'The saved answers of an unfinished quiz.',
  fields: (t) => ({
    answers: t.field({
      type: ['QuizAnswer'],
      extensions: { listSize: 20 },
      description: 'The answered questions in order.',
      resolve: ({ answers }) => answersToList(answers),
    }),
    purpose: t.field({
      type: 'QuizPurpose',
      nullable: true,
      description: 'What the viewer wants to get done in their own words; null without a sentence.',
      resolve: ({ answers }) => answers.purpose ?? null,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the answers were last saved.' }),
  }),
})

builder.queryFields((t) => ({
  quiz: t.field({
    type: Quiz,
    extensions: { reads: 'program', publicCatalogue: true, work: IN_MEMORY },
    description: 'The quiz with its questions and options.',
    resolve: () => ({ questions: QUESTIONS }),
  }),
  purposeMeanings: t.field({
    type: [PurposeMeaningType],
    extensions: { listSize: MAX_MEANINGS, work: 4 * SEARCH_RUN },
    description:
      'Returns the meanings recognized in a sentence about what a person wants to get done. The sentence is not stored.',
    args: { sentence: t.arg.string({ required: true, description: 'The sentence, at most 200 characters.' }) },
    resolve: async (_root, { sentence }, { services }) =>
      withMeanings(await services.catalogue.toolLists.readPurpose(checkedSentence(sentence))),
  }),
  quizDraft: t.field({
    type: QuizDraftType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'The saved answers that the viewer has not submitted; null when there are none. Requires a token.',
    resolve: async (_root, _args, { viewer, services }) => services.quiz.quiz.draft(await viewer()),
  }),
}))

const SaveQuizAnswersPayload = builder.objectRef<{ draft: QuizDraft }>('SaveQuizAnswersPayload').implement({
  description: 'The result of saving quiz answers.',
  fields: (t) => ({
    draft: t.expose('draft', { type: QuizDraftType, description: 'The saved answers, normalized.' }),
  }),
})

builder.mutationField('saveQuizAnswers', (t) =>
  t.field({
    type: SaveQuizAnswersPayload,
    extensions: { work: 2 * STATEMENT },
    description: 'Saves the answers so far, replacing earlier saved answers. Requires a token.',
    errors: failures([InvalidInputError, RateLimitedError], 'The saved answers, or the error that prevented saving.'),
    args: mutationInput('saveQuizAnswers', (input) => ({
      answers: input.field({
        type: ['QuizAnswerInput'],
        required: true,
        description: 'All answers, one entry per question.',
      }),
      purpose: input.field({
        type: 'QuizPurposeInput',
        description: 'What the viewer wants to get done in their own words; none when omitted.',
      }),
    })),
    resolve: async (_root, { input: { answers, purpose } }, { viewer, services }) => ({
      draft: await services.quiz.quiz.saveDraft(await viewer(), answers, await readPurposeInput(purpose, services)),
    }),
  }),
)
