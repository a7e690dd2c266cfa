import { builder } from '../../graphql/builder.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { COLUMN_SCAN, STATEMENT } from '../../graphql/work.ts'
import { recordTag } from '../../platform/cache/cache-tags.ts'
import { Category } from './category.graphql.ts'
import { MOST_CATEGORIES, MOST_WELL_KNOWN } from './popular-categories.service.ts'
import { Tool } from './tool.graphql.ts'
import { selectionFor } from './tool-row.ts'

builder.objectField(Category, 'wellKnownTools', (t) =>
  t.field({
    type: [Tool],
    extensions: { reads: 'lists', listSize: MOST_WELL_KNOWN, work: STATEMENT },
    description: 'Up to 3 of its well-known tools, those with a logo first.',
    resolve: async (category, _args, { services, cacheTags }, info) => {
      // They are sorted by whether they have a logo.
      const selection = selectionFor(new Set([...requestedFields(info), 'mark']))
      const tools = await services.catalogue.popularCategories.wellKnownTools(category, selection)
      for (const { id } of tools) cacheTags?.add(recordTag(id))
      return [...tools]
    },
  }),
)

builder.queryField('popularCategories', (t) =>
  t.field({
    type: [Category],
    extensions: { reads: 'lists', publicCatalogue: true, listSize: MOST_CATEGORIES, work: COLUMN_SCAN },
    description:
      'Returns the categories with the best-known tools: most household names first, then most well-known tools.',
    args: { first: t.arg.int({ defaultValue: 12, description: 'How many categories to return, 1 to 20.' }) },
    resolve: async (_root, { first }, { services }) => [
      ...(await services.catalogue.popularCategories.popular(first ?? 12)),
    ],
  }),
)
