import { DIRECTORY_PAGE_SIZE, filterValues } from '../../../core/catalogue/tool-query.ts'
import { builder } from '../../graphql/builder.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { CATALOGUE_SCAN, STATEMENT } from '../../graphql/work.ts'
import { sortTag } from '../../platform/cache/cache-tags.ts'
import { PlatformEnum, PricingModelEnum, ToolSortEnum } from './enums.graphql.ts'
import { Tool } from './tool.graphql.ts'
import { ToolConnection } from './tool-connection.graphql.ts'
import { selectionFor } from './tool-row.ts'

builder.queryField('tools', (t) =>
  t.field({
    type: ToolConnection,
    extensions: { publicCatalogue: true, work: { always: 2 * STATEMENT, ifGiven: { search: 2 * CATALOGUE_SCAN } } },
    description: 'The active tools that match, a page at a time: by cursor (`after`) or by number (`offset`).',
    args: {
      search: t.arg.string({
        description: 'Part of a name, description or category, in any case; at most 100 characters.',
      }),
      category: t.arg.stringList({ description: 'Slugs of categories: tools of any of them.' }),
      pricingModel: t.arg({ type: [PricingModelEnum], description: 'Tools that charge in any of these ways.' }),
      platform: t.arg({ type: [PlatformEnum], description: 'Tools that run on any of these.' }),
      freeTier: t.arg.boolean({ description: 'Only tools of which something is free, or only the others.' }),
      apiAvailable: t.arg.boolean({ description: 'Only tools with a documented public API, or only those without.' }),
      verified: t.arg.boolean({ description: 'Only tools that an editor checked at the vendor, or only the others.' }),
      featured: t.arg.boolean({ description: 'Only tools that the editors feature, or only the others.' }),
      sort: t.arg({ type: ToolSortEnum, defaultValue: 'relevance', description: 'The order of the list.' }),
      first: t.arg.int({ defaultValue: DIRECTORY_PAGE_SIZE, description: 'How many tools, from 1 to 100.' }),
      after: t.arg.string({ description: 'A cursor of the same query and sort: go on behind it.' }),
      offset: t.arg.int({ description: 'How many tools to skip, for numbered pages; not together with `after`.' }),
    },
    resolve: (_root, args, { services, maxPageSize, cacheTags }, info) => {
      // Ratings change this order without a change of the catalogue.
      if (args.sort === 'rating') cacheTags?.add(sortTag('rating'))
      const page = requestedFields(info)
      const cursors = requestedFields(info, ['edges'], ['pageInfo'])
      return services.tools.listTools(
        {
          search: args.search ?? null,
          categories: filterValues(args.category, 'category'),
          pricingModels: filterValues(args.pricingModel, 'pricingModel'),
          platforms: filterValues(args.platform, 'platform'),
          freeTier: args.freeTier ?? null,
          apiAvailable: args.apiAvailable ?? null,
          verified: args.verified ?? null,
          featured: args.featured ?? null,
          sort: args.sort ?? 'relevance',
          first: args.first ?? DIRECTORY_PAGE_SIZE,
          after: args.after ?? null,
          offset: args.offset ?? null,
        },
        selectionFor(requestedFields(info, ['nodes'], ['edges', 'node'])),
        {
          cursors: ['cursor', 'startCursor', 'endCursor'].some((field) => cursors.has(field)),
          totalCount: page.has('totalCount'),
        },
        maxPageSize,
      )
    },
  }),
)

builder.queryField('tool', (t) =>
  t.field({
    type: Tool,
    extensions: { publicCatalogue: true, work: 2 * STATEMENT },
    nullable: true,
    description: 'One tool, also a discontinued one; null when there is none. Give exactly one argument.',
    args: {
      id: t.arg.id({ description: "The tool's UUID." }),
      slug: t.arg.string({ description: "The tool's slug." }),
      reference: t.arg.string({
        description: 'What stands in an address: a slug, a UUID, or the name in lower case with dashes.',
      }),
    },
    resolve: (_root, args, { services }, info) =>
      services.tools.findTool(
        { id: args.id ?? null, slug: args.slug ?? null, reference: args.reference ?? null },
        selectionFor(requestedFields(info)),
      ),
  }),
)

builder.queryField('toolSuggestions', (t) =>
  t.field({
    type: [Tool],
    extensions: { publicCatalogue: true, work: 2 * CATALOGUE_SCAN },
    description: 'Active tools whose name or alias contains the search or is much like it, closest first.',
    args: {
      search: t.arg.string({ required: true, description: 'What was typed so far; at most 100 characters.' }),
      first: t.arg.int({ defaultValue: 8, description: 'How many tools, from 1 to 20.' }),
    },
    resolve: async (_root, args, { services }, info) => [
      ...(await services.tools.suggest(args.search, args.first ?? 8, selectionFor(requestedFields(info)))),
    ],
  }),
)

builder.queryField('compareTools', (t) =>
  t.field({
    type: [Tool],
    extensions: { publicCatalogue: true, listSize: 4, work: STATEMENT },
    description: 'Up to four tools side by side, in the order given; unknown slugs are left out.',
    args: { slugs: t.arg.stringList({ required: true, description: "The tools' slugs." }) },
    resolve: async (_root, args, { services }, info) => [
      ...(await services.tools.compare(args.slugs, selectionFor(requestedFields(info)))),
    ],
  }),
)
