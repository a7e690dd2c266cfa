import { RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { BATCHED, IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { DiscoveredTool, Discovery, DiscoverySource } from './discovery.service.ts'
import type { TrendingRow } from './trending.service.ts'

const ResearchCategoryEnum = builder.enumType('ResearchCategory', {
  description: 'What research is about.',
  values: {
    PRODUCTIVITY: { value: 'productivity', description: 'Planning, notes, meetings, documents and automation.' },
    DESIGN: { value: 'design', description: 'Graphics, images, video and three-dimensional work.' },
    DEVELOPMENT: { value: 'development', description: 'Code, agents and what software is built with.' },
    MARKETING: { value: 'marketing', description: 'Campaigns, search engines, social networks and sales.' },
    ANALYTICS: { value: 'analytics', description: 'Data and spreadsheets.' },
    ALL: { value: 'all', description: 'Everything.' },
  } as const,
})

const ResearchTimeframeEnum = builder.enumType('ResearchTimeframe', {
  description: 'How far back research looks.',
  values: {
    DAY: { value: '24h', description: 'The last 24 hours.' },
    WEEK: { value: '7d', description: 'The last 7 days.' },
    MONTH: { value: '30d', description: 'The last 30 days.' },
  } as const,
})

const DiscoveredToolStateEnum = builder.enumType('DiscoveredToolState', {
  description: 'Whether a discovered tool is news.',
  values: {
    NEW: { value: 'new', description: 'Found for the first time: it waits in the queue.' },
    SEEN: { value: 'seen', description: 'Found before, and still undecided.' },
    SUGGESTED: { value: 'suggested', description: 'Suggested by a visitor.' },
  } as const,
})

const DiscoveredToolType = builder.objectRef<DiscoveredTool>('DiscoveredTool').implement({
  description: 'Something that may be a tool which the catalogue lacks. Nobody has checked what it says.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the candidate or of the suggestion.' }),
    name: t.exposeString('name', { description: 'The name, as the source has it.' }),
    websiteUrl: t.exposeString('websiteUrl', {
      nullable: true,
      description: 'The address of its own page; null when only an article about it is known.',
    }),
    itemUrl: t.exposeString('itemUrl', {
      nullable: true,
      description: 'The address of the item in the feed; null without one.',
    }),
    summary: t.exposeString('summary', { description: 'What the source says about it, as plain text; may be empty.' }),
    source: t.exposeString('source', { description: 'Where it comes from.' }),
    state: t.expose('state', { type: DiscoveredToolStateEnum, description: 'Whether it is news.' }),
    timesSeen: t.exposeInt('timesSeen', { description: 'How often it was found or suggested.' }),
  }),
})

const ResearchSourceType = builder.objectRef<DiscoverySource>('ResearchSource').implement({
  description: 'One source of a search for new tools.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The title of the feed, or its host.' }),
    url: t.exposeString('url', { nullable: true, description: 'The address of the feed; null for other sources.' }),
    items: t.exposeInt('items', { description: 'How many items fit the category.' }),
    found: t.exposeInt('found', { description: 'How many of them are news.' }),
    listed: t.exposeInt('listed', { description: 'How many of them the catalogue has already.' }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why the source could not be read; null when it could.',
    }),
  }),
})

const DiscoverToolsPayload = builder.objectRef<Discovery>('DiscoverToolsPayload').implement({
  description: 'What a search for new tools found. Candidates wait in the queue; nothing else has changed.',
  fields: (t) => ({
    tools: t.field({
      type: [DiscoveredToolType],
      extensions: { work: IN_MEMORY, listSize: 100 },
      description: 'What was found, in the order of the sources.',
      resolve: ({ tools }) => [...tools],
    }),
    sources: t.field({
      type: [ResearchSourceType],
      extensions: { work: IN_MEMORY, listSize: 20 },
      description: 'Every source, with what it held.',
      resolve: ({ sources }) => [...sources],
    }),
  }),
})

builder.mutationField('discoverTools', (t) =>
  t.field({
    type: DiscoverToolsPayload,
    extensions: { work: 40 * STATEMENT },
    description:
      'Looks for new tools in the configured feeds and among suggestions, and adds what is new to the queue. At most 20 times an hour. For editors and administrators.',
    errors: {
      types: [RateLimitedError],
      union: { name: 'DiscoverToolsResult', description: 'What was found, or why nothing was looked for.' },
    },
    args: {
      category: t.arg({ type: ResearchCategoryEnum, required: true, defaultValue: 'all', description: 'About what.' }),
    },
    resolve: async (_root, { category }, { viewer, services }) => services.discovery.discover(await viewer(), category),
  }),
)

const TrendingToolType = builder.objectRef<TrendingRow>('TrendingTool').implement({
  description: 'A tool of the catalogue that gains attention on this site.',
  fields: (t) => ({
    tool: t.field({
      type: 'Tool',
      extensions: { work: BATCHED },
      description: 'The tool.',
      resolve: resolveExistingTool,
    }),
    views: t.exposeInt('views', { description: 'Visits that looked at it, each counted once.' }),
    favorites: t.exposeInt('favorites', { description: 'How many members have saved it in this time.' }),
    score: t.exposeFloat('score', {
      description: 'Both weighed: a favorite counts as five views, and what is older counts less.',
    }),
  }),
})

builder.queryField('trendingTools', (t) =>
  t.field({
    type: [TrendingToolType],
    extensions: { work: 10 * STATEMENT },
    description:
      'Lists the tools that gain attention, by views and favorites on this site, the highest score first. For editors and administrators.',
    args: {
      category: t.arg({ type: ResearchCategoryEnum, required: true, defaultValue: 'all', description: 'About what.' }),
      timeframe: t.arg({
        type: ResearchTimeframeEnum,
        required: true,
        defaultValue: '7d',
        description: 'How far back to look.',
      }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many tools to return, 1 to 100.' }),
    },
    resolve: async (_root, args, { viewer, services }) => services.trending.list(await viewer(), args),
  }),
)
