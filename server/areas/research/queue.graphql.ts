import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import type { ToolSuggestion } from '../../../prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { QUEUE_KINDS, QUEUE_VIEWS, type QueueItem, type QueueKind, type QueuePage } from './queue.service.ts'
import type { SettledSuggestion } from './suggestion-administration.service.ts'

const QueueKindEnum = builder.enumType('QueueKind', {
  description: 'What waits in the queue.',
  values: {
    REPORT: { value: QUEUE_KINDS[0], description: 'A report of what is wrong on a page.' },
    SUGGESTION: { value: QUEUE_KINDS[1], description: 'A tool that a visitor suggests.' },
    CANDIDATE: { value: QUEUE_KINDS[2], description: 'A tool that was found, or whose suggestion was accepted.' },
  } as const,
})
const QueueViewEnum = builder.enumType('QueueView', {
  description: 'Which part of the queue.',
  values: {
    WAITING: { value: QUEUE_VIEWS[0], description: 'What waits for a decision.' },
    DEFERRED: { value: QUEUE_VIEWS[1], description: 'What comes back later.' },
    SETTLED: { value: QUEUE_VIEWS[2], description: 'What was decided on.' },
  } as const,
})
const QueueStateEnum = builder.enumType('QueueState', {
  description: 'What was decided about an item of the queue.',
  values: {
    OPEN: { value: 'open', description: 'Nothing yet.' },
    PREPARED: { value: 'prepared', description: 'An editor has prepared it; an administrator decides.' },
    ACCEPTED: { value: 'accepted', description: 'It was accepted.' },
    REJECTED: { value: 'rejected', description: 'It was rejected.' },
  } as const,
})

const QueueItemType = builder.objectRef<QueueItem>('QueueItem').implement({
  description: 'Something that waits for a decision.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the report, suggestion or candidate.' }),
    kind: t.expose('kind', { type: QueueKindEnum, description: 'What it is.' }),
    title: t.exposeString('title', { description: 'The tool or page that it is about.' }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'What is wrong, what a visitor called the category, or the feed; null for nothing.',
    }),
    state: t.expose('state', { type: QueueStateEnum, description: 'What was decided.' }),
    count: t.exposeInt('count', { description: 'How often it was reported, suggested or found.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when it waits.' }),
    deferredUntil: t.expose('deferredUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'When it comes back into the queue; null when it was not deferred.',
    }),
  }),
})

const QueueKindCount = builder.objectRef<{ kind: QueueKind; count: number }>('QueueKindCount').implement({
  description: 'How many items of a kind there are.',
  fields: (t) => ({
    kind: t.expose('kind', { type: QueueKindEnum, description: 'The kind.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
})

const QueuePageType = builder.objectRef<QueuePage>('QueuePage').implement({
  description: 'One page of the queue.',
  fields: (t) => ({
    nodes: t.field({
      type: [QueueItemType],
      extensions: { work: IN_MEMORY },
      description: 'The items of this page.',
      resolve: ({ nodes }) => [...nodes],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many items match.' }),
    kindCounts: t.field({
      type: [QueueKindCount],
      extensions: { work: IN_MEMORY, listSize: 3 },
      description: 'How many items of each kind this part of the queue has.',
      resolve: ({ kindCounts }) => [...kindCounts],
    }),
  }),
})

/** A visitor's own words, for reviewers. */
const SuggestedToolType = builder.objectRef<ToolSuggestion>('SuggestedTool').implement({
  description: 'A tool that a visitor suggests. For editors and administrators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the suggestion.' }),
    name: t.exposeString('name', { description: 'The name, as the visitor wrote it.' }),
    websiteUrl: t.exposeString('websiteUrl', { description: 'The address of its page.' }),
    category: t.exposeString('category', { nullable: true, description: 'Where it belongs; null when not said.' }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What visitors wrote, oldest first, with blank lines between; null when nobody did.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Where the outcome is sent; null when nobody left an address, and soon after it was settled.',
    }),
    suggestionCount: t.exposeInt('suggestionCount', { description: 'How many visitors suggested it.' }),
    state: t.expose('state', { type: QueueStateEnum, description: 'What was decided.' }),
    outcome: t.exposeString('outcome', {
      nullable: true,
      description: 'What was answered; null while it is open, and where there was nothing to say.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first suggested.' }),
  }),
})

builder.queryFields((t) => ({
  queue: t.field({
    type: QueuePageType,
    extensions: { work: 4 * STATEMENT },
    description:
      'Lists reports, suggestions and candidates: what waits with the oldest first, what was settled with the latest first. For editors and administrators.',
    args: {
      view: t.arg({ type: QueueViewEnum, required: true, defaultValue: 'waiting', description: 'Which part.' }),
      kind: t.arg({ type: QueueKindEnum, description: 'Only this kind.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Which page, from 1.' }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many items, from 1 to 100.' }),
    },
    resolve: async (_root, { kind = null, ...args }, { viewer, services }) =>
      services.queue.list(await viewer(), { ...args, kind }),
  }),
  suggestedTool: t.field({
    type: SuggestedToolType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'Finds a suggestion by its id; null when there is none. For editors and administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the suggestion.' }) },
    resolve: async (_root, { id }, { viewer, services }) => services.suggestedTools.find(await viewer(), id),
  }),
}))

const SettleSuggestedToolPayload = builder.objectRef<SettledSuggestion>('SettleSuggestedToolPayload').implement({
  description: 'The suggestion is settled.',
  fields: (t) => ({
    suggestion: t.expose('suggestion', { type: SuggestedToolType, description: 'The suggestion as it is now.' }),
    candidateId: t.id({
      nullable: true,
      description: 'The candidate that it became; null when it was rejected or the catalogue has the tool by now.',
      resolve: ({ candidate }) => candidate?.id ?? null,
    }),
  }),
})

const QueuePlace = builder.objectRef<{ id: string }>('QueuePlacePayload').implement({
  description: 'The item has another place in the queue.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'The id of the item.' }) }),
})
const PLACE_ERRORS = [InvalidInputError, NotFoundError]

builder.mutationFields((t) => ({
  settleSuggestedTool: t.field({
    type: SettleSuggestedToolPayload,
    extensions: { work: 12 * STATEMENT },
    description:
      'Accepts an open suggestion, which makes it a candidate, or rejects it, and emails its sender if an address was left. Repeating it changes nothing. For editors and administrators.',
    errors: {
      types: [InvalidInputError, NotFoundError],
      union: { name: 'SettleSuggestedToolResult', description: 'The suggestion, or why it was not settled.' },
    },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the suggestion.' }),
      accepted: t.arg.boolean({ required: true, description: 'Whether it is accepted.' }),
      outcome: t.arg.string({ description: 'What its sender is told, in at most 1,000 characters.' }),
    },
    resolve: async (_root, { id, accepted, outcome = null }, { viewer, services }) =>
      services.suggestedTools.settle(await viewer(), id, { isAccepted: accepted, outcome }),
  }),
  deferQueueItem: t.field({
    type: QueuePlace,
    extensions: { work: 4 * STATEMENT },
    description: 'Takes an undecided item out of the queue for 14 days. For editors and administrators.',
    errors: {
      types: PLACE_ERRORS,
      union: { name: 'DeferQueueItemResult', description: 'The item, or why it was not deferred.' },
    },
    args: {
      kind: t.arg({ type: QueueKindEnum, required: true, description: 'What it is.' }),
      id: t.arg.id({ required: true, description: 'Its id.' }),
    },
    resolve: async (_root, { kind, id }, { viewer, services }) => {
      await services.queue.defer(await viewer(), kind, id)
      return { id }
    },
  }),
  returnQueueItem: t.field({
    type: QueuePlace,
    extensions: { work: 4 * STATEMENT },
    description:
      'Brings a deferred item, or a rejected candidate, back into the queue. For editors and administrators.',
    errors: {
      types: PLACE_ERRORS,
      union: { name: 'ReturnQueueItemResult', description: 'The item, or why it was not brought back.' },
    },
    args: {
      kind: t.arg({ type: QueueKindEnum, required: true, description: 'What it is.' }),
      id: t.arg.id({ required: true, description: 'Its id.' }),
    },
    resolve: async (_root, { kind, id }, { viewer, services }) => {
      await services.queue.bringBack(await viewer(), kind, id)
      return { id }
    },
  }),
}))
