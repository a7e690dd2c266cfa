import { AlreadyListedError, EditConflictError, InvalidInputError, NotFoundError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { enumType } from '#server/graphql/enum-type.ts'
import { failures } from '#server/graphql/errors.ts'
import { field, nullable, withExposed } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { numberedPage, pageArguments } from '#server/graphql/numbered-page.ts'
import { CATALOGUE_SCAN, IN_MEMORY, STATEMENT } from '#server/graphql/work.ts'
import { changesOf, SaveToolPayload, ToolFieldChangeInput } from './tool-editing.graphql.ts'
import type { ToolRevisionRow, ToolRevisionsPage } from './tool-revisions.service.ts'

const MOST_FIELDS = 45

const RevisionStateEnum = enumType('RevisionState', 'The state of a revision.', {
  open: 'Waiting for an administrator.',
  accepted: 'Published.',
  rejected: 'Not published.',
})

const RevisionField = builder.objectRef<ToolRevisionRow['fields'][number]>('RevisionField').implement({
  description: 'A proposed value next to the current one.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field.' }),
    value: t.exposeString('value', { description: 'The proposed value, in import format.' }),
    base: t.exposeString('base', { description: 'The value when the editor started.' }),
    current: t.exposeString('current', { description: 'The value that is stored now; empty for a new tool.' }),
    asOf: t.string({
      nullable: true,
      description: 'The month in which it was known to be true, `YYYY-MM`; null when the editor did not specify it.',
      resolve: ({ fact }) => fact?.asOf ?? null,
    }),
    url: t.string({
      nullable: true,
      description: 'The source page as typed by the editor; null when there is none. Display it as plain text.',
      resolve: ({ fact }) => fact?.url ?? null,
    }),
  }),
})

const ToolRevisionType = builder.objectRef<ToolRevisionRow>('ToolRevision').implement({
  description: 'A proposed change to a tool, or a proposed new tool. For administrators and editors.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id of the revision.'),
      state: field.of(RevisionStateEnum, 'Its state.'),
      name: field.string('The name of the tool.'),
      toolSlug: nullable.string('The slug of the tool; null for a new one.'),
      authorName: nullable.string('The name of the editor or vendor; null after the account was deleted.'),
      fromVendor: field.boolean('Whether the vendor proposes it, who has proved control of the website.'),
      authorNote: nullable.string("The editor's note; null when there is none."),
      note: nullable.string("The administrator's reply; null when there is none."),
      createdAt: field.dateTime('When it was proposed.'),
      decidedAt: nullable.dateTime('When it was decided; null while it is open.'),
      fields: field.of([RevisionField], 'The proposed changes.', { listSize: MOST_FIELDS, work: IN_MEMORY }),
    }),
})

const ToolRevisionsPageType = numberedPage<ToolRevisionsPage>('toolRevisions', ToolRevisionType)

builder.queryField('toolRevisions', (t) =>
  t.field({
    type: ToolRevisionsPageType,
    extensions: { action: 'tool:read', work: 5 * STATEMENT },
    description:
      'Lists tool revisions: open ones with the oldest first, decided ones with the latest first. For administrators; editors see only their own.',
    args: {
      state: t.arg({
        type: RevisionStateEnum,
        required: true,
        defaultValue: 'open',
        description: 'Return revisions with this state.',
      }),
      ...pageArguments(t.arg, 20, 20),
    },
    resolve: async (_root, args, { viewer, services }) => services.catalogue.toolRevisions.list(await viewer(), args),
  }),
)

builder.mutationField('decideToolRevision', (t) =>
  t.field({
    type: SaveToolPayload,
    extensions: { action: 'tool:publish', work: 14 * STATEMENT + CATALOGUE_SCAN },
    description: 'Publishes or rejects a revision, once. For administrators.',
    errors: failures(
      [InvalidInputError, NotFoundError, EditConflictError, AlreadyListedError],
      'The result, or why the revision is still open.',
    ),
    args: mutationInput('decideToolRevision', (input) => ({
      id: input.id({ required: true, description: 'The id of the revision.' }),
      accept: input.boolean({ required: true, description: 'Whether to publish it.' }),
      note: input.string({
        description: 'A reply to the editor, at most 1,000 characters; required for a rejection.',
      }),
      changes: input.field({
        type: [ToolFieldChangeInput],
        description: 'The fields to publish instead, such as after a conflict; the proposed fields when omitted.',
      }),
    })),
    resolve: async (_root, { input: { id, accept, note = null, changes } }, { viewer, services }) =>
      services.catalogue.toolRevisions.decide(await viewer(), id, {
        accept,
        note: note ?? null,
        changes: changes ? changesOf(changes) : null,
      }),
  }),
)
