import { MAX_COLLECTION_TOOLS, MAX_COLLECTIONS } from '#core/collections.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import type { ForwardConnection } from '../../graphql/forward-connections.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { BATCHED, IN_MEMORY, STATEMENT } from '../../graphql/work.ts'

builder.prismaObject('CollectionTool', {
  description: "A tool in one of the viewer's collections.",
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the entry, not of the tool.' }),
    note: t.exposeString('note', { description: "The member's note on the tool; may be empty." }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When it was added.' }),
    tool: t.field({
      type: 'Tool',
      select: { toolId: true },
      extensions: { work: BATCHED },
      description: 'The tool; it may be discontinued.',
      resolve: resolveExistingTool,
    }),
  }),
})

export const CollectionType = builder.prismaObject('Collection', {
  description: 'A named list of tools that belongs to the viewer.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    name: t.exposeString('name', { description: 'Its name, 1 to 80 characters.' }),
    note: t.exposeString('note', { description: "The member's note; may be empty." }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    toolCount: t.relationCount('tools', { extensions: { work: BATCHED }, description: 'The number of tools.' }),
    tools: t.relation('tools', {
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: MAX_COLLECTION_TOOLS,
          description: `How many tools to return, 1 to ${MAX_COLLECTION_TOOLS}.`,
        }),
      },
      query: ({ first }) => ({
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        take: Math.min(Math.max(first, 0), MAX_COLLECTION_TOOLS),
      }),
      extensions: { work: BATCHED },
      description: "Its tools in the member's order.",
    }),
    sharePath: t.string({
      nullable: true,
      select: { shareSeed: true, shareHash: true },
      extensions: { work: IN_MEMORY },
      description: 'The path of its shared page, which anyone with the link can view; null when it is not shared.',
      resolve: (row, _args, { services }) => services.collections.sharing.path(row),
    }),
  }),
})

builder.queryFields((t) => ({
  collections: t.prismaConnection(
    {
      type: CollectionType,
      cursor: 'place',
      maxSize: MAX_COLLECTIONS,
      extensions: {
        work: 2 * STATEMENT,
        forwardConnection: {
          defaultSize: MAX_COLLECTIONS,
          check: async ({ viewer, services }, first) =>
            services.collections.collections.checkPage(await viewer(), first),
        } satisfies ForwardConnection,
      },
      description: "The viewer's collections, newest first, 1 to 50 per page. Requires a token.",
      resolve: async (query, _root, _args, { viewer, services }) =>
        services.collections.collections.page(await viewer(), query),
    },
    {
      name: 'CollectionConnection',
      description: 'A page of collections.',
      fields: (connection) => ({
        totalCount: connection.int({
          extensions: { work: STATEMENT, pothosPrismaTotalCount: true },
          description: 'The total number of collections.',
          resolve: async (_page, _args, { viewer, services }) => services.collections.collections.count(await viewer()),
        }),
      }),
    },
    { name: 'CollectionEdge', description: 'A collection and its position in the list.' },
  ),
  collection: t.field({
    type: CollectionType,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description: "One of the viewer's collections; null when there is none with this id. Requires a token.",
    args: { id: t.arg.id({ required: true, description: 'The UUID of the collection.' }) },
    resolve: async (_root, { id }, context, info) => {
      const query = plannedQuery<Prisma.CollectionSelect>(context, info, [], { id: true })
      return context.services.collections.collections.own(await context.viewer(), id, query)
    },
  }),
  collectionIdsWithTool: t.idList({
    extensions: { work: STATEMENT },
    description: "The ids of the viewer's collections that contain a tool. Requires a token.",
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }) =>
      services.collections.tools.collectionIds(await viewer(), toolId),
  }),
}))
