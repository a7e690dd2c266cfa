import { cellOf } from '../../../../core/catalogue/tool-columns.ts'
import { factOfField, type StoredFact, type ToolField } from '../../../../core/catalogue/tool-values.ts'
import { safeWebsiteUrl } from '../../../../core/website-url.ts'
import { builder } from '../../../graphql/builder.ts'
import { requestedFields } from '../../../graphql/requested-fields.ts'
import { IN_MEMORY, STATEMENT } from '../../../graphql/work.ts'
import type { StoredTool } from '../changes/tool-state.ts'
import { enumValues, FactSourceEnum, ToolStatusEnum } from '../enums.graphql.ts'
import { EDITABLE_TOOL_ORDERS, type EditableToolFilter } from './editable-tools.ts'
import { EDITABLE_FIELDS } from './tool-change.ts'

/** The number of fields, with room for more. */
const MOST_FIELDS = 45

type EditableField = { readonly name: ToolField; readonly value: string; readonly fact: StoredFact | null }

const EditableFieldFact = builder.objectRef<StoredFact>('EditableFieldFact').implement({
  description: 'Source and month of a value.',
  fields: (t) => ({
    source: t.expose('source', { type: FactSourceEnum, description: 'Where it comes from.' }),
    asOf: t.expose('as_of', { type: 'Month', description: 'The month it is known for.' }),
    url: t.string({
      nullable: true,
      description: 'The page it was read on, if any.',
      resolve: ({ url }) => safeWebsiteUrl(url),
    }),
    checkedOn: t.expose('checked_on', {
      type: 'Date',
      nullable: true,
      description: 'The day somebody checked it again; null when nobody has.',
    }),
  }),
})

const EditableField = builder.objectRef<EditableField>('EditableField').implement({
  description: 'A field of a tool, with its value as an imported file would have it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the field as the data files spell it.' }),
    value: t.exposeString('value', {
      description: 'Text, or JSON for lists and records; empty when nothing is known.',
    }),
    fact: t.expose('fact', {
      type: EditableFieldFact,
      nullable: true,
      description: 'Where it comes from; null when nothing says so.',
    }),
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
      description: 'The slug of the tool that it was merged into; null for most.',
      resolve: ({ values }) => values.merged_into,
    }),
    featured: t.boolean({ description: 'Whether it is featured.', resolve: ({ values }) => values.featured }),
    verifiedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day name, address and price were last checked; null when nobody has.',
      resolve: ({ values }) => values.verified_on,
    }),
    pricesKnownFor: t.field({
      type: 'Month',
      nullable: true,
      description: 'The month of its oldest price; null without a price.',
      resolve: pricesKnownFor,
    }),
    websiteUrl: t.string({
      nullable: true,
      description: "The vendor's page; null when there is none.",
      resolve: ({ values }) => safeWebsiteUrl(values.website_url),
    }),
    fields: t.field({
      type: [EditableField],
      extensions: { listSize: MOST_FIELDS, work: IN_MEMORY },
      description: 'Every field that can be changed by hand.',
      resolve: ({ values, facts }) =>
        EDITABLE_FIELDS.map((name) => ({ name, value: cellOf(values[name]), fact: facts[factOfField(name)] ?? null })),
    }),
  }),
})

const EditableToolsPage = builder
  .objectRef<{ readonly nodes: readonly StoredTool[]; readonly totalCount: number }>('EditableToolsPage')
  .implement({
    description: 'A numbered page of tools to edit.',
    fields: (t) => ({
      nodes: t.field({
        type: [EditableTool],
        extensions: { work: IN_MEMORY },
        description: 'The tools.',
        resolve: ({ nodes }) => [...nodes],
      }),
      totalCount: t.exposeInt('totalCount', { description: 'How many tools match in total.' }),
    }),
  })

const EditableToolOrderEnum = builder.enumType('EditableToolOrder', {
  description: 'The order of a list of tools to edit.',
  values: enumValues(EDITABLE_TOOL_ORDERS, {
    name: 'By name.',
    oldest_check: 'Those that nobody has checked first, then by the day of the last check.',
  }),
})

export const EditableToolFilterInput = builder.inputType('EditableToolFilter', {
  description: 'Which tools. What is left out or null does not narrow.',
  fields: (t) => ({
    search: t.string({ description: 'Part of a name, alias or slug; at most 100 characters.' }),
    category: t.string({ description: 'The slug of a category.' }),
    status: t.field({ type: ToolStatusEnum, description: 'Only tools with this status.' }),
    featured: t.boolean({ description: 'Only tools that are featured, or that are not.' }),
  }),
})

export const filterOf = (input: typeof EditableToolFilterInput.$inferInput | null | undefined): EditableToolFilter => {
  const { search = null, category = null, status = null, featured = null } = input ?? {}
  return { search, category, status, featured }
}

builder.queryFields((t) => ({
  editableTools: t.field({
    type: EditableToolsPage,
    extensions: { work: 12 * STATEMENT },
    description: 'Tools of any status, to be edited. For administrators and editors.',
    args: {
      filter: t.arg({ type: EditableToolFilterInput, description: 'Which tools; all of them when left out.' }),
      order: t.arg({ type: EditableToolOrderEnum, required: true, defaultValue: 'name', description: 'The order.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'The number of the page, from 1.' }),
      first: t.arg.int({ required: true, defaultValue: 50, description: 'How many tools, from 1 to 100.' }),
    },
    resolve: async (_root, { filter, order, page, first }, context, info) => {
      const viewer = await context.viewer()
      const { toolEditing } = context.services
      const wanted = filterOf(filter)
      const nodes = await toolEditing.list(viewer, { filter: wanted, order, page, first })
      const isCounted = requestedFields(info).has('totalCount')
      return { nodes, totalCount: isCounted ? await toolEditing.count(viewer, wanted) : 0 }
    },
  }),
  editableTool: t.field({
    type: EditableTool,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description: 'One tool of any status, to be edited; null when there is none. For administrators and editors.',
    args: { slug: t.arg.string({ required: true, description: 'The slug of the tool.' }) },
    resolve: async (_root, { slug }, { viewer, services }) => services.toolEditing.find(await viewer(), slug),
  }),
}))
