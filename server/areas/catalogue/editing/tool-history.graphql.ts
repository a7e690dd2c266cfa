import { InvalidInputError, NotFoundError, PasswordRequiredError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures } from '#server/graphql/errors.ts'
import { field, nullable, withExposed } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { CATALOGUE_SCAN, IN_MEMORY, STATEMENT } from '#server/graphql/work.ts'
import type { ToolHistoryEntry } from './tool-history.service.ts'
import type { UndoneChange } from './undo-change.service.ts'

const MOST_ENTRIES = 50
/** A change set rarely changes more fields of a tool. */
const MOST_CHANGES = 10
const MOST_CONFLICTS = 20

const ToolHistoryField = builder.objectRef<ToolHistoryEntry['changes'][number]>('ToolHistoryField').implement({
  description: 'One field that changed.',
  fields: (t) =>
    withExposed(t, {
      field: nullable.string('The name of the field; null when the whole tool was created or removed.'),
      before: field.string('The value before the change, in import format.'),
      after: field.string('The value after the change, in import format.'),
    }),
})

const ToolHistoryEntryType = builder.objectRef<ToolHistoryEntry>('ToolHistoryEntry').implement({
  description: 'A set of changes to a tool that were made together.',
  fields: (t) =>
    withExposed(t, {
      changeSetId: field.id('The change set id for `undoToolChange`.'),
      source: field.string('The origin of the changes, as text.'),
      actorName: nullable.string(
        'The name of the author; null for data files, commands on the server and deleted accounts.',
      ),
      at: field.dateTime('When they were made.'),
      undone: field.boolean('Whether they were undone.'),
      canUndo: field.boolean('Whether they can be undone with `undoToolChange`.'),
      tools: field.int('The number of tools in the change set.'),
      changes: field.of([ToolHistoryField], 'The changes to this tool.', { listSize: MOST_CHANGES, work: IN_MEMORY }),
    }),
})

builder.queryField('toolHistory', (t) =>
  t.field({
    type: [ToolHistoryEntryType],
    extensions: { action: 'tool:read', listSize: MOST_ENTRIES, work: 4 * STATEMENT },
    description: 'Lists the changes to a tool, newest first. For administrators and editors.',
    args: {
      id: t.arg.id({ required: true, description: 'The id of the tool.' }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many change sets to return, 1 to 50.' }),
    },
    resolve: async (_root, { id, first }, { viewer, services }) => [
      ...(await services.catalogue.toolHistory.list(await viewer(), id, first)),
    ],
  }),
)

const UndoConflictType = builder.objectRef<UndoneChange['conflicts'][number]>('UndoConflict').implement({
  description: 'A value that was not undone because it has changed since.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The slug of the tool.' }),
    field: t.exposeString('field', { nullable: true, description: 'The field; null for the whole tool.' }),
    message: t.exposeString('message', { description: 'The reason why it was kept.' }),
  }),
})

const UndoToolChangePayload = builder.objectRef<UndoneChange>('UndoToolChangePayload').implement({
  description: 'The change was undone by a new change set.',
  fields: (t) => ({
    changed: t.exposeInt('changed', { description: 'The number of tools that changed.' }),
    changeSetId: t.exposeID('changeSetId', { description: 'The change set that undid it.' }),
    conflicts: t.field({
      type: [UndoConflictType],
      extensions: { listSize: MOST_CONFLICTS, work: IN_MEMORY },
      description: 'The first 20 values that were not undone.',
      resolve: ({ conflicts }) => conflicts.slice(0, MOST_CONFLICTS),
    }),
  }),
})

builder.mutationField('undoToolChange', (t) =>
  t.field({
    type: UndoToolChangePayload,
    extensions: { action: 'tool:manage', work: CATALOGUE_SCAN + 30 * STATEMENT },
    description:
      "Undoes a person's change to the catalog, including a merge with everything it moved. For administrators who recently confirmed their password.",
    errors: failures(
      [InvalidInputError, NotFoundError, PasswordRequiredError],
      'The result, or why nothing was undone.',
    ),
    args: mutationInput('undoToolChange', (input) => ({
      changeSetId: input.id({ required: true, description: 'The change set to undo.' }),
    })),
    resolve: async (_root, { input: { changeSetId } }, { viewer, services }) =>
      services.catalogue.undoChange.undo(await viewer(), changeSetId),
  }),
)
