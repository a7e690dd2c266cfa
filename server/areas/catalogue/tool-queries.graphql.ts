import { byFlag, FLAGS } from '#core/catalogue/listing/flags.ts'
import { DIRECTORY_PAGE_SIZE, filterValues } from '#core/catalogue/tool-query.ts'
import { builder } from '../../graphql/builder.ts'
import { findNodeBy } from '../../graphql/node.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { COLUMN_SCAN, SEARCH_RUN, STATEMENT } from '../../graphql/work.ts'
import { CATALOGUE, recordTag, sortTag } from '../../platform/cache/cache-tags.ts'
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
    description: 'Lists matching active tools, in pages after a cursor (`after`) or by number (`page`).',
    args: {
      search: t.arg.string({
        description: "A tool's name or a description of what it should do, at most 100 characters.",
      }),
      category: t.arg.stringList({ description: 'Return tools in any of these categories, given as slugs.' }),
      pricingModel: t.arg({ type: [PricingModelEnum], description: 'Return tools with any of these pricing models.' }),
      platform: t.arg({ type: [PlatformEnum], description: 'Return tools that run on any of these platforms.' }),
      integration: t.arg({
        type: [IntegrationEnum],
        description: 'Return tools that integrate with all of these products.',
      }),
      privacy: t.arg({ type: [PrivacyClaimEnum], description: 'Return tools with all of these privacy claims.' }),
      skill: t.arg({ type: [SkillLevelEnum], description: 'Return tools with any of these skill levels.' }),
      teamSize: t.arg({ type: [TeamSizeEnum], description: 'Return tools for any of these team sizes.' }),
      maxMonthlyPriceUsd: t.arg.int({
        description:
          'Return tools whose lowest paid monthly price in US dollars is at most this, 0 or more; includes free tools, excludes unknown prices.',
      }),
      ...byFlag((flag) => t.arg.boolean({ description: FLAGS[flag].argument })),
      sort: t.arg({ type: ToolSortEnum, defaultValue: 'relevance', description: 'The sort order.' }),
      first: t.arg.int({ defaultValue: DIRECTORY_PAGE_SIZE, description: 'How many tools to return, 1 to 100.' }),
      after: t.arg.string({
        description: 'Return items after this cursor, which must come from the same query and sort order.',
      }),
      page: t.arg.int({ description: 'The page number, starting at 1; cannot be combined with `after`.' }),
    },
    resolve: (_root, args, { services, maxPageSize, cacheTags }, info) => {
      // Ratings change this order without a new catalog revision.
      if (args.sort === 'rating') cacheTags?.add(sortTag('rating'))
      const nodes = requestedFields(info, ['nodes'], ['edges', 'node'])
      return services.catalogue.toolLists.list(
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
          ...byFlag((flag) => args[flag] ?? null),
          sort: args.sort ?? 'relevance',
          first: args.first ?? DIRECTORY_PAGE_SIZE,
          after: args.after ?? null,
          page: args.page ?? null,
        },
        selectionFor(nodes),
        { nodes: nodes.size > 0, matchedOn: requestedFields(info, ['edges']).has('matchedOn') },
        maxPageSize,
      )
    },
  }),
)

const ToolByInput = builder.inputType('ToolByInput', {
  description: 'What identifies a tool.',
  isOneOf: true,
  fields: (t) => ({
    id: t.id({ description: "The tool's UUID." }),
    slug: t.string({ description: "The tool's slug." }),
    reference: t.string({
      description: 'The identifier from a URL: a slug, a UUID, or the name in lower case with dashes.',
    }),
  }),
})

builder.queryField('tool', (t) =>
  t.field({
    type: Tool,
    extensions: { reads: 'records', publicCatalogue: true, work: 2 * STATEMENT },
    nullable: true,
    description: 'Returns one tool, including discontinued ones; null when there is none.',
    args: { by: t.arg({ type: ToolByInput, required: true, description: 'The name of the tool.' }) },
    resolve: async (_root, { by }, { services, cacheTags }, info) => {
      const tool = await services.catalogue.tools.findTool(by, selectionFor(requestedFields(info)))
      // Found by another name, or not at all: a change of any tool can change the result.
      const [given] = Object.values(by) as [string]
      const isExact = tool !== null && (tool.slug === given || tool.id === given.toLowerCase())
      cacheTags?.add(isExact ? recordTag(tool.id) : CATALOGUE)
      return tool
    },
  }),
)

findNodeBy('Tool', (id, { services }, info) =>
  services.catalogue.tools.findTool({ id }, selectionFor(requestedFields(info))),
)

builder.queryField('toolSuggestions', (t) =>
  t.field({
    type: [Tool],
    extensions: { publicCatalogue: true, work: SEARCH_RUN + STATEMENT },
    description: 'Suggests active tools while a search is typed: matching names first, then purposes.',
    args: {
      search: t.arg.string({ required: true, description: 'The text typed so far, at most 100 characters.' }),
      first: t.arg.int({ defaultValue: 8, description: 'How many tools to return, 1 to 20.' }),
    },
    resolve: async (_root, args, { services }, info) => [
      ...(await services.catalogue.toolLists.suggest(
        args.search,
        args.first ?? 8,
        selectionFor(requestedFields(info)),
      )),
    ],
  }),
)

builder.queryField('compareTools', (t) =>
  t.field({
    type: [Tool],
    extensions: { reads: 'records', publicCatalogue: true, listSize: 4, work: STATEMENT },
    description: 'Returns up to four tools to compare, in the given order, without unknown slugs.',
    args: { slugs: t.arg.stringList({ required: true, description: "The tools' slugs." }) },
    resolve: async (_root, args, { services, cacheTags }, info) => {
      const tools = await services.catalogue.tools.compare(args.slugs, selectionFor(requestedFields(info)))
      for (const { id } of tools) cacheTags?.add(recordTag(id))
      if (tools.length < new Set(args.slugs).size) cacheTags?.add(CATALOGUE)
      return [...tools]
    },
  }),
)
