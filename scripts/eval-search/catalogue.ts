/** The catalog of the data files in the search format, without a database. */

import { hasFreeTier, sortPriceCents } from '../../core/display/price.ts'
import { buildSearchIndex } from '../../core/search/build-index.ts'
import type { SearchIndex } from '../../core/search/search-index.ts'
import type { SearchRecord } from '../../core/search/search-record.ts'
import { parseDataFiles, readDataFiles } from '../../server/areas/catalogue/data-files.ts'
import { readSynonyms } from '../../server/areas/catalogue/search/read-synonyms.ts'
import { DATA_DIR } from '../eval/catalogue.ts'

/** The index of the data files' catalog, with slugs as ids. */
export const readSearchIndex = (): SearchIndex => buildSearchIndex(readSearchRecords(), readSynonyms())

/** Active tools of the data files, with slugs as ids. */
export const readSearchRecords = (dir: string = DATA_DIR): readonly SearchRecord[] => {
  const { tools, categories } = parseDataFiles(readDataFiles(dir))
  const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]))
  return tools
    .filter(({ status }) => status === 'active')
    .map((tool) => {
      const plans = tool.plans.map(({ usd_month, usd_year }) => ({ usdMonth: usd_month, usdYear: usd_year }))
      return {
        id: tool.slug,
        slug: tool.slug,
        name: tool.name,
        aliases: tool.aliases,
        vendor: tool.vendor,
        categorySlug: tool.category,
        categoryName: categoryNames.get(tool.category) ?? tool.category,
        topics: tool.topics,
        description: tool.description,
        useCases: tool.use_cases,
        features: tool.features,
        longDescription: tool.long_description,
        industries: tool.industries,
        roles: tool.roles,
        prominence: tool.prominence,
        freeTier: hasFreeTier(tool.pricing_model, plans),
        openSource: tool.open_source,
        apiAvailable: tool.api_available,
        platforms: tool.platforms,
        privacy: tool.privacy,
        integrations: tool.integrations,
        priceCents: sortPriceCents(tool.pricing_model, plans),
      }
    })
}
