import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY } from '../../graphql/work.ts'
import type { CatalogueInfo } from './catalogue.service.ts'
import { PricingModelEnum } from './enums.graphql.ts'

const Catalogue = builder.objectRef<CatalogueInfo>('Catalogue').implement({
  description: 'The catalogue as a whole.',
  fields: (t) => ({
    revision: t.exposeInt('revision', {
      description: 'A number that grows with every change of the data of the catalogue. Ratings do not change it.',
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When the data of the catalogue last changed.' }),
    toolCount: t.exposeInt('toolCount', { description: 'How many active tools it holds.' }),
    categoryCount: t.exposeInt('categoryCount', { description: 'How many categories hold at least one.' }),
  }),
})

builder.queryFields((t) => ({
  catalogue: t.field({
    type: Catalogue,
    extensions: { publicCatalogue: true, work: IN_MEMORY },
    description: 'Revision and size of the catalogue.',
    resolve: (_root, _args, { services }) => services.catalogue.info(),
  }),
  pricingModels: t.field({
    type: [PricingModelEnum],
    extensions: { publicCatalogue: true, work: IN_MEMORY },
    description: 'The pricing models that occur among active tools.',
    resolve: async (_root, _args, { services }) => [...(await services.catalogue.pricingModels())],
  }),
}))
