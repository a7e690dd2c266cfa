/** Search data of a tool beyond the fields of legacy responses, keyed by the IDs in `/tools.json`. */
import type { SearchFacts as Facts } from '#core/search/index/search-facts.ts'
import { graphql } from '../gql/gql.ts'
import type { SearchFacts_toolFragment } from '../gql/graphql.ts'

export const SearchFacts = graphql(`
  fragment SearchFacts_tool on Tool {
    id
    vendor
    aliases
    formerNames
    category {
      id
      slug
    }
    topics {
      topic
      weight
    }
    industries
    roles
    prominence
    freeTier
    openSource
    mcpServer
    platforms
    privacy
    integrations
    lowestMonthlyPriceUsd
  }
`)

export const toSearchFacts = (tool: SearchFacts_toolFragment): Facts => ({
  id: tool.id,
  vendor: tool.vendor,
  aliases: [...new Set([...tool.aliases, ...tool.formerNames])],
  categorySlug: tool.category.slug,
  topics: Object.fromEntries(tool.topics.map(({ topic, weight }) => [topic, weight])),
  industries: tool.industries,
  roles: tool.roles,
  prominence: tool.prominence,
  freeTier: tool.freeTier,
  openSource: tool.openSource ?? null,
  mcpServer: tool.mcpServer ?? null,
  platforms: tool.platforms.map((platform) => platform.toLowerCase()),
  privacy: tool.privacy,
  integrations: tool.integrations,
  priceCents: tool.lowestMonthlyPriceUsd == null ? null : Math.round(tool.lowestMonthlyPriceUsd * 100),
})
