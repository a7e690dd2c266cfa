import type { AnswerChange } from '#core/recommendations/counterfactuals/answer-changes.ts'
import type { Critique } from '#core/recommendations/counterfactuals/critiques.ts'
import type { ExclusionReason } from '#core/recommendations/counterfactuals/exclusion-reason.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { withTools } from '../../graphql/load-tool.ts'
import { readPurposeInput } from '../../graphql/purpose-input.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { ENGINE_RUN, STATEMENT } from '../../graphql/work.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'
import type { CounterfactualResult, CritiquedList, MatchOfTool } from './counterfactuals.service.ts'
import { BrokenLimit, ConstraintEnum, MatchLedgerRow, RecommendationType } from './recommendation-types.graphql.ts'

const ToolMatchType = builder.objectRef<MatchOfTool>('ToolMatch').implement({
  description: "The match of a tool with the viewer's latest quiz, computed as in a list.",
  fields: (t) =>
    withExposed(t, {
      toolId: field.id('The UUID of the tool.'),
      matchPercent: field.int('The match with the answers in percent, 0 to 100.'),
      ledger: field.of([MatchLedgerRow], 'The match ledger; the points of its rows add up to the percentage.', {
        listSize: 14,
      }),
      blockedBy: field.of([BrokenLimit], 'The limits that the tool breaks; empty when it can be recommended.', {
        listSize: 4,
      }),
    }),
})

type Provisional = { readonly tool: ToolRow; readonly matchPercent: number }
const ProvisionalMatch = builder.objectRef<Provisional>('ProvisionalMatch').implement({
  description: 'A tool that would be recommended for these answers.',
  fields: (t) => ({
    tool: t.expose('tool', { type: 'Tool', description: 'The matching tool.' }),
    matchPercent: t.exposeInt('matchPercent', { description: 'The match with the answers in percent, 0 to 100.' }),
  }),
})

const WhyNotStatus = builder.enumType('WhyNotStatus', {
  description: 'Whether a tool is in a list, and if not, the kind of reason.',
  values: {
    IN_LIST: { description: 'The tool is in the list.' },
    BLOCKED: { description: 'The tool breaks a limit.' },
    OUTRANKED: {
      description:
        'The tool meets all limits, but other tools match better, the list covers more without it, or the catalog has changed since.',
    },
    NOT_LISTED: { description: 'The tool is no longer available or not in the catalog.' },
  } as const,
})

const NUMBERS = 'Null without a paid plan.'

const WhyNotType = builder.objectRef<ExclusionReason>('WhyNot').implement({
  description: 'The reason why a tool is not in a list.',
  fields: (t) =>
    withExposed(t, {
      status: field.of(WhyNotStatus, 'Whether the tool is in the list, and the kind of reason if not.'),
      limit: t.expose('constraint', {
        type: ConstraintEnum,
        nullable: true,
        description: 'The first limit that the tool breaks; null unless the status is BLOCKED.',
      }),
      text: field.string('The reason as a sentence.'),
      rank: nullable.int(`The rank in the list, starting at 1; also null when the tool is not in it. ${NUMBERS}`),
      matchPercent: nullable.int(`The match of the tool in percent. ${NUMBERS}`),
      lowest: nullable.int(`The lowest match in the list in percent. ${NUMBERS}`),
    }),
})

const AnswerChangeType = exposedType<AnswerChange>('AnswerChange', 'A change of one answer.', {
  question: field.int('The number of the question, 1 to 20.'),
  from: field.of(['String'], 'The values of the currently selected options.'),
  to: field.of(['String'], 'The values of the options to select instead.'),
  text: field.string('The change as a sentence.'),
})

const CounterfactualStateEnum = builder.enumType('CounterfactualState', {
  description: 'The state of a search for answer changes.',
  values: {
    SEARCHING: { description: 'The search continues; repeat the query for further results.' },
    COMPLETE: { description: 'All relevant changes were tried, or one was found.' },
    STOPPED: { description: 'The time ran out before all changes were tried.' },
  } as const,
})

const WhatWouldChangeType = builder.objectRef<CounterfactualResult>('WhatWouldChange').implement({
  description:
    'The smallest change of at most two answers that moves a tool into the top five; the best one found so far unless the state is COMPLETE.',
  fields: (t) =>
    withExposed(t, {
      state: field.of(CounterfactualStateEnum, 'The state of the search.'),
      tried: field.int('The number of changes tried so far.'),
      changes: field.of(
        [AnswerChangeType],
        'The changes; empty when the tool is already in the top five or no helpful change is known.',
        { listSize: 2 },
      ),
      rank: nullable.int('The rank after the changes, starting at 1; null when no helpful change is known.'),
    }),
})

const CritiqueEnum = enumType<Critique>('Critique', 'A critique of a list.', {
  cheaper: 'Use a smaller budget.',
  easier: 'Prefer tools that are easier to use.',
  more_private: 'Require more privacy.',
})

const CritiquedListType = builder.objectRef<CritiquedList>('CritiquedList').implement({
  description: 'The list with one answer changed by a critique; it is not stored and does not count against the quota.',
  fields: (t) =>
    withExposed(t, {
      change: nullable.of(
        AnswerChangeType,
        'The changed answer; null when the critique cannot go further and the list is unchanged.',
      ),
      inTheRunning: t.int({
        description: 'The number of tools that meet all limits.',
        resolve: ({ list }) => list.inTheRunning,
      }),
      items: t.field({
        type: [RecommendationType],
        description: 'The recommendations by rank.',
        resolve: ({ list }) => [...list.items],
      }),
    }),
})

const LATEST = 'The `timestamp` of the quiz result; the latest when omitted.'
const ANSWERS = 'The answers so far, one entry per question.'

builder.queryFields((t) => ({
  toolsInTheRunning: t.int({
    extensions: { viewerIndependent: true, work: ENGINE_RUN / 4 },
    description: 'The number of tools that meet the limits of these answers.',
    args: {
      answers: t.arg({ type: ['QuizAnswerInput'], required: true, description: ANSWERS }),
      meanings: t.arg.stringList({
        description: 'The ids of the meanings of the sentence; their conditions are also limits.',
      }),
    },
    resolve: (_root, { answers, meanings }, { services }) =>
      services.recommendations.counterfactuals.countEligible(answers, meanings ?? []),
  }),
  provisionalMatches: t.field({
    type: [ProvisionalMatch],
    nullable: true,
    extensions: { listSize: 3, work: ENGINE_RUN + STATEMENT },
    description: 'The three best matches for these answers; null without a paid plan.',
    args: {
      answers: t.arg({ type: ['QuizAnswerInput'], required: true, description: ANSWERS }),
      purpose: t.arg({
        type: 'QuizPurposeInput',
        description: 'What the viewer wants to get done in their own words.',
      }),
    },
    resolve: async (_root, { answers, purpose }, context, info) => {
      const { services, viewer } = context
      const matches = await services.recommendations.counterfactuals.provisional(
        await viewer(),
        answers,
        await readPurposeInput(purpose, services),
      )
      return matches && withTools(context, matches, requestedFields(info, ['tool']))
    },
  }),
  toolMatches: t.field({
    type: [ToolMatchType],
    nullable: true,
    extensions: { work: ENGINE_RUN + STATEMENT },
    description:
      "The matches of these tools with the viewer's latest quiz, in the given order; empty without a quiz, null without a paid plan.",
    args: { toolIds: t.arg.idList({ required: true, description: 'The UUIDs of the tools, at most 10.' }) },
    resolve: async (_root, { toolIds }, { viewer, services }) =>
      services.recommendations.counterfactuals.matches(await viewer(), toolIds),
  }),
  whyNot: t.field({
    type: WhyNotType,
    nullable: true,
    extensions: { work: ENGINE_RUN + 2 * STATEMENT },
    description:
      "The reason why a tool is not in one of the viewer's stored lists; null without a quiz result. Requires a token.",
    args: {
      toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }),
      timestamp: t.arg.string({ description: LATEST }),
    },
    resolve: async (_root, { toolId, timestamp }, { viewer, services }) =>
      services.recommendations.counterfactuals.exclusionReason(await viewer(), toolId, timestamp ?? null),
  }),
  whatWouldChange: t.field({
    type: WhatWouldChangeType,
    nullable: true,
    extensions: { work: 20 * ENGINE_RUN + STATEMENT },
    description:
      'The change of answers that moves a tool into the top five. It responds within about a second while a long search continues; repeat the query while the state is SEARCHING. Null without a paid plan or a quiz result. Requires a token.',
    args: {
      toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }),
      timestamp: t.arg.string({ description: LATEST }),
    },
    resolve: async (_root, { toolId, timestamp }, { viewer, services }) =>
      services.recommendations.counterfactuals.counterfactual(await viewer(), toolId, timestamp ?? null),
  }),
  critiquedRecommendations: t.field({
    type: CritiquedListType,
    nullable: true,
    extensions: { work: 2 * ENGINE_RUN + 2 * STATEMENT },
    description:
      "One of the viewer's lists with a critique applied; null without a paid plan or a quiz result. Requires a token.",
    args: {
      timestamp: t.arg.string({ description: LATEST }),
      critique: t.arg({ type: CritiqueEnum, required: true, description: 'The critique to apply.' }),
    },
    resolve: async (_root, { timestamp, critique }, { viewer, services }) =>
      services.recommendations.counterfactuals.critiqued(await viewer(), { timestamp: timestamp ?? null, critique }),
  }),
}))
