import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { ProductFigures } from './product-figures.service.ts'

const Administration = builder.objectRef<ProductFigures>('Administration').implement({
  description: 'Live figures of the product.',
  fields: (t) => ({
    memberCount: t.exposeInt('memberCount', { description: 'The number of accounts.' }),
    toolCount: t.exposeInt('toolCount', { description: 'The number of active tools in the catalog.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      description: 'When the responding process started. Uptime before that is not measured.',
    }),
  }),
})

builder.queryField('administration', (t) =>
  t.field({
    type: Administration,
    extensions: { action: 'administration:read', work: 2 * STATEMENT },
    description: 'Returns live figures of the product. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.administration.productFigures.read(await viewer()),
  }),
)
