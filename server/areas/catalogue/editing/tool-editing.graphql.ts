import { AlreadyListedError, EditConflictError, InvalidInputError, NotFoundError } from '../../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { failureInterface } from '../../../graphql/errors.ts'
import { CATALOGUE_SCAN, IN_MEMORY, STATEMENT } from '../../../graphql/work.ts'
import type { ToolFieldChange } from './tool-change.ts'
import type { SavedTool } from './tool-editing.service.ts'

/** The number of form fields. */
const MOST_CONFLICTS = 45

const FieldConflictType = builder
  .objectRef<{ field: string; base: string; theirs: string; yours: string }>('FieldConflict')
  .implement({
    description: 'A field that somebody else has changed since the form was opened.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'The name of the field.' }),
      base: t.exposeString('base', { description: 'The value that the form began with.' }),
      theirs: t.exposeString('theirs', { description: 'The value that is stored now.' }),
      yours: t.exposeString('yours', { description: 'The value that was sent.' }),
    }),
  })

builder.objectType(EditConflictError, {
  name: 'EditConflictError',
  description:
    'Somebody else changed the same fields. Nothing was saved: send the fields again, based on what is stored now.',
  interfaces: [failureInterface],
  isTypeOf: (value) => value instanceof EditConflictError,
  fields: (t) => ({
    conflicts: t.field({
      type: [FieldConflictType],
      extensions: { listSize: MOST_CONFLICTS, work: IN_MEMORY },
      description: 'The fields, each with both values.',
      resolve: ({ conflicts }) => [...conflicts],
    }),
  }),
})

const FieldFactInput = builder.inputType('FieldFactInput', {
  description: 'Where a value was read.',
  fields: (t) => ({
    asOf: t.string({ description: 'The month it is known for, `YYYY-MM`; left out: the present one.' }),
    url: t.string({ description: "The vendor's page; left out: it was not read on a page." }),
  }),
})

export const ToolFieldChangeInput = builder.inputType('ToolFieldChange', {
  description: 'A field of a form. Values are written as an imported file would have them.',
  fields: (t) => ({
    field: t.string({ required: true, description: 'The name of the field as the data files spell it.' }),
    value: t.string({ required: true, description: 'The new value: text, or JSON for lists and records.' }),
    base: t.string({
      required: true,
      defaultValue: '',
      description: 'The value that the form began with. When another is stored now, the save answers a conflict.',
    }),
    fact: t.field({
      type: FieldFactInput,
      description: 'Where it was read. Left out: a changed value gets the present month.',
    }),
  }),
})

export const changesOf = (inputs: readonly (typeof ToolFieldChangeInput.$inferInput)[]): ToolFieldChange[] =>
  inputs.map(({ field, value, base, fact }) => ({
    field,
    value,
    base,
    fact: fact ? { asOf: fact.asOf ?? null, url: fact.url ?? null } : null,
  }))

const NewToolInput = builder.inputType('NewToolInput', {
  description: 'A new tool.',
  fields: (t) => ({
    slug: t.string({ description: 'Its slug; left out: the one that its name gives.' }),
    sourceUrl: t.string({ description: "The vendor's page that the values were read from." }),
    note: t.string({ description: 'What an editor says about a revision, at most 1,000 characters.' }),
    fields: t.field({
      type: [ToolFieldChangeInput],
      required: true,
      description: 'Its fields; name, category, description and website_url are needed.',
    }),
  }),
})

export const SaveToolPayload = builder.objectRef<SavedTool>('SaveToolPayload').implement({
  description: 'What became of the form.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      nullable: true,
      description: 'The slug of the tool; null when nothing was published.',
    }),
    changeSetId: t.exposeID('changeSetId', {
      nullable: true,
      description: 'What `undoToolChange` takes; null when nothing of the catalogue changed.',
    }),
    revisionId: t.exposeID('revisionId', {
      nullable: true,
      description: 'The revision that waits for an administrator, or that was decided; null otherwise.',
    }),
  }),
})

builder.mutationFields((t) => ({
  createTool: t.field({
    type: SaveToolPayload,
    extensions: { work: 12 * STATEMENT + CATALOGUE_SCAN },
    description:
      'Creates a tool. What an editor without the right to publish creates waits as a revision. For administrators and editors.',
    errors: {
      types: [InvalidInputError, AlreadyListedError],
      union: { name: 'CreateToolResult', description: 'The tool, or why it was not created.' },
    },
    args: { tool: t.arg({ type: NewToolInput, required: true, description: 'The new tool.' }) },
    resolve: async (_root, { tool }, { viewer, services }) =>
      services.toolEditing.create(await viewer(), {
        slug: tool.slug?.trim() || null,
        sourceUrl: tool.sourceUrl?.trim() || null,
        note: tool.note ?? null,
        fields: changesOf(tool.fields),
      }),
  }),
  updateTool: t.field({
    type: SaveToolPayload,
    extensions: { work: 12 * STATEMENT },
    description:
      'Changes fields of a tool. What an editor without the right to publish changes waits as a revision. For administrators and editors.',
    errors: {
      types: [InvalidInputError, NotFoundError, EditConflictError],
      union: { name: 'UpdateToolResult', description: 'What became of it, or why nothing was saved.' },
    },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the tool.' }),
      changes: t.arg({ type: [ToolFieldChangeInput], required: true, description: 'The changed fields alone.' }),
      note: t.arg.string({ description: 'What an editor says about a revision, at most 1,000 characters.' }),
    },
    resolve: async (_root, { id, changes, note }, { viewer, services }) =>
      services.toolEditing.update(await viewer(), id, { changes: changesOf(changes), note: note ?? null }),
  }),
}))
