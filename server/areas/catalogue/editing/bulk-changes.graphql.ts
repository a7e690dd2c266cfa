import { CountChangedError, InvalidInputError, NotFoundError, PasswordRequiredError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures, failureType } from '#server/graphql/errors.ts'
import { exposedType, field, nullable } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { CATALOGUE_SCAN, STATEMENT } from '#server/graphql/work.ts'
import type { BulkChange, ToolSelection } from './bulk-changes.service.ts'
import { EditableToolFilterInput, filterOf } from './editable-tool.graphql.ts'

failureType(
  CountChangedError,
  'CountChangedError',
  'The number of selected tools differs from the confirmed number. Nothing was changed; confirm the new number.',
  { count: field.int('The number of tools selected now.') },
)

const ToolSelectionInput = builder.inputType('ToolSelectionInput', {
  description: 'A selection of tools, by id or by filter: exactly one of the two.',
  fields: (t) => ({
    ids: t.idList({ description: 'The ids of the tools.' }),
    filter: t.field({ type: EditableToolFilterInput, description: 'Selects all tools that match.' }),
    count: t.int({ required: true, description: 'The number of selected tools that a person confirmed.' }),
  }),
})

const selectionOf = ({ ids, filter, count }: typeof ToolSelectionInput.$inferInput): ToolSelection => ({
  ids: ids?.map(String) ?? null,
  filter: filter ? filterOf(filter) : null,
  count,
})

const ChangedToolsPayload = exposedType<BulkChange>('ChangedToolsPayload', 'The result of a bulk action.', {
  changed: field.int('The number of tools that changed; the others already had this value.'),
  changeSetId: nullable.id('The change set id for `undoToolChange`; null when nothing changed.'),
})

const WORK = { work: 2 * CATALOGUE_SCAN + 12 * STATEMENT }
const OUTCOME = 'The result, or why nothing was changed.'

builder.mutationFields((t) => {
  const selection = {
    type: ToolSelectionInput,
    required: true,
    description: 'The tools to change, at most 2,000.',
  } as const
  return {
    markToolsChecked: t.field({
      type: ChangedToolsPayload,
      extensions: { action: 'tool:change', ...WORK },
      description:
        'Marks the name, URL and price of active tools as checked with the vendor today. For administrators and editors.',
      errors: failures([InvalidInputError, CountChangedError], OUTCOME),
      args: mutationInput('markToolsChecked', (input) => ({ selection: input.field(selection) })),
      resolve: async (_root, { input: args }, { viewer, services }) =>
        services.catalogue.bulkChanges.markChecked(await viewer(), selectionOf(args.selection)),
    }),
    setToolsFeatured: t.field({
      type: ChangedToolsPayload,
      extensions: { action: 'tool:manage', ...WORK },
      description: 'Features tools or stops featuring them. For administrators.',
      errors: failures([InvalidInputError, CountChangedError], OUTCOME),
      args: mutationInput('setToolsFeatured', (input) => ({
        selection: input.field(selection),
        featured: input.boolean({ required: true, description: 'Whether to feature them.' }),
      })),
      resolve: async (_root, { input: args }, { viewer, services }) =>
        services.catalogue.bulkChanges.setFeatured(await viewer(), selectionOf(args.selection), args.featured),
    }),
    retireTools: t.field({
      type: ChangedToolsPayload,
      extensions: { action: 'tool:manage', ...WORK },
      description: 'Marks active tools as discontinued. For administrators who recently confirmed their password.',
      errors: failures([InvalidInputError, CountChangedError, PasswordRequiredError], OUTCOME),
      args: mutationInput('retireTools', (input) => ({ selection: input.field(selection) })),
      resolve: async (_root, { input: args }, { viewer, services }) =>
        services.catalogue.bulkChanges.retire(await viewer(), selectionOf(args.selection)),
    }),
  }
})

const MergeToolsPayload = builder.objectRef<{ changeSetId: string; into: string }>('MergeToolsPayload').implement({
  description: 'The tools were merged.',
  fields: (t) => ({
    into: t.exposeString('into', { description: 'The slug of the tool that remains.' }),
    changeSetId: t.exposeID('changeSetId', { description: 'The change set id for `undoToolChange`.' }),
  }),
})

builder.mutationField('mergeTools', (t) =>
  t.field({
    type: MergeToolsPayload,
    extensions: { action: 'tool:manage', work: CATALOGUE_SCAN + 30 * STATEMENT },
    description:
      'Merges a tool and everything that refers to it into an active tool; its old URL redirects there. For administrators who recently confirmed their password.',
    errors: failures([InvalidInputError, NotFoundError, PasswordRequiredError], OUTCOME),
    args: mutationInput('mergeTools', (input) => ({
      fromId: input.id({ required: true, description: 'The id of the tool to merge and remove.' }),
      intoId: input.id({ required: true, description: 'The id of the tool that remains.' }),
    })),
    resolve: async (_root, { input: { fromId, intoId } }, { viewer, services }) =>
      services.catalogue.toolMerge.merge(await viewer(), fromId, intoId),
  }),
)
