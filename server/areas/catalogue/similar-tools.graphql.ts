import { CONTRASTS, type SimilarTool as Similar } from '../../../core/catalogue/similarity.ts'
import { builder } from '../../graphql/builder.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { CATALOGUE_SCAN, IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { enumValues } from './enums.graphql.ts'
import { Tool } from './tool.graphql.ts'
import { selectionFor, type ToolRow } from './tool-row.ts'

const ToolContrast = builder.enumType('ToolContrast', {
  description: 'What a tool has over another.',
  values: enumValues(CONTRASTS, {
    cheaper: 'Both prices are known and its lowest paid price is lower by at least 10 % and $1 a month.',
    easier: 'It asks for less skill.',
    has_api: 'It has a documented public API and the other has none.',
    free_tier: 'Something of it is free and nothing of the other is.',
  }),
})

const SimilarTool = builder.objectRef<Similar & { tool: ToolRow }>('SimilarTool').implement({
  description: 'A tool like another, with the reason.',
  fields: (t) => ({
    tool: t.field({ type: Tool, description: 'The tool.', resolve: (similar) => similar.tool }),
    similarity: t.exposeFloat('similarity', { description: 'How alike their topics are, from 0 to 1.' }),
    sharedTopics: t.stringList({
      description: 'Topics of both, most important first.',
      resolve: (similar) => [...similar.sharedTopics],
    }),
    contrasts: t.field({
      type: [ToolContrast],
      description: 'What it has over the other.',
      resolve: (similar) => [...similar.contrasts],
    }),
  }),
})

builder.objectField(Tool, 'similar', (t) =>
  t.field({
    type: [SimilarTool],
    extensions: { work: CATALOGUE_SCAN + STATEMENT },
    description: 'The active tools most like this one. Costly: ask for it on a single tool.',
    args: { first: t.arg.int({ defaultValue: 4, description: 'How many tools to return, 1 to 12.' }) },
    resolve: async (tool, args, { services }, info) => [
      ...(await services.tools.similarTo(tool, args.first ?? 4, selectionFor(requestedFields(info, ['tool'])))),
    ],
  }),
)

builder.objectField(Tool, 'hasAlternatives', (t) =>
  t.boolean({
    extensions: { work: IN_MEMORY },
    description:
      'Whether at least 8 active tools are similar to it, so that search engines may index `/tool/{slug}/alternatives`; false for a tool that is no longer active.',
    resolve: ({ id }, _args, { services }) => services.alternatives.hasEnough(id),
  }),
)
