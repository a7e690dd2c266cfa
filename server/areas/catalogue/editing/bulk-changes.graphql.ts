import { CountChangedError, InvalidInputError, NotFoundError, PasswordRequiredError } from '../../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { failureInterface } from '../../../graphql/errors.ts'
import { CATALOGUE_SCAN, STATEMENT } from '../../../graphql/work.ts'
import type { BulkChange, ToolSelection } from './bulk-changes.service.ts'
import { EditableToolFilterInput, filterOf } from './editable-tool.graphql.ts'

builder.objectType(CountChangedError, {
  name: 'CountChangedError',
  description: 'Another number of tools than was confirmed would change. Nothing was changed: confirm the new number.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof CountChangedError,
  fields: (t) => ({ count: t.exposeInt('count', { description: 'How many tools are selected now.' }) }),
})

const ToolSelectionInput = builder.inputType('ToolSelection', {
  description: 'Tools by id, or all that match a filter: exactly one of the two.',
  fields: (t) => ({
    ids: t.idList({ description: 'The ids of the tools.' }),
    filter: t.field({ type: EditableToolFilterInput, description: 'All tools that match.' }),
    count: t.int({ required: true, description: 'How many tools these were when a person confirmed the action.' }),
  }),
})

const selectionOf = ({ ids, filter, count }: typeof ToolSelectionInput.$inferInput): ToolSelection => ({
  ids: ids?.map(String) ?? null,
  filter: filter ? filterOf(filter) : null,
  count,
})

const ChangedToolsPayload = builder.objectRef<BulkChange>('ChangedToolsPayload').implement({
  description: 'The event.',
  fields: (t) => ({
    changed: t.exposeInt('changed', { description: 'How many tools changed; the others were so already.' }),
    changeSetId: t.exposeID('changeSetId', {
      nullable: true,
      description: 'What `undoToolChange` takes; null when nothing changed.',
    }),
  }),
})

const WORK = { work: 2 * CATALOGUE_SCAN + 12 * STATEMENT }
const union = (name: string) => ({ name, description: 'What was done, or why nothing was.' })

builder.mutationFields((t) => {
  const selection = t.arg({ type: ToolSelectionInput, required: true, description: 'Which tools; at most 2,000.' })
  return {
    markToolsChecked: t.field({
      type: ChangedToolsPayload,
      extensions: WORK,
      description:
        'Says that name, address and price of active tools were checked at the vendor today. For administrators and editors.',
      errors: { types: [InvalidInputError, CountChangedError], union: union('MarkToolsCheckedResult') },
      args: { selection },
      resolve: async (_root, args, { viewer, services }) =>
        services.bulkChanges.markChecked(await viewer(), selectionOf(args.selection)),
    }),
    setToolsFeatured: t.field({
      type: ChangedToolsPayload,
      extensions: WORK,
      description: 'Features tools, or does so no longer. For administrators.',
      errors: { types: [InvalidInputError, CountChangedError], union: union('SetToolsFeaturedResult') },
      args: { selection, featured: t.arg.boolean({ required: true, description: 'Whether they are featured.' }) },
      resolve: async (_root, args, { viewer, services }) =>
        services.bulkChanges.setFeatured(await viewer(), selectionOf(args.selection), args.featured),
    }),
    retireTools: t.field({
      type: ChangedToolsPayload,
      extensions: WORK,
      description:
        'Says that active tools are no longer on offer. For administrators who recently confirmed their password.',
      errors: {
        types: [InvalidInputError, CountChangedError, PasswordRequiredError],
        union: union('RetireToolsResult'),
      },
      args: { selection },
      resolve: async (_root, args, { viewer, services }) =>
        services.bulkChanges.retire(await viewer(), selectionOf(args.selection)),
    }),
  }
})

const MergeToolsPayload = builder.objectRef<{ changeSetId: string; into: string }>('MergeToolsPayload').implement({
  description: 'The tools are one.',
  fields: (t) => ({
    into: t.exposeString('into', { description: 'The slug of the tool that remains.' }),
    changeSetId: t.exposeID('changeSetId', { description: 'What `undoToolChange` takes.' }),
  }),
})

builder.mutationField('mergeTools', (t) =>
  t.field({
    type: MergeToolsPayload,
    extensions: { work: CATALOGUE_SCAN + 30 * STATEMENT },
    description:
      'Merges a tool into an active one, with everything that refers to it; its address leads to the other. For administrators who recently confirmed their password.',
    errors: { types: [InvalidInputError, NotFoundError, PasswordRequiredError], union: union('MergeToolsResult') },
    args: {
      fromId: t.arg.id({ required: true, description: 'The id of the tool that goes.' }),
      intoId: t.arg.id({ required: true, description: 'The id of the tool that remains.' }),
    },
    resolve: async (_root, { fromId, intoId }, { viewer, services }) =>
      services.toolMerge.merge(await viewer(), fromId, intoId),
  }),
)
