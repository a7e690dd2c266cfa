import { InvalidInputError, NotFoundError, QuotaExceededError, RateLimitedError } from '../../../core/errors.ts'
import { answersToList, answerText } from '../../../core/quiz/answer-list.ts'
import { builder } from '../../graphql/builder.ts'
import { ENGINE_RUN, STATEMENT } from '../../graphql/work.ts'
import { RecommendationType, RelaxationType } from './recommendation-types.graphql.ts'
import type { RetakeDifference, RetakeTool } from './retake.ts'
import type { RecommendationQuota } from './usage.ts'
import type { ResultWithTools } from './visible-list.ts'

const RetakeToolType = builder.objectRef<RetakeTool>('RetakeTool').implement({
  description: 'A tool that came or went between two quizzes.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    slug: t.exposeString('slug', { description: 'The tool in its address.' }),
    because: t.exposeString('because', { nullable: true, description: 'Why. Null without a paid plan.' }),
  }),
})

const RetakeDifferenceType = builder.objectRef<RetakeDifference>('RetakeDifference').implement({
  description: 'What differs from the quiz before.',
  fields: (t) => ({
    timestamp: t.string({
      description: 'The quiz before, as `quizResult` takes it.',
      resolve: ({ before }) => String(before.getTime()),
    }),
    added: t.field({
      type: [RetakeToolType],
      description: 'Tools that are new, by rank.',
      resolve: ({ added }) => [...added],
    }),
    dropped: t.field({
      type: [RetakeToolType],
      description: 'Tools that dropped out, by their former rank.',
      resolve: ({ dropped }) => [...dropped],
    }),
  }),
})

const QuizResultType = builder.objectRef<ResultWithTools>('QuizResult').implement({
  description: "A finished quiz of the viewer's, with what was recommended for it.",
  fields: (t) => {
    const text = (key: 'role' | 'industry' | 'budget' | 'team_size', what: string) =>
      t.string({
        nullable: true,
        description: `${what} in words; null when it was not answered.`,
        resolve: ({ result }) => answerText(result.answers, key),
      })
    return {
      id: t.id({ description: 'A UUID that never changes.', resolve: ({ result }) => result.id }),
      timestamp: t.string({
        description: 'Epoch milliseconds, unique among the results of the viewer; what its address holds.',
        resolve: ({ result }) => String(result.createdAt.getTime()),
      }),
      createdAt: t.field({
        type: 'DateTime',
        description: 'When these answers were first given.',
        resolve: ({ result }) => result.createdAt,
      }),
      answers: t.field({
        type: ['QuizAnswer'],
        extensions: { listSize: 20 },
        description: 'The answered questions in order.',
        resolve: ({ result }) => answersToList(result.answers),
      }),
      role: text('role', 'The role'),
      industry: text('industry', 'The industry'),
      budget: text('budget', 'The monthly budget'),
      teamSize: text('team_size', 'The size of the team'),
      paid: t.exposeBoolean('paid', { description: 'Whether the viewer has a paid plan now and so sees everything.' }),
      recommendations: t.field({
        type: [RecommendationType],
        description: 'The tools by rank: at most 10, without a paid plan 5. Fewer is a correct answer.',
        resolve: ({ list }) => [...list.items],
      }),
      relaxations: t.field({
        type: [RelaxationType],
        // They stand in the place of recommendations, of which there are two at most beside them.
        extensions: { listSize: 1 },
        description: 'What more there would be; only when two or fewer tools keep all limits.',
        resolve: ({ list }) => [...list.relaxations],
      }),
      inTheRunning: t.int({
        description: 'How many tools kept all limits.',
        resolve: ({ list }) => list.inTheRunning,
      }),
      engineVersion: t.string({
        description: 'The version of the engine that made the list.',
        resolve: ({ list }) => list.engineVersion,
      }),
      previous: t.field({
        type: RetakeDifferenceType,
        nullable: true,
        extensions: { work: 3 * ENGINE_RUN + 4 * STATEMENT },
        description: 'What differs from the quiz before; null when this was the first.',
        resolve: (shown, _args, { services }) => services.counterfactuals.difference(shown),
      }),
    }
  },
})

const RecommendationQuotaType = builder.objectRef<RecommendationQuota>('RecommendationQuota').implement({
  description: 'How many lists the viewer can have made this month.',
  fields: (t) => ({
    limit: t.exposeInt('limit', { nullable: true, description: 'Lists a month; null without a limit.' }),
    used: t.exposeInt('used', { description: 'Lists counted against it this month.' }),
    remaining: t.exposeInt('remaining', { nullable: true, description: 'Lists left; null without a limit.' }),
    resetsAt: t.expose('resetsAt', { type: 'DateTime', description: 'When the next month begins, in UTC.' }),
  }),
})

const timestampArgument = {
  description: 'Which result, by its `timestamp`; the latest when left out.',
} as const

builder.queryFields((t) => ({
  quizResult: t.field({
    type: QuizResultType,
    nullable: true,
    extensions: { work: 3 * STATEMENT },
    description: "One of the viewer's results, as it is stored; null when there is none. Needs a token.",
    args: { timestamp: t.arg.string(timestampArgument) },
    resolve: async (_root, { timestamp }, { viewer, services }) =>
      services.recommendations.result(await viewer(), timestamp ?? null),
  }),
  recommendationQuota: t.field({
    type: RecommendationQuotaType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'Where the viewer stands in this month; null without a session.',
    resolve: async (_root, _args, { viewer, services }) => services.recommendations.quota(await viewer()),
  }),
}))

/** What both mutations give back: their result, and what is left of the month. */
const resultPayload = (name: string, description: string) =>
  builder.objectRef<{ readonly result: ResultWithTools }>(name).implement({
    description,
    fields: (t) => ({
      result: t.expose('result', { type: QuizResultType, description: 'The result with its list.' }),
      quota: t.field({
        type: RecommendationQuotaType,
        nullable: true,
        extensions: { work: STATEMENT },
        description: 'Where the viewer stands in this month now; null when the session has just ended.',
        resolve: async (_payload, _args, { viewer, services }) => services.recommendations.quota(await viewer()),
      }),
    }),
  })

const SubmitQuizPayload = resultPayload('SubmitQuizPayload', 'The quiz is handed in.')
const RegeneratePayload = resultPayload('RegenerateRecommendationsPayload', 'There is a list.')

builder.mutationField('submitQuiz', (t) =>
  t.field({
    type: SubmitQuizPayload,
    extensions: { work: 2 * ENGINE_RUN + 10 * STATEMENT },
    description:
      'Hands a quiz in. The same answers again are the same result with its stored list. Without a paid plan five lists are made a month. Needs a token.',
    errors: {
      types: [InvalidInputError, QuotaExceededError, RateLimitedError],
      union: { name: 'SubmitQuizResult', description: 'The result, or why there is none.' },
    },
    args: {
      answers: t.arg({ type: ['QuizAnswerInput'], required: true, description: 'All answers, one entry a question.' }),
      forceRegenerate: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Have a new list made although one is stored. Without a paid plan it counts.',
      }),
    },
    resolve: async (_root, { answers, forceRegenerate }, { viewer, services }) => ({
      result: await services.recommendations.submit(await viewer(), { answers, force: forceRegenerate }),
    }),
  }),
)

builder.mutationField('regenerateRecommendations', (t) =>
  t.field({
    type: RegeneratePayload,
    extensions: { work: 2 * ENGINE_RUN + 10 * STATEMENT },
    description: 'Has a new list made for a result. Without a paid plan it counts against the month. Needs a token.',
    errors: {
      types: [NotFoundError, QuotaExceededError, RateLimitedError],
      union: {
        name: 'RegenerateRecommendationsResult',
        description: 'The result with its list, or why there is none.',
      },
    },
    args: {
      timestamp: t.arg.string(timestampArgument),
      upgraded: t.arg.boolean({
        description:
          'Only if the viewer has a paid plan now; otherwise the stored list is given back and nothing counted.',
      }),
    },
    resolve: async (_root, { timestamp, upgraded }, { viewer, services }) => ({
      result: await services.recommendations.regenerate(await viewer(), {
        timestamp: timestamp ?? null,
        upgraded: upgraded ?? false,
      }),
    }),
  }),
)
