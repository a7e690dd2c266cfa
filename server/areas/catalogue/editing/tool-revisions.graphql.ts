import { AlreadyListedError, EditConflictError, InvalidInputError, NotFoundError } from '../../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { CATALOGUE_SCAN, IN_MEMORY, STATEMENT } from '../../../graphql/work.ts'
import { enumValues } from '../enums.graphql.ts'
import { changesOf, SaveToolPayload, ToolFieldChangeInput } from './tool-editing.graphql.ts'
import type { ToolRevisionRow, ToolRevisionsPage } from './tool-revisions.service.ts'

const MOST_FIELDS = 45

const RevisionStateEnum = builder.enumType('RevisionState', {
  description: 'Where a revision is.',
  values: enumValues(['open', 'accepted', 'rejected'], {
    open: 'Waits for an administrator.',
    accepted: 'Was published.',
    rejected: 'Was not published.',
  }),
})

const RevisionField = builder.objectRef<ToolRevisionRow['fields'][number]>('RevisionField').implement({
  description: 'A proposed value beside the present one.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field.' }),
    value: t.exposeString('value', { description: 'The proposed value, as an imported file would have it.' }),
    base: t.exposeString('base', { description: 'The value that the editor began with.' }),
    current: t.exposeString('current', { description: 'The value that is stored now; empty for a new tool.' }),
    asOf: t.string({
      nullable: true,
      description: 'The month it is known for, `YYYY-MM`, if the editor said so.',
      resolve: ({ fact }) => fact?.asOf ?? null,
    }),
    url: t.string({
      nullable: true,
      description: 'The page it was read on, as the editor typed it; null without one. Show it as text.',
      resolve: ({ fact }) => fact?.url ?? null,
    }),
  }),
})

const ToolRevisionType = builder.objectRef<ToolRevisionRow>('ToolRevision').implement({
  description: 'What an editor proposes for a tool, or for a new one. For administrators and editors.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the revision.' }),
    state: t.expose('state', { type: RevisionStateEnum, description: 'Where it is.' }),
    name: t.exposeString('name', { description: 'The name of the tool.' }),
    toolSlug: t.exposeString('toolSlug', { nullable: true, description: 'The slug of the tool; null for a new one.' }),
    authorName: t.exposeString('authorName', {
      nullable: true,
      description: 'Who proposes it; null after the account was deleted.',
    }),
    authorNote: t.exposeString('authorNote', {
      nullable: true,
      description: 'What the editor says about it, if anything.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'What the administrator answered, if anything.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was proposed.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null while it waits.',
    }),
    fields: t.field({
      type: [RevisionField],
      extensions: { listSize: MOST_FIELDS, work: IN_MEMORY },
      description: 'What it changes.',
      resolve: ({ fields }) => [...fields],
    }),
  }),
})

const ToolRevisionsPageType = builder.objectRef<ToolRevisionsPage>('ToolRevisionsPage').implement({
  description: 'One page of revisions.',
  fields: (t) => ({
    nodes: t.field({
      type: [ToolRevisionType],
      extensions: { work: IN_MEMORY },
      description: 'The revisions.',
      resolve: ({ nodes }) => [...nodes],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are in this state.' }),
  }),
})

builder.queryField('toolRevisions', (t) =>
  t.field({
    type: ToolRevisionsPageType,
    extensions: { work: 5 * STATEMENT },
    description:
      'Lists revisions of tools: open ones with the oldest first, decided ones with the latest first. For administrators; editors see their own.',
    args: {
      state: t.arg({ type: RevisionStateEnum, required: true, defaultValue: 'open', description: 'Which ones.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'The page number, starting at 1.' }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many to return, 1 to 20.' }),
    },
    resolve: async (_root, args, { viewer, services }) => services.toolRevisions.list(await viewer(), args),
  }),
)

builder.mutationField('decideToolRevision', (t) =>
  t.field({
    type: SaveToolPayload,
    extensions: { work: 14 * STATEMENT + CATALOGUE_SCAN },
    description: 'Publishes a revision or rejects it, once. For administrators.',
    errors: {
      types: [InvalidInputError, NotFoundError, EditConflictError, AlreadyListedError],
      union: { name: 'DecideToolRevisionResult', description: 'What became of it, or why it still waits.' },
    },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the revision.' }),
      accept: t.arg.boolean({ required: true, description: 'Whether it is published.' }),
      note: t.arg.string({
        description: 'An answer to the editor, at most 1,000 characters. A rejection needs one: the reason.',
      }),
      changes: t.arg({
        type: [ToolFieldChangeInput],
        description: 'What is published instead, such as after a conflict; left out: what was proposed.',
      }),
    },
    resolve: async (_root, { id, accept, note = null, changes }, { viewer, services }) =>
      services.toolRevisions.decide(await viewer(), id, {
        accept,
        note: note ?? null,
        changes: changes ? changesOf(changes) : null,
      }),
  }),
)
