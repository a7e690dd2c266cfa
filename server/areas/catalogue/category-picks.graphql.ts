import type { CategoryPick } from '#core/pages/job/category-picks.ts'
import { builder } from '../../graphql/builder.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { recordTag } from '../../platform/cache/cache-tags.ts'
import { Category } from './category.graphql.ts'
import { Tool } from './tool.graphql.ts'
import { selectionFor, type ToolRow } from './tool-row.ts'

/** One for each kind of label. */
const MOST = 5

const CategoryPickType = builder.objectRef<CategoryPick<ToolRow>>('CategoryPick').implement({
  description: 'A tool that editors recommend first in a category, by their grades for its jobs.',
  fields: (t) =>
    withExposed(t, {
      labels: field.of(['String'], 'For whom, such as "Best overall" or "Best free choice".'),
      reason: nullable.string(
        'Why, from its record, such as "Answers with numbered citations"; null if the record no longer says it.',
      ),
      tool: field.of(Tool, 'The tool.'),
    }),
})

builder.objectField(Category, 'picks', (t) =>
  t.field({
    type: [CategoryPickType],
    extensions: { reads: 'lists', listSize: MOST, work: STATEMENT },
    description: 'Up to 5 picks with labels, the best overall first; empty for a category without graded tools.',
    resolve: async (category, _args, { services, cacheTags }, info) => {
      const selection = selectionFor(requestedFields(info, ['tool']))
      const picks = await services.catalogue.categoryPicks.picksOf(category, selection)
      for (const { tool } of picks) cacheTags?.add(recordTag(tool.id))
      return [...picks]
    },
  }),
)
