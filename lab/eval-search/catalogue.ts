/** The catalog of the data files in the search format, without a database. */

import { camelValues } from '#core/catalogue/fields/field-names.ts'
import { otherNames } from '#core/catalogue/former-names.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import { sortPriceCents } from '#core/display/lowest-price.ts'
import { hasFreeTier } from '#core/display/price.ts'
import { buildSearchIndex } from '#core/search/index/build-index.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import type { SearchRecord } from '#core/search/index/search-record.ts'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'
import { readSearchWords } from '#server/areas/catalogue/search/read-search-words.ts'
import { DATA_DIR } from '../eval/catalogue.ts'

/** The index of the data files' catalog, with slugs as ids. */
export const readSearchIndex = (): SearchIndex => buildSearchIndex(readSearchRecords(), readSearchWords())

/** Active tools of the data files, with slugs as ids. */
export const readSearchRecords = (dir: string = DATA_DIR): readonly SearchRecord[] => {
  const { tools, categories } = parseDataFiles(readDataFiles(dir))
  const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]))
  return tools
    .filter(({ status }) => status === 'active')
    .map((tool) => {
      const plans = tool.plans.map(toKnownPlan)
      return {
        ...camelValues('search', tool),
        aliases: otherNames(tool),
        id: tool.slug,
        slug: tool.slug,
        categorySlug: tool.category,
        categoryName: categoryNames.get(tool.category) ?? tool.category,
        topics: tool.topics,
        freeTier: hasFreeTier(tool.pricing_model, plans),
        priceCents: sortPriceCents(tool.pricing_model, plans),
      }
    })
}
