import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import type { ToolSuggestion } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { QUEUE_KINDS, QUEUE_VIEWS, type QueueItem, type QueueKind, type QueuePage } from './queue.service.ts'
import type { SettledSuggestion } from './suggestion-administration.service.ts'

const QueueKindEnum = builder.enumType('QueueKind', {
  description: 'The kind of an item in the queue.',
  values: {
    REPORT: { value: QUEUE_KINDS[0], description: 'A report of an error on a page.' },
    SUGGESTION: { value: QUEUE_KINDS[1], description: 'A tool suggested by a visitor.' },
    CANDIDATE: { value: QUEUE_KINDS[2], description: 'A tool that was found, or an accepted suggestion.' },
    PRICE_CHECK: { value: QUEUE_KINDS[3], description: "A price that a reading of the vendor's page did not confirm." },
  } as const,
})
const QueueViewEnum = builder.enumType('QueueView', {
  description: 'A part of the queue.',
  values: {
    WAITING: { value: QUEUE_VIEWS[0], description: 'Items waiting for a decision.' },
    DEFERRED: { value: QUEUE_VIEWS[1], description: 'Deferred items.' },
    SETTLED: { value: QUEUE_VIEWS[2], description: 'Decided items.' },
  } as const,
})
const QueueStateEnum = enumType('QueueState', 'The decision on an item of the queue.', {
  open: 'Undecided.',
  prepared: 'Prepared by an editor and waiting for an administrator.',
  accepted: 'It was accepted.',
  rejected: 'It was rejected.',
})

const QueueItemType = exposedType<QueueItem>('QueueItem', 'An item in the queue.', {
  id: field.id('The id of the report, suggestion, candidate or price check.'),
  kind: field.of(QueueKindEnum, 'Its kind.'),
  title: field.string('The tool or page that it is about.'),
  detail: nullable.string(
    'The kind of error, the category named by a visitor, the feed, or the outcome of a reading; null when there is none.',
  ),
  note: nullable.string(
    "The visitors' words, the text of the found item, or why a reading did not confirm the prices; null when there is none.",
  ),
  toolSlug: nullable.string('The slug of the tool that a report or a reading is about; null otherwise.'),
  plan: nullable.string('The plan whose price was reported; null otherwise.'),
  state: field.of(QueueStateEnum, 'The decision.'),
  count: field.int('The number of times it was reported, suggested or found.'),
  createdAt: field.dateTime('When it entered the queue.'),
  deferredUntil: nullable.dateTime('When it returns to the queue; null if it is not deferred.'),
})

const QueueKindCount = builder.objectRef<{ kind: QueueKind; count: number }>('QueueKindCount').implement({
  description: 'The number of items of a kind.',
  fields: (t) => ({
    kind: t.expose('kind', { type: QueueKindEnum, description: 'The kind.' }),
    count: t.exposeInt('count', { description: 'The number of items.' }),
  }),
})

const QueuePageType = numberedPage<QueuePage>('queue', QueueItemType, (t) => ({
  kindCounts: t.field({
    type: [QueueKindCount],
    extensions: { work: IN_MEMORY, listSize: 4 },
    description: 'The number of items of each kind in this part of the queue.',
    resolve: ({ kindCounts }) => [...kindCounts],
  }),
}))

/** A visitor's own words, for reviewers. */
const SuggestedToolType = builder.objectRef<ToolSuggestion>('SuggestedTool').implement({
  description: 'A tool suggested by a visitor. For editors and administrators.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id of the suggestion.'),
      name: field.string('The name as the visitor wrote it.'),
      websiteUrl: field.string('The URL of its website.'),
      category: nullable.string('The suggested category; null when not specified.'),
      note: nullable.string("The visitors' notes, oldest first, separated by blank lines; null when there are none."),
      email: nullable.string(
        'The email address for the outcome; null when none was given, shortly after the suggestion is settled, and for editors.',
      ),
      suggestionCount: field.int('The number of visitors who suggested it.'),
      state: field.of(QueueStateEnum, 'The decision.'),
      outcome: nullable.string('The reply; null while it is open or when there is none.'),
      createdAt: field.dateTime('When it was first suggested.'),
    }),
})

builder.queryFields((t) => ({
  queue: t.field({
    type: QueuePageType,
    extensions: { action: 'report:read', work: 4 * STATEMENT },
    description:
      'Lists reports, suggestions, candidates and price checks: open items with the oldest first, settled items with the latest first. For editors and administrators.',
    args: {
      view: t.arg({
        type: QueueViewEnum,
        required: true,
        defaultValue: 'waiting',
        description: 'The part of the queue.',
      }),
      kind: t.arg({ type: QueueKindEnum, description: 'Return only items of this kind.' }),
      ...pageArguments(t.arg, 20),
    },
    resolve: async (_root, { kind = null, ...args }, { viewer, services }) =>
      services.research.queue.list(await viewer(), { ...args, kind }),
  }),
  suggestedTool: t.field({
    type: SuggestedToolType,
    nullable: true,
    extensions: { action: 'candidate:read', work: STATEMENT },
    description: 'Returns a suggestion by id; null when there is none. For editors and administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the suggestion.' }) },
    resolve: async (_root, { id }, { viewer, services }) => services.research.suggestedTools.find(await viewer(), id),
  }),
}))

const SettleSuggestedToolPayload = builder.objectRef<SettledSuggestion>('SettleSuggestedToolPayload').implement({
  description: 'The suggestion was settled.',
  fields: (t) => ({
    suggestion: t.expose('suggestion', { type: SuggestedToolType, description: 'The suggestion as it is now.' }),
    candidateId: t.id({
      nullable: true,
      description: 'The candidate that it became; null when it was rejected or the tool is already in the catalog.',
      resolve: ({ candidate }) => candidate?.id ?? null,
    }),
  }),
})

const QueuePlace = exposedType<{ id: string }>('QueuePlacePayload', 'The item was moved in the queue.', {
  id: field.id('The id of the item.'),
})
const PLACE_ERRORS = [InvalidInputError, NotFoundError]

builder.mutationFields((t) => ({
  settleSuggestedTool: t.field({
    type: SettleSuggestedToolPayload,
    extensions: { action: 'candidate:settle', work: 12 * STATEMENT },
    description:
      'Accepts an open suggestion, turning it into a candidate, or rejects it, and emails the sender if an address was given. Idempotent. For editors and administrators.',
    errors: failures([InvalidInputError, NotFoundError], 'The suggestion, or why it was not settled.'),
    args: mutationInput('settleSuggestedTool', (input) => ({
      id: input.id({ required: true, description: 'The id of the suggestion.' }),
      accepted: input.boolean({ required: true, description: 'Whether to accept it.' }),
      outcome: input.string({ description: 'The reply to the sender, at most 1,000 characters.' }),
    })),
    resolve: async (_root, { input: { id, accepted, outcome = null } }, { viewer, services }) =>
      services.research.suggestedTools.settle(await viewer(), id, { isAccepted: accepted, outcome }),
  }),
  deferQueueItem: t.field({
    type: QueuePlace,
    extensions: { action: 'candidate:settle', work: 4 * STATEMENT },
    description: 'Defers an undecided item for 14 days. For editors and administrators.',
    errors: failures(PLACE_ERRORS, 'The item, or why it was not deferred.'),
    args: mutationInput('deferQueueItem', (input) => ({
      kind: input.field({ type: QueueKindEnum, required: true, description: 'Its kind.' }),
      id: input.id({ required: true, description: 'The id of the item.' }),
    })),
    resolve: async (_root, { input: { kind, id } }, { viewer, services }) => {
      await services.research.queue.defer(await viewer(), kind, id)
      return { id }
    },
  }),
  returnQueueItem: t.field({
    type: QueuePlace,
    extensions: { action: 'candidate:settle', work: 4 * STATEMENT },
    description: 'Returns a deferred item or a rejected candidate to the queue. For editors and administrators.',
    errors: failures(PLACE_ERRORS, 'The item, or why it was not returned.'),
    args: mutationInput('returnQueueItem', (input) => ({
      kind: input.field({ type: QueueKindEnum, required: true, description: 'Its kind.' }),
      id: input.id({ required: true, description: 'The id of the item.' }),
    })),
    resolve: async (_root, { input: { kind, id } }, { viewer, services }) => {
      await services.research.queue.bringBack(await viewer(), kind, id)
      return { id }
    },
  }),
}))
