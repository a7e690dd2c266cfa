import { AlreadyListedError, EditConflictError, InvalidInputError, NotFoundError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures, failureType } from '#server/graphql/errors.ts'
import { exposedType, field, nullable } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { CATALOGUE_SCAN, IN_MEMORY, STATEMENT } from '#server/graphql/work.ts'
import type { ToolFieldChange } from './tool-change.ts'
import type { SavedTool } from './tool-editing.service.ts'

/** The number of form fields. */
const MOST_CONFLICTS = 45

const FieldConflictType = builder
  .objectRef<{ field: string; base: string; theirs: string; yours: string }>('FieldConflict')
  .implement({
    description: 'A field that was changed by somebody else since the form was opened.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'The name of the field.' }),
      base: t.exposeString('base', { description: 'The value when the form was opened.' }),
      theirs: t.exposeString('theirs', { description: 'The value that is stored now.' }),
      yours: t.exposeString('yours', { description: 'The value that was sent.' }),
    }),
  })

failureType(
  EditConflictError,
  'EditConflictError',
  'Somebody else changed the same fields. Nothing was saved; send the fields again, based on the stored values.',
  {
    conflicts: field.of([FieldConflictType], 'The conflicting fields with both values.', {
      listSize: MOST_CONFLICTS,
      work: IN_MEMORY,
    }),
  },
)

const FieldFactInput = builder.inputType('FieldFactInput', {
  description: 'The source of a value.',
  fields: (t) => ({
    asOf: t.string({
      description: 'The month in which it was known to be true, `YYYY-MM`; the current month when omitted.',
    }),
    url: t.string({ description: "The URL of the vendor's page; omitted when the value was not read on a page." }),
  }),
})

export const ToolFieldChangeInput = builder.inputType('ToolFieldChangeInput', {
  description: 'A form field. Values are in import format.',
  fields: (t) => ({
    field: t.string({ required: true, description: 'The name of the field in the data files.' }),
    value: t.string({ required: true, description: 'The new value: text, or JSON for lists and records.' }),
    base: t.string({
      required: true,
      defaultValue: '',
      description: 'The value when the form was opened. If the stored value differs, saving returns a conflict.',
    }),
    fact: t.field({
      type: FieldFactInput,
      description: 'The source. When omitted, a changed value gets the current month.',
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
    slug: t.string({ description: 'Its slug; derived from the name when omitted.' }),
    sourceUrl: t.string({ description: "The vendor's page that is the source of the values." }),
    note: t.string({ description: "The editor's note on the revision, at most 1,000 characters." }),
    fields: t.field({
      type: [ToolFieldChangeInput],
      required: true,
      description: 'Its fields; `name`, `category`, `description` and `website_url` are required.',
    }),
  }),
})

export const SaveToolPayload = exposedType<SavedTool>('SaveToolPayload', 'The result of saving a tool.', {
  slug: nullable.string('The slug of the tool; null when nothing was published.'),
  changeSetId: nullable.id('The change set id for `undoToolChange`; null when the catalog did not change.'),
  revisionId: nullable.id('The revision that is waiting for an administrator or was decided; null otherwise.'),
})

builder.mutationFields((t) => ({
  createTool: t.field({
    type: SaveToolPayload,
    extensions: { action: 'tool:change', work: 12 * STATEMENT + CATALOGUE_SCAN },
    description:
      'Creates a tool. If an editor cannot publish, the tool is saved as a revision for review. For administrators and editors.',
    errors: failures([InvalidInputError, AlreadyListedError], 'The tool, or why it was not created.'),
    args: mutationInput('createTool', (input) => ({
      tool: input.field({ type: NewToolInput, required: true, description: 'The new tool.' }),
    })),
    resolve: async (_root, { input: { tool } }, { viewer, services }) =>
      services.catalogue.toolEditing.create(await viewer(), {
        slug: tool.slug?.trim() || null,
        sourceUrl: tool.sourceUrl?.trim() || null,
        note: tool.note ?? null,
        fields: changesOf(tool.fields),
      }),
  }),
  updateTool: t.field({
    type: SaveToolPayload,
    extensions: { action: 'tool:change', work: 12 * STATEMENT },
    description:
      'Changes fields of a tool. If an editor cannot publish, the changes are saved as a revision for review. For administrators and editors.',
    errors: failures([InvalidInputError, NotFoundError, EditConflictError], 'The result, or why nothing was saved.'),
    args: mutationInput('updateTool', (input) => ({
      id: input.id({ required: true, description: 'The id of the tool.' }),
      changes: input.field({ type: [ToolFieldChangeInput], required: true, description: 'Only the changed fields.' }),
      note: input.string({ description: "The editor's note on the revision, at most 1,000 characters." }),
    })),
    resolve: async (_root, { input: { id, changes, note } }, { viewer, services }) =>
      services.catalogue.toolEditing.update(await viewer(), id, { changes: changesOf(changes), note: note ?? null }),
  }),
}))
