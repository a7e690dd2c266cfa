/** The catalog of the data files in the engine's format, without a database. */
import path from 'node:path'
import type { EngineTool } from '../../core/recommendations/model/engine-tool.ts'
import { parseDataFiles, readDataFiles } from '../../server/areas/catalogue/data-files.ts'

export const DATA_DIR = path.join(import.meta.dirname, '../../prisma/data')

/** Active tools of the data files, with slugs as ids and without ratings. */
export const readEngineTools = (dir: string = DATA_DIR): readonly EngineTool[] => {
  const { tools, categories } = parseDataFiles(readDataFiles(dir))
  const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]))
  return tools
    .filter(({ status }) => status === 'active')
    .map((tool) => ({
      id: tool.slug,
      slug: tool.slug,
      name: tool.name,
      vendor: tool.vendor,
      categorySlug: tool.category,
      categoryName: categoryNames.get(tool.category) ?? tool.category,
      websiteUrl: tool.website_url,
      pricingModel: tool.pricing_model,
      description: tool.description,
      features: tool.features,
      useCases: tool.use_cases,
      pros: tool.pros,
      cons: tool.cons,
      plans: tool.plans,
      topics: tool.topics,
      prominence: tool.prominence,
      skill: tool.skill,
      generalAssistant: tool.general_assistant,
      apiAvailable: tool.api_available,
      openSource: tool.open_source,
      platforms: tool.platforms,
      integrations: tool.integrations,
      privacy: tool.privacy,
      privacyUrl: tool.privacy_url,
      industries: tool.industries,
      roles: tool.roles,
      teamFit: tool.team_fit,
      setupMinutes: tool.setup_minutes,
      ratingCount: 0,
      ratingSum: 0,
      verified: tool.verified_on !== null,
    }))
}
