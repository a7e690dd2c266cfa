import { InvalidInputError, NotFoundError, PasswordRequiredError } from '../../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { CATALOGUE_SCAN, IN_MEMORY, STATEMENT } from '../../../graphql/work.ts'
import type { ToolHistoryEntry } from './tool-history.service.ts'
import type { UndoneChange } from './undo-change.service.ts'

const MOST_ENTRIES = 50
/** A change set rarely changes more fields of a tool. */
const MOST_CHANGES = 10
const MOST_CONFLICTS = 20

const ToolHistoryField = builder.objectRef<ToolHistoryEntry['changes'][number]>('ToolHistoryField').implement({
  description: 'One field that changed.',
  fields: (t) => ({
    field: t.exposeString('field', {
      nullable: true,
      description: 'The name of the field; null when the whole tool came or went.',
    }),
    before: t.exposeString('before', { description: 'The value before, as an imported file would have it.' }),
    after: t.exposeString('after', { description: 'The value after it.' }),
  }),
})

const ToolHistoryEntryType = builder.objectRef<ToolHistoryEntry>('ToolHistoryEntry').implement({
  description: 'Changes of a tool that were made together.',
  fields: (t) => ({
    changeSetId: t.exposeID('changeSetId', { description: 'What `undoToolChange` takes.' }),
    source: t.exposeString('source', { description: 'Where the changes come from, in words.' }),
    actorName: t.exposeString('actorName', {
      nullable: true,
      description: 'Who made them; null for the data files and commands on the server, and for a deleted account.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When they were made.' }),
    undone: t.exposeBoolean('undone', { description: 'Whether they were undone.' }),
    canUndo: t.exposeBoolean('canUndo', { description: 'Whether they can be undone here.' }),
    tools: t.exposeInt('tools', { description: 'How many tools they are about.' }),
    changes: t.field({
      type: [ToolHistoryField],
      extensions: { listSize: MOST_CHANGES, work: IN_MEMORY },
      description: 'What changed of this tool.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
})

builder.queryField('toolHistory', (t) =>
  t.field({
    type: [ToolHistoryEntryType],
    extensions: { listSize: MOST_ENTRIES, work: 4 * STATEMENT },
    description: 'What was changed of a tool, the newest first. For administrators and editors.',
    args: {
      id: t.arg.id({ required: true, description: 'The id of the tool.' }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many change sets, from 1 to 50.' }),
    },
    resolve: async (_root, { id, first }, { viewer, services }) => [
      ...(await services.toolHistory.list(await viewer(), id, first)),
    ],
  }),
)

const UndoConflictType = builder.objectRef<UndoneChange['conflicts'][number]>('UndoConflict').implement({
  description: 'Something that was left as it is, because somebody has changed it since.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The slug of the tool.' }),
    field: t.exposeString('field', { nullable: true, description: 'The field; null for a whole tool.' }),
    message: t.exposeString('message', { description: 'Why it stays.' }),
  }),
})

const UndoToolChangePayload = builder.objectRef<UndoneChange>('UndoToolChangePayload').implement({
  description: 'The change was taken back, by a change of its own.',
  fields: (t) => ({
    changed: t.exposeInt('changed', { description: 'How many tools changed.' }),
    changeSetId: t.exposeID('changeSetId', { description: 'The change set that undid it.' }),
    conflicts: t.field({
      type: [UndoConflictType],
      extensions: { listSize: MOST_CONFLICTS, work: IN_MEMORY },
      description: 'What stays, the first 20.',
      resolve: ({ conflicts }) => conflicts.slice(0, MOST_CONFLICTS),
    }),
  }),
})

builder.mutationField('undoToolChange', (t) =>
  t.field({
    type: UndoToolChangePayload,
    extensions: { work: CATALOGUE_SCAN + 30 * STATEMENT },
    description:
      'Undoes what a person changed of the catalogue, a merge with all that moved. For administrators with a recent password.',
    errors: {
      types: [InvalidInputError, NotFoundError, PasswordRequiredError],
      union: { name: 'UndoToolChangeResult', description: 'What was undone, or why nothing was.' },
    },
    args: { changeSetId: t.arg.id({ required: true, description: 'The change set to undo.' }) },
    resolve: async (_root, { changeSetId }, { viewer, services }) =>
      services.undoChange.undo(await viewer(), changeSetId),
  }),
)
