import type { AnswerChange } from '../../../core/recommendations/counterfactuals/answer-changes.ts'
import type { Critique } from '../../../core/recommendations/counterfactuals/critiques.ts'
import type { ExclusionReason } from '../../../core/recommendations/counterfactuals/exclusion-reason.ts'
import { builder } from '../../graphql/builder.ts'
import { withTools } from '../../graphql/load-tool.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { ENGINE_RUN, STATEMENT } from '../../graphql/work.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'
import type { CounterfactualResult, CritiquedList, MatchOfTool } from './counterfactuals.service.ts'
import { BrokenLimit, ConstraintEnum, MatchLedgerRow, RecommendationType } from './recommendation-types.graphql.ts'

const ToolMatchType = builder.objectRef<MatchOfTool>('ToolMatch').implement({
  description: "How well a tool matches the viewer's latest quiz: the same number as in a list.",
  fields: (t) => ({
    toolId: t.exposeID('toolId', { description: 'The UUID of the tool.' }),
    matchPercent: t.exposeInt('matchPercent', { description: 'How much of what was asked for it covers, in percent.' }),
    ledger: t.field({
      type: [MatchLedgerRow],
      extensions: { listSize: 14 },
      description: 'The account behind the percentage.',
      resolve: ({ ledger }) => [...ledger],
    }),
    blockedBy: t.field({
      type: [BrokenLimit],
      extensions: { listSize: 4 },
      description: 'The limits that it does not keep; a tool that keeps all can be recommended.',
      resolve: ({ blockedBy }) => [...blockedBy],
    }),
  }),
})

type Provisional = { readonly tool: ToolRow; readonly matchPercent: number }
const ProvisionalMatch = builder.objectRef<Provisional>('ProvisionalMatch').implement({
  description: 'A tool that would be recommended for the answers so far.',
  fields: (t) => ({
    tool: t.expose('tool', { type: 'Tool', description: 'The tool.' }),
    matchPercent: t.exposeInt('matchPercent', { description: 'How much of what was asked for it covers, in percent.' }),
  }),
})

const WhyNotStatus = builder.enumType('WhyNotStatus', {
  description: 'How a tool stands to a list.',
  values: {
    IN_LIST: { description: 'It is in the list.' },
    BLOCKED: { description: 'It breaks a limit.' },
    OUTRANKED: {
      description:
        'It keeps all limits, and others are in the list: they match better or cover more together, or the catalogue has changed since the list was made.',
    },
    NOT_LISTED: { description: 'It is not on offer, or not in the catalogue.' },
  } as const,
})

const NUMBERS = 'Null without a paid plan.'

const WhyNotType = builder.objectRef<ExclusionReason>('WhyNot').implement({
  description: 'Why a tool is not in a list.',
  fields: (t) => ({
    status: t.expose('status', { type: WhyNotStatus, description: 'How it stands to the list.' }),
    limit: t.expose('constraint', {
      type: ConstraintEnum,
      nullable: true,
      description: 'The limit that it breaks; null unless it is blocked.',
    }),
    text: t.exposeString('text', { description: 'The answer in words.' }),
    rank: t.exposeInt('rank', { nullable: true, description: `Its place; also null when it has none. ${NUMBERS}` }),
    matchPercent: t.exposeInt('matchPercent', { nullable: true, description: `How well it matches. ${NUMBERS}` }),
    lowest: t.exposeInt('lowest', {
      nullable: true,
      description: `The lowest percentage in the list. ${NUMBERS}`,
    }),
  }),
})

const AnswerChangeType = builder.objectRef<AnswerChange>('AnswerChange').implement({
  description: 'One answer changed.',
  fields: (t) => ({
    question: t.exposeInt('question', { description: "The question's number." }),
    from: t.stringList({ description: 'Ids of the options chosen now.', resolve: ({ from }) => [...from] }),
    to: t.stringList({ description: 'Ids of the options to choose instead.', resolve: ({ to }) => [...to] }),
    text: t.exposeString('text', { description: 'The change in words.' }),
  }),
})

const WhatWouldChangeType = builder.objectRef<CounterfactualResult>('WhatWouldChange').implement({
  description: 'The smallest change of at most two answers that lifts a tool into the top five.',
  fields: (t) => ({
    changes: t.field({
      type: [AnswerChangeType],
      extensions: { listSize: 2 },
      description: 'The changes; none when the tool is there already or nothing would lift it.',
      resolve: ({ changes }) => [...changes],
    }),
    rank: t.exposeInt('rank', {
      nullable: true,
      description: 'Its place afterwards; null when nothing would lift it.',
    }),
  }),
})

const CritiqueEnum = builder.enumType('Critique', {
  description: 'A wish about a whole list.',
  values: {
    CHEAPER: { value: 'cheaper', description: 'A smaller budget.' },
    EASIER: { value: 'easier', description: 'Easier to use.' },
    MORE_PRIVATE: { value: 'more_private', description: 'More demands on privacy.' },
  } as const satisfies Record<string, { value: Critique; description: string }>,
})

const CritiquedListType = builder.objectRef<CritiquedList>('CritiquedList').implement({
  description: 'The list that one changed answer would give. Nothing is stored and nothing counted.',
  fields: (t) => ({
    change: t.expose('change', {
      type: AnswerChangeType,
      nullable: true,
      description: 'The answer that was changed; null when it is at its end already, and the list is as it was.',
    }),
    inTheRunning: t.int({ description: 'How many tools keep all limits.', resolve: ({ list }) => list.inTheRunning }),
    items: t.field({ type: [RecommendationType], description: 'By rank.', resolve: ({ list }) => [...list.items] }),
  }),
})

const LATEST = 'Which result, by its `timestamp`; the latest when left out.'
const ANSWERS = 'The answers so far, one entry a question.'

builder.queryFields((t) => ({
  toolsInTheRunning: t.int({
    extensions: { viewerIndependent: true, work: ENGINE_RUN / 4 },
    description: 'How many tools keep the limits of these answers.',
    args: { answers: t.arg({ type: ['QuizAnswerInput'], required: true, description: ANSWERS }) },
    resolve: (_root, { answers }, { services }) => services.counterfactuals.countEligible(answers),
  }),
  provisionalMatches: t.field({
    type: [ProvisionalMatch],
    nullable: true,
    extensions: { listSize: 3, work: ENGINE_RUN + STATEMENT },
    description: 'The best three for these answers. Null without a paid plan.',
    args: { answers: t.arg({ type: ['QuizAnswerInput'], required: true, description: ANSWERS }) },
    resolve: async (_root, { answers }, context, info) => {
      const matches = await context.services.counterfactuals.provisional(await context.viewer(), answers)
      return matches && withTools(context, matches, requestedFields(info, ['tool']))
    },
  }),
  toolMatches: t.field({
    type: [ToolMatchType],
    nullable: true,
    extensions: { work: ENGINE_RUN + STATEMENT },
    description:
      "How well these tools match the viewer's latest quiz, in the order given; none without a quiz. Null without a paid plan.",
    args: { toolIds: t.arg.idList({ required: true, description: 'The UUIDs of at most ten tools.' }) },
    resolve: async (_root, { toolIds }, { viewer, services }) =>
      services.counterfactuals.matches(await viewer(), toolIds),
  }),
  whyNot: t.field({
    type: WhyNotType,
    nullable: true,
    extensions: { work: ENGINE_RUN + 2 * STATEMENT },
    description: "Why a tool is not in one of the viewer's stored lists; null without a result. Needs a token.",
    args: {
      toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }),
      timestamp: t.arg.string({ description: LATEST }),
    },
    resolve: async (_root, { toolId, timestamp }, { viewer, services }) =>
      services.counterfactuals.exclusionReason(await viewer(), toolId, timestamp ?? null),
  }),
  whatWouldChange: t.field({
    type: WhatWouldChangeType,
    nullable: true,
    extensions: { work: 20 * ENGINE_RUN + STATEMENT },
    description: 'What would lift a tool into the top five. Null without a paid plan or a result. Needs a token.',
    args: {
      toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }),
      timestamp: t.arg.string({ description: LATEST }),
    },
    resolve: async (_root, { toolId, timestamp }, { viewer, services }) =>
      services.counterfactuals.counterfactual(await viewer(), toolId, timestamp ?? null),
  }),
  critiquedRecommendations: t.field({
    type: CritiquedListType,
    nullable: true,
    extensions: { work: 2 * ENGINE_RUN + 2 * STATEMENT },
    description: "One of the viewer's lists with a wish applied. Null without a paid plan or a result. Needs a token.",
    args: {
      timestamp: t.arg.string({ description: LATEST }),
      critique: t.arg({ type: CritiqueEnum, required: true, description: 'The wish.' }),
    },
    resolve: async (_root, { timestamp, critique }, { viewer, services }) =>
      services.counterfactuals.critiqued(await viewer(), { timestamp: timestamp ?? null, critique }),
  }),
}))
