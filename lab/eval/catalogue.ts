/** The catalog of the data files in the engine's format, without a database. */
import path from 'node:path'
import { camelValues } from '#core/catalogue/fields/field-names.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import { isOpen } from '#core/catalogue/plan-prices.ts'
import { ratingPrior } from '#core/catalogue/rating.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'

export const DATA_DIR = path.join(import.meta.dirname, '../../prisma/data')

/** Active tools of the data files, with slugs as ids and without ratings. */
export const readEngineTools = (dir: string = DATA_DIR): readonly EngineTool[] => {
  const { tools, categories } = parseDataFiles(readDataFiles(dir))
  const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]))
  return tools
    .filter(({ status }) => status === 'active')
    .map((tool) => ({
      ...camelValues('engine', tool),
      id: tool.slug,
      slug: tool.slug,
      categorySlug: tool.category,
      categoryName: categoryNames.get(tool.category) ?? tool.category,
      plans: tool.plans.map(toKnownPlan).filter(isOpen),
      ratingCount: 0,
      ratingSum: 0,
      ratingPrior: ratingPrior(0, 0),
      verified: tool.verified_on !== null,
    }))
}
