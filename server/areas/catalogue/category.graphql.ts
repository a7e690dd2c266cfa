import { builder } from '../../graphql/builder.ts'
import { findNodeBy, Node } from '../../graphql/node.ts'
import { IN_MEMORY } from '../../graphql/work.ts'
import { CategoryIconType } from './category-icon.graphql.ts'
import type { CategoryRow } from './tool-row.ts'

export const Category = builder.objectRef<CategoryRow>('Category').implement({
  description: 'A category of the directory. Every tool belongs to exactly one category.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID that never changes.' }),
    slug: t.exposeString('slug', { description: 'The key of the category in URLs, such as `image-generation`.' }),
    name: t.exposeString('name', { description: 'The name to display.' }),
    description: t.exposeString('description', { description: 'One sentence on what its tools do.' }),
    icon: t.field({
      type: CategoryIconType,
      nullable: true,
      extensions: { reads: 'program', work: IN_MEMORY },
      description: 'Its icon; null when none is available.',
      resolve: ({ slug }, _args, { services }) => services.catalogue.categoryIcons.of(slug),
    }),
    toolCount: t.int({
      extensions: { reads: 'lists', work: IN_MEMORY },
      description: 'The number of active tools.',
      resolve: (category, _args, { services }) => services.catalogue.catalogue.toolCountOf(category.id),
    }),
  }),
})

findNodeBy('Category', (id, { services }) => services.catalogue.catalogue.findCategory(id))

builder.queryField('categories', (t) =>
  t.field({
    type: [Category],
    extensions: { reads: 'lists', publicCatalogue: true, listSize: 50, work: IN_MEMORY },
    description: 'The categories with at least one active tool, by name.',
    resolve: async (_root, _args, { services }) => [...(await services.catalogue.catalogue.categories())],
  }),
)
