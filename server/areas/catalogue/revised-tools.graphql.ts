import { builder } from '../../graphql/builder.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { Tool } from './tool.graphql.ts'

builder.queryField('revisedTools', (t) =>
  t.field({
    type: [Tool],
    extensions: { publicCatalogue: true, work: STATEMENT },
    description: 'Active tools whose records changed after they were added, latest change first.',
    args: { first: t.arg.int({ defaultValue: 6, description: 'How many tools to return, 1 to 20.' }) },
    resolve: (_root, args, { services }, info) =>
      services.catalogue.revisedTools.latest(args.first ?? 6, requestedFields(info)),
  }),
)
