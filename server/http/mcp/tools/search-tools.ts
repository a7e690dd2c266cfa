import { z } from 'zod'
import { dashedName, MAX_SEARCH_LENGTH } from '#core/catalogue/tool-query.ts'
import { PLATFORMS } from '#core/catalogue/vocabulary.ts'
import { InvalidInputError } from '#core/errors.ts'
import { graphql } from '../../gql/gql.ts'
import type { Platform } from '../../gql/graphql.ts'
import { cutNote, defineMcpTool } from '../define-mcp-tool.ts'
import { escaped } from '../readable-text.ts'
import { summaryLine, toolSummary, toSummary } from '../tool-summary.ts'

const document = graphql(`
  query McpSearchTools(
    $search: String!
    $category: [String!]
    $platform: [Platform!]
    $maxMonthlyPriceUsd: Int
    $freeTier: Boolean
    $openSource: Boolean
    $apiAvailable: Boolean
    $mcpServer: Boolean
    $first: Int!
    $page: Int!
    $hasCategory: Boolean!
  ) {
    categories @include(if: $hasCategory) {
      slug
    }
    tools(
      search: $search
      category: $category
      platform: $platform
      maxMonthlyPriceUsd: $maxMonthlyPriceUsd
      freeTier: $freeTier
      openSource: $openSource
      apiAvailable: $apiAvailable
      mcpServer: $mcpServer
      first: $first
      page: $page
    ) {
      totalCount
      correctedSearch
      jobs {
        slug
        name
      }
      unlisted {
        name
        slug
        statusText
      }
      nodes {
        ...McpToolSummary_tool
      }
    }
  }
`)

const MOST = 20
const LAST_PAGE = 50

const input = z.strictObject({
  query: z
    .string()
    .trim()
    .max(MAX_SEARCH_LENGTH)
    .default('')
    .describe('What the tool should do, or its name. Leave it out to list by the filters alone.'),
  category: z
    .string()
    .trim()
    .min(1)
    .max(MAX_SEARCH_LENGTH)
    .optional()
    .describe('The name or slug of a category, such as "image-generation".'),
  platform: z.enum(PLATFORMS).optional().describe('A platform that it runs on.'),
  max_monthly_price_usd: z
    .int()
    .min(0)
    .max(100_000)
    .optional()
    .describe('The highest monthly price in US dollars. Includes free tools, leaves out unknown prices.'),
  free_plan: z.boolean().optional().describe('Only tools with a free plan, or only others.'),
  open_source: z.boolean().optional().describe('Only open-source tools, or only others.'),
  has_api: z.boolean().optional().describe('Only tools with a documented public API, or only others.'),
  has_mcp_server: z.boolean().optional().describe('Only tools with an MCP server of their own, or only others.'),
  first: z.int().min(1).max(MOST).default(8).describe('How many tools to return.'),
  page: z.int().min(1).max(LAST_PAGE).default(1).describe('The page of the list.'),
})

const output = z.object({
  total: z.number().describe('How many tools match.'),
  page: z.number(),
  tools: z.array(toolSummary).describe('Best match first.'),
  jobs: z.array(z.object({ slug: z.string(), name: z.string() })).describe('The jobs that the query means.'),
  corrected_query: z.string().nullable().describe('The corrected query that was used; null when it was not corrected.'),
  no_longer_listed: z
    .object({ name: z.string(), slug: z.string(), status: z.string().nullable() })
    .nullable()
    .describe('The tool that the query names, when it is no longer active.'),
  ...cutNote,
})
type Output = z.infer<typeof output>

const text = (found: Output): string => {
  const { tools, total, page, jobs, corrected_query: corrected, no_longer_listed: ended } = found
  const jobNames = jobs.map(({ name }) => escaped(name)).join(', ')
  return [
    ...(ended === null ? [] : [`${escaped(ended.status ?? `${ended.name} is no longer listed`)}.`]),
    ...(corrected === null ? [] : [`Searched for "${escaped(corrected)}".`]),
    tools.length === 0
      ? 'No tool matches. Use fewer filters or other words.'
      : `${total} ${total === 1 ? 'tool matches' : 'tools match'}; page ${page}:`,
    ...tools.map(summaryLine),
    ...(jobNames === '' ? [] : [`Jobs: ${jobNames}.`]),
  ].join('\n')
}

export const searchTools = defineMcpTool({
  name: 'search_tools',
  title: 'Search AI tools',
  description:
    'Finds AI tools by what they should do or by name, with filters. Each tool has its price with the month for which it is known, and its page.',
  input,
  output,
  document,
  variables: (given) => ({
    search: given.query,
    category: given.category === undefined ? null : [dashedName(given.category)],
    hasCategory: given.category !== undefined,
    platform: given.platform === undefined ? null : [given.platform.toUpperCase() as Platform],
    maxMonthlyPriceUsd: given.max_monthly_price_usd ?? null,
    freeTier: given.free_plan ?? null,
    openSource: given.open_source ?? null,
    apiAvailable: given.has_api ?? null,
    mcpServer: given.has_mcp_server ?? null,
    first: given.first,
    page: given.page,
  }),
  answer: ({ tools, categories }, { category, page }, site) => {
    const slugs = categories?.map(({ slug }) => slug) ?? []
    if (category !== undefined && !slugs.includes(dashedName(category))) {
      throw new InvalidInputError(`"category" must be one of: ${slugs.join(', ')}.`, 'category')
    }
    const { totalCount, correctedSearch, unlisted, jobs, nodes } = tools
    return {
      total: totalCount,
      page,
      tools: nodes.map((tool) => toSummary(tool, site)),
      jobs: jobs.map(({ slug, name }) => ({ slug, name })),
      corrected_query: correctedSearch,
      no_longer_listed: unlisted && { name: unlisted.name, slug: unlisted.slug, status: unlisted.statusText },
    }
  },
  text,
  lists: ['tools'],
})
