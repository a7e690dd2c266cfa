import { builder } from '../../graphql/builder.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { ProductFigures } from './product-figures.service.ts'

const Administration = exposedType<ProductFigures>('Administration', 'Live figures of the product.', {
  memberCount: field.int('The number of accounts.'),
  toolCount: field.int('The number of active tools in the catalog.'),
  startedAt: field.dateTime('When the responding process started. Uptime before that is not measured.'),
})

builder.queryField('administration', (t) =>
  t.field({
    type: Administration,
    extensions: { action: 'administration:read', work: 2 * STATEMENT },
    description: 'Returns live figures of the product. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.administration.productFigures.read(await viewer()),
  }),
)
