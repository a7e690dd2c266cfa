/** Engine tools for tests. */
import { camelValues } from '#core/catalogue/fields/field-names.ts'
import { UNKNOWN_VALUES } from '#core/catalogue/fields/tool-values.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'

/** All active tools of the data files, with slugs as ids and without ratings. */
export const catalogueTools = (): EngineTool[] => [...readEngineTools()]

/** A plain tool with the test's changes. */
export const engineTool = (changes: Partial<EngineTool> & { readonly slug: string }): EngineTool => ({
  ...camelValues('engine', {
    ...UNKNOWN_VALUES,
    name: changes.slug,
    description: 'Drafts articles and letters from an outline and rewrites them in a chosen style.',
  }),
  id: changes.slug,
  vendor: changes.slug,
  categorySlug: 'writing',
  categoryName: 'Writing',
  websiteUrl: 'https://example.com',
  pricingModel: 'freemium',
  features: ['Drafts from an outline', 'Rewriting in a chosen style', 'Grammar check', 'Templates for letters'],
  useCases: ['Write a blog post', 'Rewrite a letter', 'Check an essay'],
  pros: ['Works without an account', 'Quick to learn'],
  cons: ['English only', 'Needs a connection'],
  plans: [],
  topics: { writing: 1, editing: 0.7 },
  prominence: 1,
  skill: 1,
  platforms: ['web'],
  teamFit: ['solo', 'small'],
  ratingCount: 0,
  ratingSum: 0,
  ratingPrior: 3_500_000,
  verified: false,
  ...changes,
})
