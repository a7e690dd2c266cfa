import { AlreadyListedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failureType } from '../../graphql/errors.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { Tool } from './tool.graphql.ts'
import { selectionFor } from './tool-row.ts'

failureType(AlreadyListedError, 'AlreadyListed', 'The suggested tool is already in the catalog.')

builder.objectField(AlreadyListedError, 'tool', (t) =>
  t.field({
    type: Tool,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'The tool; null if it was removed in the meantime.',
    resolve: ({ slug }, _args, { services }, info) =>
      services.catalogue.tools.findTool({ slug }, selectionFor(requestedFields(info))),
  }),
)
