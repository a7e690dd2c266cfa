import type { CONTRASTS } from '#core/catalogue/similarity.ts'
import { MOST_SHARED_JOBS } from '#core/pages/verdict/shared-jobs.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { CATALOGUE_SCAN, IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { recordTag } from '../../platform/cache/cache-tags.ts'
import { JobType } from './jobs.graphql.ts'
import { Tool } from './tool.graphql.ts'
import type { SimilarToolRow } from './tool.service.ts'
import { selectionFor } from './tool-row.ts'

const ToolContrast = enumType<(typeof CONTRASTS)[number]>('ToolContrast', 'An advantage of a tool over another.', {
  cheaper: 'Both prices are known, and its lowest paid price is at least 10% and $1 per month lower.',
  easier: 'It requires less skill.',
  has_api: 'It has a documented public API and the other tool has none.',
  free_tier: 'It has a free tier and the other tool has none.',
})

const SimilarTool = builder.objectRef<SimilarToolRow>('SimilarTool').implement({
  description: 'A tool similar to another, with the reasons.',
  fields: (t) =>
    withExposed(t, {
      tool: field.of(Tool, 'The tool.'),
      similarity: field.float('The similarity of their topics, 0 to 1.'),
      sharedJobs: field.of(
        [JobType],
        'Up to 2 jobs that the other tool is best at and this one is good for, the closest first; empty for none.',
        { listSize: MOST_SHARED_JOBS },
      ),
      sharedTopics: field.of(['String'], 'The shared topics, most important first.'),
      contrasts: field.of([ToolContrast], 'Its advantages over the other tool.'),
    }),
})

builder.objectField(Tool, 'similar', (t) =>
  t.field({
    type: [SimilarTool],
    extensions: { reads: 'lists', work: CATALOGUE_SCAN + STATEMENT },
    description: 'The active tools most similar to this one. Expensive: request it for a single tool only.',
    args: { first: t.arg.int({ defaultValue: 4, description: 'How many tools to return, 1 to 12.' }) },
    resolve: async (tool, { first }, { services, cacheTags }, info) => {
      const selection = selectionFor(requestedFields(info, ['tool']))
      const similar = await services.catalogue.tools.similarTo(tool, first ?? 4, selection)
      for (const { id } of similar) cacheTags?.add(recordTag(id))
      return [...similar]
    },
  }),
)

builder.objectField(Tool, 'hasAlternatives', (t) =>
  t.boolean({
    extensions: { reads: 'lists', work: IN_MEMORY },
    description:
      'Whether at least 8 active tools are similar to it, so that search engines may index `/tool/{slug}/alternatives`; false for a tool that is no longer active.',
    resolve: ({ id }, _args, { services }) => services.catalogue.alternatives.hasEnough(id),
  }),
)
