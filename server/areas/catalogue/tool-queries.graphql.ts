import { DIRECTORY_PAGE_SIZE, filterValues } from '../../../core/catalogue/tool-query.ts'
import { builder } from '../../graphql/builder.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { COLUMN_SCAN, SEARCH_RUN, STATEMENT } from '../../graphql/work.ts'
import { sortTag } from '../../platform/cache/cache-tags.ts'
import {
  IntegrationEnum,
  PlatformEnum,
  PricingModelEnum,
  PrivacyClaimEnum,
  SkillLevelEnum,
  TeamSizeEnum,
  ToolSortEnum,
} from './enums.graphql.ts'
import { Tool } from './tool.graphql.ts'
import { ToolConnection } from './tool-connection.graphql.ts'
import { selectionFor } from './tool-row.ts'

builder.queryField('tools', (t) =>
  t.field({
    type: ToolConnection,
    extensions: { publicCatalogue: true, work: { always: STATEMENT + COLUMN_SCAN, ifGiven: { search: SEARCH_RUN } } },
    description: 'The active tools that match, a page at a time: by cursor (`after`) or by number (`offset`).',
    args: {
      search: t.arg.string({
        description: 'A name, or what a tool shall do, in words; at most 100 characters.',
      }),
      category: t.arg.stringList({ description: 'Slugs of categories: tools of any of them.' }),
      pricingModel: t.arg({ type: [PricingModelEnum], description: 'Tools that charge in any of these ways.' }),
      platform: t.arg({ type: [PlatformEnum], description: 'Tools that run on any of these.' }),
      integration: t.arg({ type: [IntegrationEnum], description: 'Tools that connect to all of these.' }),
      privacy: t.arg({ type: [PrivacyClaimEnum], description: 'Tools that make all of these claims.' }),
      skill: t.arg({ type: [SkillLevelEnum], description: 'Tools that ask for any of these.' }),
      teamSize: t.arg({ type: [TeamSizeEnum], description: 'Tools that fit any of these.' }),
      maxMonthlyPriceUsd: t.arg.int({
        description:
          'Tools whose lowest paid price a month is at most this, 0 or more; free tools pass, unknown prices do not.',
      }),
      openSource: t.arg.boolean({ description: 'Only tools whose source is open, or only those whose is not.' }),
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
      // Ratings change this order without a new catalogue revision.
      if (args.sort === 'rating') cacheTags?.add(sortTag('rating'))
      const nodes = requestedFields(info, ['nodes'], ['edges', 'node'])
      return services.toolLists.list(
        {
          search: args.search ?? null,
          categories: filterValues(args.category, 'category'),
          pricingModels: filterValues(args.pricingModel, 'pricingModel'),
          platforms: filterValues(args.platform, 'platform'),
          integrations: filterValues(args.integration, 'integration'),
          privacy: filterValues(args.privacy, 'privacy'),
          skills: filterValues(args.skill, 'skill'),
          teamSizes: filterValues(args.teamSize, 'teamSize'),
          maxMonthlyPriceUsd: args.maxMonthlyPriceUsd ?? null,
          openSource: args.openSource ?? null,
          freeTier: args.freeTier ?? null,
          apiAvailable: args.apiAvailable ?? null,
          verified: args.verified ?? null,
          featured: args.featured ?? null,
          sort: args.sort ?? 'relevance',
          first: args.first ?? DIRECTORY_PAGE_SIZE,
          after: args.after ?? null,
          offset: args.offset ?? null,
        },
        selectionFor(nodes),
        { nodes: nodes.size > 0, matchedOn: requestedFields(info, ['edges']).has('matchedOn') },
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
    extensions: { publicCatalogue: true, work: SEARCH_RUN + STATEMENT },
    description: 'Active tools to offer while a search is typed: names first, then purposes.',
    args: {
      search: t.arg.string({ required: true, description: 'What was typed so far; at most 100 characters.' }),
      first: t.arg.int({ defaultValue: 8, description: 'How many tools, from 1 to 20.' }),
    },
    resolve: async (_root, args, { services }, info) => [
      ...(await services.toolLists.suggest(args.search, args.first ?? 8, selectionFor(requestedFields(info)))),
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
