import { z } from 'zod'
import { RESEARCH_CATEGORIES, RESEARCH_TIMEFRAMES } from '#core/research/research-options.ts'
import { graphql } from '../gql/gql.ts'
import type { ResearchCategory, ResearchTimeframe } from '../gql/graphql.ts'
import { defineCall, type FunctionDefinition } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'

const discoverDocument = graphql(`
  mutation AiToolResearchAgentFunctionDiscover($category: ResearchCategory!) {
    discoverTools(input: { category: $category }) {
      __typename
      ... on DiscoverToolsPayload {
        tools {
          name
          websiteUrl
          itemUrl
          summary
          source
          state
          timesSeen
          doubt
        }
        sources {
          name
          url
          items
          found
          listed
          error
        }
      }
      ...FunctionFailure_failure
    }
  }
`)
const trendingDocument = graphql(`
  query AiToolResearchAgentFunctionTrending($category: ResearchCategory!, $timeframe: ResearchTimeframe!) {
    trendingTools(category: $category, timeframe: $timeframe) {
      views
      favorites
      score
      tool {
        id
        slug
        name
        websiteUrl
        category {
          name
        }
      }
    }
  }
`)

const category = z.enum(RESEARCH_CATEGORIES, `must be one of: ${RESEARCH_CATEGORIES.join(', ')}`).default('all')
const timeframe = z.enum(RESEARCH_TIMEFRAMES, `must be one of: ${RESEARCH_TIMEFRAMES.join(', ')}`).default('7d')
const input = z.looseObject({ category, timeframe })

const shared = {
  success: z.literal(true),
  category: z.enum(RESEARCH_CATEGORIES),
  timeframe: z.enum(RESEARCH_TIMEFRAMES),
}
const text = z.string().nullable()
const source = { name: z.string(), url: text, error: text }

const discoverSchema = z.object({
  ...shared,
  action: z.literal('discover_new_tools'),
  tools: z.array(
    z.object({
      name: z.string(),
      website_url: text,
      item_url: text,
      description: z.string(),
      source: z.string(),
      state: z.string(),
      times_seen: z.int(),
      doubt: text,
    }),
  ),
  sources: z.array(z.object({ ...source, items: z.int(), found: z.int(), already_listed: z.int() })),
})
const trendingSchema = z.object({
  ...shared,
  action: z.literal('get_trending'),
  tools: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      website_url: text,
      category: z.string(),
      views: z.int(),
      favorites: z.int(),
      score: z.number(),
    }),
  ),
  sources: z.array(z.object(source)),
})

const TIMEFRAMES = { '24h': 'DAY', '7d': 'WEEK', '30d': 'MONTH' } as const satisfies Record<string, ResearchTimeframe>

/** The sources of `get_trending`: none from outside. */
const OWN_SOURCES = [
  { name: 'Views of tool pages on this site', url: null, error: null },
  { name: 'Favorites of members', url: null, error: null },
]

/**
 * POST aiToolResearchAgent { action, category, timeframe }: new tools from feeds and suggestions, or trending tools.
 * Requires an editor or administrator.
 */
export const aiToolResearchAgent: FunctionDefinition = {
  name: 'aiToolResearchAgent',
  calls: [
    defineCall({
      method: 'POST',
      action: 'discover_new_tools',
      summary: 'Finds tools that the catalog lacks, in feeds and suggestions.',
      access: 'editor',
      answers: { 200: discoverSchema },
      input,
      document: discoverDocument,
      variables: (given) => ({ category: given.category.toUpperCase() as ResearchCategory }),
      reply: ({ discoverTools }, given) => {
        const { tools, sources } = expectSuccess(discoverTools, 'DiscoverToolsPayload')
        return {
          body: {
            success: true,
            action: 'discover_new_tools',
            category: given.category,
            timeframe: given.timeframe,
            tools: tools.map((tool) => ({
              name: tool.name,
              website_url: tool.websiteUrl,
              item_url: tool.itemUrl,
              description: tool.summary,
              source: tool.source,
              state: tool.state.toLowerCase(),
              times_seen: tool.timesSeen,
              doubt: tool.doubt,
            })),
            sources: sources.map(({ name, url, items, found, listed, error }) => ({
              name,
              url,
              items,
              found,
              already_listed: listed,
              error,
            })),
          },
        }
      },
    }),
    defineCall({
      method: 'POST',
      action: 'get_trending',
      summary: 'Lists the tools with the most views and favorites.',
      access: 'editor',
      answers: { 200: trendingSchema },
      input,
      document: trendingDocument,
      variables: (given) => ({
        category: given.category.toUpperCase() as ResearchCategory,
        timeframe: TIMEFRAMES[given.timeframe],
      }),
      reply: ({ trendingTools }, given) => ({
        body: {
          success: true,
          action: 'get_trending',
          category: given.category,
          timeframe: given.timeframe,
          tools: trendingTools.map(({ tool, views, favorites, score }) => ({
            id: tool.id,
            slug: tool.slug,
            name: tool.name,
            website_url: tool.websiteUrl,
            category: tool.category.name,
            views,
            favorites,
            score,
          })),
          sources: OWN_SOURCES,
        },
      }),
    }),
  ],
}
