import { builder } from '../../graphql/builder.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { IN_MEMORY } from '../../graphql/work.ts'
import type { CatalogueInfo } from './catalogue.service.ts'
import { PricingModelEnum } from './enums.graphql.ts'

export const Catalogue = exposedType<CatalogueInfo>('Catalogue', 'The catalog as a whole.', {
  // Unlike the counts, these change with every edit.
  revision: field.of(
    'Int',
    'A number that increases with every change to the catalog data. Ratings do not change it.',
    { work: IN_MEMORY },
  ),
  changedAt: field.of('DateTime', 'When the catalog data last changed.', { work: IN_MEMORY }),
  toolCount: field.int('The number of active tools.'),
  categoryCount: field.int('The number of categories with at least one active tool.'),
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
