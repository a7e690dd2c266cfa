import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { answersToList } from '../../../core/quiz/answer-list.ts'
import { QUESTIONS, type QuizQuestion } from '../../../core/quiz/questions.ts'
import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { QuizDraft } from './quiz.service.ts'

const QuestionType = builder.enumType('QuizQuestionType', {
  description: 'The number of options that a question accepts.',
  values: {
    SINGLE_CHOICE: { value: 'single_choice', description: 'Exactly one option.' },
    MULTIPLE_CHOICE: { value: 'multiple_choice', description: 'One or more options.' },
  } as const,
})

const QuizOption = builder.objectRef<QuizQuestion['options'][number]>('QuizOption').implement({
  description: 'An option of a quiz question.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The id of the option, unique within its question and used in answers.' }),
    text: t.exposeString('text', { description: 'The text as the quiz shows it.' }),
  }),
})

const QuizQuestionType = builder.objectRef<QuizQuestion>('QuizQuestion').implement({
  description: 'A question of the quiz with its options.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The number of the question, 1 to 20, used in answers.' }),
    key: t.exposeString('key', { description: 'The key of the question, such as `team_size`.' }),
    text: t.exposeString('text', { description: 'The text as the quiz shows it.' }),
    type: t.expose('type', { type: QuestionType, description: 'Whether the question accepts one option or several.' }),
    options: t.field({
      type: [QuizOption],
      extensions: { listSize: 8 },
      description: 'The options in the order in which the quiz shows them.',
      resolve: ({ options }) => [...options],
    }),
  }),
})

const Quiz = builder.objectRef<{ readonly questions: readonly QuizQuestion[] }>('Quiz').implement({
  description: 'The quiz for personal recommendations, the same for every user.',
  fields: (t) => ({
    questions: t.field({
      type: [QuizQuestionType],
      extensions: { listSize: 20 },
      description: 'The twenty questions in order.',
      resolve: ({ questions }) => [...questions],
    }),
  }),
})

builder.objectType('QuizAnswer', {
  description: 'The answer to one question of the quiz.',
  fields: (t) => ({
    question: t.exposeInt('question', { description: 'The number of the question, 1 to 20.' }),
    options: t.stringList({ description: 'The ids of the chosen options.', resolve: ({ options }) => [...options] }),
  }),
})

builder.inputType('QuizAnswerInput', {
  description: 'The answer to one question of the quiz; unknown questions and options are ignored.',
  fields: (t) => ({
    question: t.int({ required: true, description: 'The number of the question, 1 to 20.' }),
    options: t.stringList({
      required: true,
      description: 'The ids of the chosen options; a single-choice question uses the first known one.',
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
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last save.' }),
  }),
})

builder.queryFields((t) => ({
  quiz: t.field({
    type: Quiz,
    extensions: { publicCatalogue: true, work: IN_MEMORY },
    description: 'The quiz with its questions and options.',
    resolve: () => ({ questions: QUESTIONS }),
  }),
  quizDraft: t.field({
    type: QuizDraftType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'The saved answers that the viewer has not submitted; null when there are none. Requires a token.',
    resolve: async (_root, _args, { viewer, services }) => services.quiz.draft(await viewer()),
  }),
}))

const SaveQuizAnswersPayload = builder.objectRef<{ draft: QuizDraft }>('SaveQuizAnswersPayload').implement({
  description: 'The result of saving quiz answers.',
  fields: (t) => ({
    draft: t.expose('draft', { type: QuizDraftType, description: 'The saved answers in normal form.' }),
  }),
})

builder.mutationField('saveQuizAnswers', (t) =>
  t.field({
    type: SaveQuizAnswersPayload,
    extensions: { work: 2 * STATEMENT },
    description: 'Saves the answers given so far and replaces earlier saved answers. Requires a token.',
    errors: {
      types: [InvalidInputError, RateLimitedError],
      union: { name: 'SaveQuizAnswersResult', description: 'The saved answers, or the error that prevented saving.' },
    },
    args: {
      answers: t.arg({
        type: ['QuizAnswerInput'],
        required: true,
        description: 'All answers, one entry per question.',
      }),
    },
    resolve: async (_root, { answers }, { viewer, services }) => ({
      draft: await services.quiz.saveDraft(await viewer(), answers),
    }),
  }),
)
