import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { answersToList } from '../../../core/quiz/answer-list.ts'
import { QUESTIONS, type QuizQuestion } from '../../../core/quiz/questions.ts'
import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { QuizDraft } from './quiz.service.ts'

const QuestionType = builder.enumType('QuizQuestionType', {
  description: 'How many options of a question can be chosen.',
  values: {
    SINGLE_CHOICE: { value: 'single_choice', description: 'One.' },
    MULTIPLE_CHOICE: { value: 'multiple_choice', description: 'One or more.' },
  } as const,
})

const QuizOption = builder.objectRef<QuizQuestion['options'][number]>('QuizOption').implement({
  description: 'One thing to choose.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Unique within its question; what an answer holds.' }),
    text: t.exposeString('text', { description: 'The words on the screen.' }),
  }),
})

const QuizQuestionType = builder.objectRef<QuizQuestion>('QuizQuestion').implement({
  description: 'A question of the quiz.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its place, from 1 to 20; what an answer names it by.' }),
    key: t.exposeString('key', { description: 'A word for it, such as `team_size`.' }),
    text: t.exposeString('text', { description: 'The words on the screen.' }),
    type: t.expose('type', { type: QuestionType, description: 'How many options can be chosen.' }),
    options: t.field({
      type: [QuizOption],
      extensions: { listSize: 8 },
      description: 'What can be chosen, in order.',
      resolve: ({ options }) => [...options],
    }),
  }),
})

const Quiz = builder.objectRef<{ readonly questions: readonly QuizQuestion[] }>('Quiz').implement({
  description: 'The quiz behind personal recommendations. The same for everybody.',
  fields: (t) => ({
    questions: t.field({
      type: [QuizQuestionType],
      extensions: { listSize: 20 },
      description: 'The questions in order.',
      resolve: ({ questions }) => [...questions],
    }),
  }),
})

builder.objectType('QuizAnswer', {
  description: 'The answer to one question.',
  fields: (t) => ({
    question: t.exposeInt('question', { description: "The question's number." }),
    options: t.stringList({ description: 'Ids of the chosen options.', resolve: ({ options }) => [...options] }),
  }),
})

builder.inputType('QuizAnswerInput', {
  description: 'The answer to one question. Unknown questions and options are left out.',
  fields: (t) => ({
    question: t.int({ required: true, description: "The question's number, from 1 to 20." }),
    options: t.stringList({
      required: true,
      description: 'Ids of the chosen options; of several for a single choice the first known one counts.',
    }),
  }),
})

const QuizDraftType = builder.objectRef<QuizDraft>('QuizDraft').implement({
  description: 'Answers of a quiz that is not finished.',
  fields: (t) => ({
    answers: t.field({
      type: ['QuizAnswer'],
      extensions: { listSize: 20 },
      description: 'The answered questions in order.',
      resolve: ({ answers }) => answersToList(answers),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When they were saved.' }),
  }),
})

builder.queryFields((t) => ({
  quiz: t.field({
    type: Quiz,
    extensions: { publicCatalogue: true, work: IN_MEMORY },
    description: 'The questions of the quiz.',
    resolve: () => ({ questions: QUESTIONS }),
  }),
  quizDraft: t.field({
    type: QuizDraftType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'The answers that the viewer has saved and not handed in; null when there are none. Needs a token.',
    resolve: async (_root, _args, { viewer, services }) => services.quiz.draft(await viewer()),
  }),
}))

const SaveQuizAnswersPayload = builder.objectRef<{ draft: QuizDraft }>('SaveQuizAnswersPayload').implement({
  description: 'The answers are saved.',
  fields: (t) => ({ draft: t.expose('draft', { type: QuizDraftType, description: 'The answers as they are kept.' }) }),
})

builder.mutationField('saveQuizAnswers', (t) =>
  t.field({
    type: SaveQuizAnswersPayload,
    extensions: { work: 2 * STATEMENT },
    description: 'Saves the answers given so far, in place of those saved before. Needs a token.',
    errors: {
      types: [InvalidInputError, RateLimitedError],
      union: { name: 'SaveQuizAnswersResult', description: 'The saved answers, or why they are not saved.' },
    },
    args: {
      answers: t.arg({ type: ['QuizAnswerInput'], required: true, description: 'All answers, one entry a question.' }),
    },
    resolve: async (_root, { answers }, { viewer, services }) => ({
      draft: await services.quiz.saveDraft(await viewer(), answers),
    }),
  }),
)
