import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { PageInfo } from '../../graphql/page-info.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { CATALOGUE_SCAN, STATEMENT } from '../../graphql/work.ts'
import type { Favorite, FavoritePage } from './favorites.service.ts'

const FavoriteType = builder.objectRef<Favorite>('Favorite').implement({
  description: 'A tool that the member has saved.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the entry, not of the tool.' }),
    favoritedAt: t.expose('favoritedAt', { type: 'DateTime', description: 'When it was saved.' }),
    tool: t.expose('tool', { type: 'Tool', description: 'The tool, also a discontinued one.' }),
  }),
})

const FavoriteEdge = builder.objectRef<FavoritePage['edges'][number]>('FavoriteEdge').implement({
  description: 'A saved tool and its place in the list.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Opaque; give it back as `after` to go on from here.' }),
    node: t.expose('node', { type: FavoriteType, description: 'The entry.' }),
  }),
})

const FavoriteConnection = builder.objectRef<FavoritePage>('FavoriteConnection').implement({
  description: 'A page of saved tools.',
  fields: (t) => ({
    edges: t.field({ type: [FavoriteEdge], description: 'Entries with cursors.', resolve: ({ edges }) => [...edges] }),
    nodes: t.field({
      type: [FavoriteType],
      description: 'The same entries without cursors.',
      resolve: ({ edges }) => edges.map(({ node }) => node),
    }),
    pageInfo: t.field({ type: PageInfo, description: 'Where the page stands.', resolve: (page) => ({ page }) }),
    totalCount: t.exposeInt('totalCount', { description: 'How many tools are saved altogether.' }),
  }),
})

builder.queryFields((t) => ({
  favorites: t.field({
    type: FavoriteConnection,
    extensions: { work: 3 * STATEMENT },
    description: "The viewer's saved tools, the newest first. Needs a token.",
    args: {
      first: t.arg.int({ required: true, defaultValue: 40, description: 'How many entries, from 1 to 100.' }),
      after: t.arg.string({ description: 'A cursor of this list: go on behind it.' }),
    },
    resolve: async (_root, { first, after }, { viewer, services, maxPageSize }, info) =>
      services.favorites.page(
        await viewer(),
        { first, after: after ?? null },
        requestedFields(info, ['nodes', 'tool'], ['edges', 'node', 'tool']),
        maxPageSize,
      ),
  }),
  favoriteToolIds: t.idList({
    extensions: { work: CATALOGUE_SCAN + STATEMENT },
    description: 'The ids of all tools that the viewer has saved, to fill hearts with. Needs a token.',
    resolve: async (_root, _args, { viewer, services }) => services.favorites.toolIds(await viewer()),
  }),
}))

const AddFavoritePayload = builder.objectRef<{ favorite: Favorite }>('AddFavoritePayload').implement({
  description: 'The tool is saved.',
  fields: (t) => ({ favorite: t.expose('favorite', { type: FavoriteType, description: 'The entry.' }) }),
})

builder.mutationField('addFavorite', (t) =>
  t.field({
    type: AddFavoritePayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Saves a tool for the viewer. Saving it again changes nothing. Needs a token.',
    errors: {
      types: [InvalidInputError, NotFoundError],
      union: { name: 'AddFavoriteResult', description: 'The saved tool, or why it was not saved.' },
    },
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }, info) => ({
      favorite: await services.favorites.add(await viewer(), toolId, requestedFields(info, ['favorite', 'tool'])),
    }),
  }),
)

const RemoveFavoritePayload = builder.objectRef<{ toolId: string }>('RemoveFavoritePayload').implement({
  description: 'The tool is not saved any more.',
  fields: (t) => ({ toolId: t.exposeID('toolId', { description: 'The id that was given.' }) }),
})

builder.mutationField('removeFavorite', (t) =>
  t.field({
    type: RemoveFavoritePayload,
    extensions: { work: 2 * STATEMENT },
    description: 'Saves a tool no more; it need not have been saved. Needs a token.',
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }) => {
      await services.favorites.remove(await viewer(), toolId)
      return { toolId }
    },
  }),
)
