import { builder } from '../../graphql/builder.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { IN_MEMORY } from '../../graphql/work.ts'
import { CATALOGUE } from '../../platform/cache/cache-tags.ts'
import type { CatalogueInfo } from './catalogue.service.ts'
import { PricingModelEnum } from './enums.graphql.ts'

const Catalogue = builder.objectRef<CatalogueInfo>('Catalogue').implement({
  description: 'The catalog as a whole.',
  fields: (t) =>
    withExposed(t, {
      revision: t.int({
        description: 'A number that increases with every change to the catalog data. Ratings do not change it.',
        resolve: ({ revision }, _args, { cacheTags }) => {
          cacheTags?.add(CATALOGUE)
          return revision
        },
      }),
      changedAt: t.field({
        type: 'DateTime',
        description: 'When the catalog data last changed.',
        resolve: ({ changedAt }, _args, { cacheTags }) => {
          cacheTags?.add(CATALOGUE)
          return changedAt
        },
      }),
      toolCount: field.int('The number of active tools.'),
      categoryCount: field.int('The number of categories with at least one active tool.'),
    }),
})

builder.queryFields((t) => ({
  catalogue: t.field({
    type: Catalogue,
    extensions: { reads: 'lists', publicCatalogue: true, work: IN_MEMORY },
    description: 'Returns the revision and size of the catalog.',
    resolve: (_root, _args, { services }) => services.catalogue.catalogue.info(),
  }),
  pricingModels: t.field({
    type: [PricingModelEnum],
    extensions: { reads: 'lists', publicCatalogue: true, work: IN_MEMORY },
    description: 'The pricing models used by active tools.',
    resolve: async (_root, _args, { services }) => [...(await services.catalogue.catalogue.pricingModels())],
  }),
}))
