import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import type { ForwardConnection } from '../../graphql/forward-connections.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { BATCHED, CATALOGUE_SCAN, STATEMENT } from '../../graphql/work.ts'

const FavoriteType = builder.prismaObject('Favorite', {
  description: 'A tool saved by the member.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the entry, not of the tool.' }),
    favoritedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
    tool: t.field({
      type: 'Tool',
      select: { toolId: true },
      extensions: { work: BATCHED },
      description: 'The tool; it may be discontinued.',
      resolve: resolveExistingTool,
    }),
  }),
})

builder.queryFields((t) => ({
  favorites: t.prismaConnection(
    {
      type: FavoriteType,
      cursor: 'place',
      maxSize: (_args, { maxPageSize }) => maxPageSize,
      extensions: {
        work: 2 * STATEMENT,
        forwardConnection: {
          defaultSize: 40,
          check: async ({ viewer, services, maxPageSize }, first) =>
            services.favorites.favorites.checkPage(await viewer(), first, maxPageSize),
        } satisfies ForwardConnection,
      },
      description: "The viewer's saved tools, newest first. Requires a token.",
      resolve: async (query, _root, _args, { viewer, services }) =>
        services.favorites.favorites.page(await viewer(), query),
    },
    {
      name: 'FavoriteConnection',
      description: 'A page of saved tools.',
      fields: (connection) => ({
        totalCount: connection.int({
          extensions: { work: STATEMENT, pothosPrismaTotalCount: true },
          description: 'The total number of saved tools.',
          resolve: async (_page, _args, { viewer, services }) => services.favorites.favorites.count(await viewer()),
        }),
      }),
    },
    { name: 'FavoriteEdge', description: 'A saved tool and its position in the list.' },
  ),
  favoriteToolIds: t.idList({
    extensions: { work: CATALOGUE_SCAN + STATEMENT },
    description: 'The ids of all tools that the viewer has saved. Requires a token.',
    resolve: async (_root, _args, { viewer, services }) => services.favorites.favorites.toolIds(await viewer()),
  }),
}))

const AddFavoritePayload = builder
  .objectRef<{ readonly favorite: typeof FavoriteType.$inferType }>('AddFavoritePayload')
  .implement({
    description: 'The tool was saved.',
    fields: (t) => ({ favorite: t.expose('favorite', { type: FavoriteType, description: 'The saved tool entry.' }) }),
  })

builder.mutationField('addFavorite', (t) =>
  t.field({
    type: AddFavoritePayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Saves a tool for the viewer. Saving it again changes nothing. Requires a token.',
    errors: failures([InvalidInputError, NotFoundError], 'The saved tool, or why it was not saved.'),
    args: mutationInput('addFavorite', (input) => ({
      toolId: input.id({ required: true, description: 'The UUID of the tool.' }),
      favoritedAt: input.field({
        type: 'DateTime',
        description: 'When it was saved, for restoring a tool that was just removed; the current time when omitted.',
      }),
    })),
    resolve: async (_root, { input }, context, info) => {
      const viewer = await context.viewer()
      const query = plannedQuery<Prisma.FavoriteSelect>(context, info, ['favorite'], { id: true })
      return { favorite: await context.services.favorites.favorites.add(viewer, input, query) }
    },
  }),
)

const RemoveFavoritePayload = exposedType<{ toolId: string }>('RemoveFavoritePayload', 'The tool is no longer saved.', {
  toolId: field.id('The id of the tool.'),
})

builder.mutationField('removeFavorite', (t) =>
  t.field({
    type: RemoveFavoritePayload,
    extensions: { work: 2 * STATEMENT },
    description: 'Removes a saved tool. Does nothing if the tool is not saved. Requires a token.',
    errors: failures([], 'The tool that is no longer saved.'),
    args: mutationInput('removeFavorite', (input) => ({
      toolId: input.id({ required: true, description: 'The UUID of the tool.' }),
    })),
    resolve: async (_root, { input: { toolId } }, { viewer, services }) => {
      await services.favorites.favorites.remove(await viewer(), toolId)
      return { toolId }
    },
  }),
)
