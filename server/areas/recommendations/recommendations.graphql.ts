import { InvalidInputError, NotFoundError, QuotaExceededError, RateLimitedError } from '#core/errors.ts'
import type { Viewer } from '#core/policy.ts'
import { answersToList, answerText } from '#core/quiz/answer-list.ts'
import { fewestPeople } from '#core/recommendations/constraints/teams.ts'
import { MAX_RELAXATIONS } from '#core/recommendations/model/relaxation-limits.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { readPurposeInput } from '../../graphql/purpose-input.ts'
import { ENGINE_RUN, STATEMENT } from '../../graphql/work.ts'
import { RecommendationType, RelaxationType } from './recommendation-types.graphql.ts'
import type { RetakeDifference, RetakeTool } from './retake.ts'
import type { RecommendationQuota } from './usage.ts'
import type { VisibleResult } from './visible-list.ts'

const RetakeToolType = exposedType<RetakeTool>('RetakeTool', 'A tool that was added or dropped between two quizzes.', {
  name: field.string('The name of the tool.'),
  slug: field.string("The tool's identifier in URLs."),
  because: nullable.string('The reason as a sentence; null without a paid plan.'),
})

const RetakeDifferenceType = builder.objectRef<RetakeDifference>('RetakeDifference').implement({
  description: 'The differences from the previous quiz.',
  fields: (t) =>
    withExposed(t, {
      timestamp: t.string({
        description: 'The `timestamp` of the previous quiz result.',
        resolve: ({ before }) => String(before.getTime()),
      }),
      added: field.of([RetakeToolType], 'The tools that are new in the list, by rank.'),
      dropped: field.of([RetakeToolType], 'The tools that are no longer in the list, by previous rank.'),
    }),
})

const QuizResultType = builder.objectRef<VisibleResult>('QuizResult').implement({
  description: 'A completed quiz of the viewer with its recommendations.',
  fields: (t) => {
    const text = (key: 'role' | 'industry' | 'budget' | 'team_size', what: string) =>
      t.string({
        nullable: true,
        description: `${what} as the quiz words it; null when the question is not answered.`,
        resolve: ({ result }) => answerText(result.answers, key),
      })
    return {
      id: t.id({ description: 'The UUID of the result.', resolve: ({ result }) => result.id }),
      timestamp: t.string({
        description: "The creation time in epoch milliseconds, unique among the viewer's results and used in URLs.",
        resolve: ({ result }) => String(result.createdAt.getTime()),
      }),
      createdAt: t.field({
        type: 'DateTime',
        description: 'The time when these answers were first submitted.',
        resolve: ({ result }) => result.createdAt,
      }),
      answers: t.field({
        type: ['QuizAnswer'],
        extensions: { listSize: 20 },
        description: 'The answered questions in order.',
        resolve: ({ result }) => answersToList(result.answers),
      }),
      purpose: t.field({
        type: 'QuizPurpose',
        nullable: true,
        description: 'What the viewer wanted to get done in their own words; null without a sentence.',
        resolve: ({ result }) => result.answers.purpose ?? null,
      }),
      role: text('role', 'The role'),
      industry: text('industry', 'The industry'),
      budget: text('budget', 'The monthly budget'),
      teamSize: text('team_size', 'The size of the team'),
      fewestPeople: t.int({
        nullable: true,
        description:
          'The fewest people of the answered team size, 2 for `2-10 people`; null when the question is not answered.',
        resolve: ({ result }) => fewestPeople(result.answers),
      }),
      paid: t.exposeBoolean('paid', { description: 'Whether the viewer has a paid plan now and sees all fields.' }),
      recommendations: t.field({
        type: [RecommendationType],
        description: 'The recommended tools by rank, at most 10, or 5 without a paid plan.',
        resolve: ({ list }) => [...list.items],
      }),
      relaxations: t.field({
        type: [RelaxationType],
        extensions: { listSize: MAX_RELAXATIONS },
        description:
          'More tools with one limit relaxed, at most 3 times; empty unless at most two tools meet all limits.',
        resolve: ({ list }) => [...list.relaxations],
      }),
      inTheRunning: t.int({
        description: 'The number of tools that met all limits.',
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
        description: 'The differences from the previous quiz; null for the first quiz.',
        resolve: (shown, _args, { services }) => services.recommendations.counterfactuals.difference(shown),
      }),
    }
  },
})

const RecommendationQuotaType = builder.objectRef<RecommendationQuota>('RecommendationQuota').implement({
  description: "The viewer's quota of generated lists for this month.",
  fields: (t) =>
    withExposed(t, {
      limit: nullable.int('The number of lists per calendar month; null when unlimited.'),
      used: field.int('The number of lists used this month.'),
      remaining: nullable.int('The number of lists remaining this month; null when unlimited.'),
      resetsAt: field.dateTime('The time when the quota resets: the start of the next month in UTC.'),
    }),
})

const timestampArgument = {
  description: 'The `timestamp` of the quiz result; the latest when omitted.',
} as const

builder.queryFields((t) => ({
  quizResult: t.field({
    type: QuizResultType,
    nullable: true,
    extensions: { work: 3 * STATEMENT },
    description: "One of the viewer's stored quiz results; null when there is none. Requires a token.",
    args: { timestamp: t.arg.string(timestampArgument) },
    resolve: async (_root, { timestamp }, { viewer, services }) =>
      services.recommendations.recommendations.result(await viewer(), timestamp ?? null),
  }),
  recommendationQuota: t.field({
    type: RecommendationQuotaType,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description: "The viewer's quota for this month; null without a session.",
    resolve: async (_root, _args, { viewer, services }) =>
      services.recommendations.recommendations.quota(await viewer()),
  }),
}))

/** The result, and what is left of the month. `member`: whose it is, if not the viewer's. */
export const resultPayload = (name: string, description: string) =>
  builder.objectRef<{ readonly result: VisibleResult; readonly member?: Viewer | null }>(name).implement({
    description,
    fields: (t) => ({
      result: t.expose('result', { type: QuizResultType, description: 'The quiz result with its list.' }),
      quota: t.field({
        type: RecommendationQuotaType,
        nullable: true,
        extensions: { work: 2 * STATEMENT },
        description: "The viewer's quota for this month after the operation; null when the session has ended.",
        resolve: async ({ member }, _args, { viewer, services }) =>
          services.recommendations.recommendations.quota(member ?? (await viewer())),
      }),
    }),
  })

const SubmitQuizPayload = resultPayload('SubmitQuizPayload', 'The result of submitting a quiz.')
const RegeneratePayload = resultPayload('RegenerateRecommendationsPayload', 'The result of generating a new list.')

builder.mutationField('submitQuiz', (t) =>
  t.field({
    type: SubmitQuizPayload,
    extensions: { work: 2 * ENGINE_RUN + 10 * STATEMENT },
    description:
      'Submits a quiz; the same answers return the same stored result. Without a paid plan, the limit is 5 lists per month. Requires a token.',
    errors: failures(
      [InvalidInputError, QuotaExceededError, RateLimitedError],
      'The quiz result, or the error that prevented it.',
    ),
    args: mutationInput('submitQuiz', (input) => ({
      answers: input.field({
        type: ['QuizAnswerInput'],
        required: true,
        description: 'All answers, one entry per question.',
      }),
      purpose: input.field({
        type: 'QuizPurposeInput',
        description: 'What the viewer wants to get done in their own words; none when omitted.',
      }),
      forceRegenerate: input.boolean({
        required: true,
        defaultValue: false,
        description:
          'Whether to generate a new list even if one is stored; without a paid plan, it counts against the quota.',
      }),
    })),
    resolve: async (_root, { input: { answers, purpose, forceRegenerate } }, { viewer, services }) => ({
      result: await services.recommendations.recommendations.submit(await viewer(), {
        answers,
        purpose: await readPurposeInput(purpose, services),
        force: forceRegenerate,
      }),
    }),
  }),
)

builder.mutationField('regenerateRecommendations', (t) =>
  t.field({
    type: RegeneratePayload,
    extensions: { work: 2 * ENGINE_RUN + 10 * STATEMENT },
    description:
      'Generates a new list for a quiz result; without a paid plan, it counts against the quota. Requires a token.',
    errors: failures(
      [NotFoundError, QuotaExceededError, RateLimitedError],
      'The quiz result with its list, or the error that prevented it.',
    ),
    args: mutationInput('regenerateRecommendations', (input) => ({
      timestamp: input.string(timestampArgument),
      upgraded: input.boolean({
        description:
          'Whether to generate only if the viewer currently has a paid plan; otherwise the stored list is returned and nothing counts against the quota.',
      }),
    })),
    resolve: async (_root, { input: { timestamp, upgraded } }, { viewer, services }) => ({
      result: await services.recommendations.recommendations.regenerate(await viewer(), {
        timestamp: timestamp ?? null,
        upgraded: upgraded ?? false,
      }),
    }),
  }),
)
