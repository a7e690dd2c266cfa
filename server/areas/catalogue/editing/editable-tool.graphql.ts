import { cellOf } from '#core/catalogue/fields/field-cells.ts'
import type { ToolField } from '#core/catalogue/fields/field-names.ts'
import { factOfField, type StoredFact } from '#core/catalogue/fields/tool-values.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { builder } from '#server/graphql/builder.ts'
import { enumType } from '#server/graphql/enum-type.ts'
import { field, nullable, withExposed } from '#server/graphql/exposed.ts'
import { numberedPage, pageArguments } from '#server/graphql/numbered-page.ts'
import { requestedFields } from '#server/graphql/requested-fields.ts'
import { IN_MEMORY, STATEMENT } from '#server/graphql/work.ts'
import type { StoredTool } from '../changes/tool-state.ts'
import { FactSourceEnum, ToolStatusEnum } from '../enums.graphql.ts'
import type { EditableToolFilter, EditableToolOrder } from './editable-tools.ts'
import { EDITABLE_FIELDS } from './tool-change.ts'

/** The number of fields, with room for more. */
const MOST_FIELDS = 45

type EditableField = { readonly name: ToolField; readonly value: string; readonly fact: StoredFact | null }

const EditableFieldFact = builder.objectRef<StoredFact>('EditableFieldFact').implement({
  description: 'The source and month of a value.',
  fields: (t) => ({
    source: t.expose('source', { type: FactSourceEnum, description: 'Its source.' }),
    asOf: t.expose('as_of', { type: 'Month', description: 'The month in which it was known to be true.' }),
    url: t.string({
      nullable: true,
      description: 'The source page; null when there is none.',
      resolve: ({ url }) => safeWebsiteUrl(url),
    }),
    checkedOn: t.expose('checked_on', {
      type: 'Date',
      nullable: true,
      description: 'The day it was last rechecked; null when it never was.',
    }),
  }),
})

const EditableField = builder.objectRef<EditableField>('EditableField').implement({
  description: 'A field of a tool, with its value in import format.',
  fields: (t) =>
    withExposed(t, {
      name: field.string('The name of the field in the data files.'),
      value: field.string('Text, or JSON for lists and records; empty when not known.'),
      fact: nullable.of(EditableFieldFact, 'Its source; null when not recorded.'),
    }),
})

/** Month of the oldest price; null without one. */
const pricesKnownFor = ({ values, facts }: StoredTool): string | null =>
  values.plans.map(({ as_of }) => as_of).sort()[0] ?? facts['plans']?.as_of ?? null

const EditableTool = builder.objectRef<StoredTool>('EditableTool').implement({
  description: 'A tool as editors see it, of any status. For administrators and editors.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the tool.' }),
    slug: t.exposeString('slug', { description: 'Its slug.' }),
    name: t.string({ description: 'Its name.', resolve: ({ values }) => values.name }),
    category: t.string({ description: 'The slug of its category.', resolve: ({ values }) => values.category }),
    status: t.field({ type: ToolStatusEnum, description: 'Its status.', resolve: ({ values }) => values.status }),
    mergedInto: t.string({
      nullable: true,
      description: 'The slug of the tool that it was merged into; null if it was not merged.',
      resolve: ({ values }) => values.merged_into,
    }),
    featured: t.boolean({ description: 'Whether it is featured.', resolve: ({ values }) => values.featured }),
    verifiedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which name, URL and price were last checked; null when they never were.',
      resolve: ({ values }) => values.verified_on,
    }),
    pricesKnownFor: t.field({
      type: 'Month',
      nullable: true,
      description: 'The month of its oldest price; null when it has no price.',
      resolve: pricesKnownFor,
    }),
    websiteUrl: t.string({
      nullable: true,
      description: "The tool's website; null when there is none.",
      resolve: ({ values }) => safeWebsiteUrl(values.website_url),
    }),
    fields: t.field({
      type: [EditableField],
      extensions: { listSize: MOST_FIELDS, work: IN_MEMORY },
      description: 'All fields that can be edited.',
      resolve: ({ values, facts }) =>
        EDITABLE_FIELDS.map((name) => ({ name, value: cellOf(values[name]), fact: facts[factOfField(name)] ?? null })),
    }),
  }),
})

const EditableToolsPage = numberedPage<{ readonly nodes: readonly StoredTool[]; readonly totalCount: number }>(
  'editableTools',
  EditableTool,
)

const EditableToolOrderEnum = enumType<EditableToolOrder>(
  'EditableToolOrder',
  'The order of a list of tools to edit.',
  {
    name: 'By name.',
    oldest_check: 'Never checked tools first, then by the day of the last check.',
    best_known: 'The best-known tools first.',
  },
)

export const EditableToolFilterInput = builder.inputType('EditableToolFilterInput', {
  description: 'The filters for tools. Omitted and null fields do not filter.',
  fields: (t) => ({
    search: t.string({ description: 'Part of a name, alias or slug; at most 100 characters.' }),
    category: t.string({ description: 'The slug of a category.' }),
    status: t.field({ type: ToolStatusEnum, description: 'Return only tools with this status.' }),
    featured: t.boolean({ description: 'Return only featured tools, or only others.' }),
    pricesBefore: t.field({
      type: 'Month',
      description: 'Return only tools with a price that was known for a month before this one.',
    }),
  }),
})

export const filterOf = (input: typeof EditableToolFilterInput.$inferInput | null | undefined): EditableToolFilter => {
  const { search = null, category = null, status = null, featured = null, pricesBefore = null } = input ?? {}
  return { search, category, status, featured, pricesBefore }
}

builder.queryFields((t) => ({
  editableTools: t.field({
    type: EditableToolsPage,
    extensions: { action: 'tool:read', work: 12 * STATEMENT },
    description: 'Lists tools of any status for editing. For administrators and editors.',
    args: {
      filter: t.arg({ type: EditableToolFilterInput, description: 'The filters; all tools when omitted.' }),
      order: t.arg({
        type: EditableToolOrderEnum,
        required: true,
        defaultValue: 'name',
        description: 'The sort order.',
      }),
      ...pageArguments(t.arg, 50),
    },
    resolve: async (_root, { filter, order, page, first }, context, info) => {
      const viewer = await context.viewer()
      const { toolEditing } = context.services.catalogue
      const wanted = filterOf(filter)
      const nodes = await toolEditing.list(viewer, { filter: wanted, order, page, first })
      const isCounted = requestedFields(info).has('totalCount')
      return { nodes, totalCount: isCounted ? await toolEditing.count(viewer, wanted) : 0 }
    },
  }),
  editableTool: t.field({
    type: EditableTool,
    nullable: true,
    extensions: { action: 'tool:read', work: 2 * STATEMENT },
    description: 'Returns one tool of any status for editing; null when there is none. For administrators and editors.',
    args: { slug: t.arg.string({ required: true, description: 'The slug of the tool.' }) },
    resolve: async (_root, { slug }, { viewer, services }) => services.catalogue.toolEditing.find(await viewer(), slug),
  }),
}))
