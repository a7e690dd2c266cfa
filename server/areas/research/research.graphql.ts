import { RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { BATCHED, IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { DiscoveredTool, Discovery, DiscoverySource } from './discovery.service.ts'
import type { TrendingRow } from './trending.service.ts'

const ResearchCategoryEnum = enumType('ResearchCategory', 'The category to research.', {
  productivity: 'Planning, notes, meetings, documents and automation.',
  design: 'Graphics, images, video and 3D.',
  development: 'Code, agents and developer tools.',
  marketing: 'Campaigns, search engines, social media and sales.',
  analytics: 'Data and spreadsheets.',
  all: 'All categories.',
})

const ResearchTimeframeEnum = builder.enumType('ResearchTimeframe', {
  description: 'The time range of research.',
  values: {
    DAY: { value: '24h', description: 'The last 24 hours.' },
    WEEK: { value: '7d', description: 'The last 7 days.' },
    MONTH: { value: '30d', description: 'The last 30 days.' },
  } as const,
})

const DiscoveredToolStateEnum = enumType('DiscoveredToolState', 'Whether a discovered tool is new.', {
  new: 'Found for the first time and added to the queue.',
  seen: 'Found before and still undecided.',
  suggested: 'Suggested by a visitor.',
})

const DiscoveredToolType = builder.objectRef<DiscoveredTool>('DiscoveredTool').implement({
  description: 'A possible tool that is missing from the catalog, not checked by a person.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id of the candidate or of the suggestion.'),
      name: field.string('The name given by the source.'),
      websiteUrl: nullable.string('The URL of its website; null when only an article about it is known.'),
      itemUrl: nullable.string('The URL of the item in the feed; null when there is none.'),
      summary: field.string("The source's summary as plain text; may be empty."),
      source: field.string('Its source.'),
      state: field.of(DiscoveredToolStateEnum, 'Whether it is new.'),
      timesSeen: field.int('The number of times it was found or suggested.'),
      doubt: nullable.string('Why it probably is no tool, as a sentence; null when it probably is one.'),
    }),
})

const ResearchSourceType = builder.objectRef<DiscoverySource>('ResearchSource').implement({
  description: 'One source of a search for new tools.',
  fields: (t) =>
    withExposed(t, {
      name: field.string('The title of the feed, or its host.'),
      url: nullable.string('The URL of the feed; null for other sources.'),
      items: field.int('The number of items that fit the category.'),
      found: field.int('The number of those items that are new.'),
      listed: field.int('The number of those items that are already in the catalog.'),
      error: nullable.string('Why the source could not be read; null if it was read.'),
    }),
})

const DiscoverToolsPayload = builder.objectRef<Discovery>('DiscoverToolsPayload').implement({
  description: 'The result of a search for new tools. Candidates are added to the queue; nothing else changes.',
  fields: (t) =>
    withExposed(t, {
      tools: field.of([DiscoveredToolType], 'The discovered tools, in the order of the sources.', {
        work: IN_MEMORY,
        listSize: 100,
      }),
      sources: field.of([ResearchSourceType], 'All sources, with their counts.', { work: IN_MEMORY, listSize: 20 }),
    }),
})

builder.mutationField('discoverTools', (t) =>
  t.field({
    type: DiscoverToolsPayload,
    extensions: { action: 'research:run', work: 40 * STATEMENT },
    description:
      'Searches the configured feeds and suggestions for new tools and adds new candidates to the queue. At most 20 times per hour. For editors and administrators.',
    errors: failures([RateLimitedError], 'The discovered tools, or why the search was refused.'),
    args: mutationInput('discoverTools', (input) => ({
      category: input.field({
        type: ResearchCategoryEnum,
        required: true,
        defaultValue: 'all',
        description: 'The category.',
      }),
    })),
    resolve: async (_root, { input: { category } }, { viewer, services }) =>
      services.research.discovery.discover(await viewer(), category),
  }),
)

const TrendingToolType = builder.objectRef<TrendingRow>('TrendingTool').implement({
  description: 'A trending tool on this site.',
  fields: (t) =>
    withExposed(t, {
      tool: t.field({
        type: 'Tool',
        extensions: { work: BATCHED },
        description: 'The tool.',
        resolve: resolveExistingTool,
      }),
      views: field.int('The number of visits that viewed it.'),
      favorites: field.int('The number of members who saved it in this period.'),
      score: field.float('The weighted score: a favorite counts as five views, and older activity counts less.'),
    }),
})

builder.queryField('trendingTools', (t) =>
  t.field({
    type: [TrendingToolType],
    extensions: { action: 'research:run', work: 10 * STATEMENT },
    description:
      'Lists trending tools by views and favorites on this site, highest score first. For editors and administrators.',
    args: {
      category: t.arg({
        type: ResearchCategoryEnum,
        required: true,
        defaultValue: 'all',
        description: 'The category.',
      }),
      timeframe: t.arg({
        type: ResearchTimeframeEnum,
        required: true,
        defaultValue: '7d',
        description: 'The time range.',
      }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many tools to return, 1 to 100.' }),
    },
    resolve: async (_root, args, { viewer, services }) => services.research.trending.list(await viewer(), args),
  }),
)
