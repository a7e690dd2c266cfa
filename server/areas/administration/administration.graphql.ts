import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { ProductFigures } from './product-figures.service.ts'

const Administration = builder.objectRef<ProductFigures>('Administration').implement({
  description: 'The live figures of the product.',
  fields: (t) => ({
    memberCount: t.exposeInt('memberCount', { description: 'How many accounts there are.' }),
    toolCount: t.exposeInt('toolCount', { description: 'How many active tools the catalogue holds.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      description: 'When the process that answers was started. Nothing measures the time before.',
    }),
  }),
})

builder.queryField('administration', (t) =>
  t.field({
    type: Administration,
    extensions: { work: 2 * STATEMENT },
    description: 'Shows the live figures of the product. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.productFigures.read(await viewer()),
  }),
)
