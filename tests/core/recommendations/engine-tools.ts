/** Engine tools for tests. */
import type { EngineTool } from '../../../core/recommendations/model/engine-tool.ts'
import { readEngineTools } from '../../../scripts/eval/catalogue.ts'

/** All active tools of the data files, with slugs as ids and without ratings. */
export const catalogueTools = (): EngineTool[] => [...readEngineTools()]

/** A plain tool with the test's changes. */
export const engineTool = (changes: Partial<EngineTool> & { readonly slug: string }): EngineTool => ({
  id: changes.slug,
  name: changes.slug,
  vendor: changes.slug,
  categorySlug: 'writing',
  categoryName: 'Writing',
  websiteUrl: 'https://example.com',
  pricingModel: 'freemium',
  description: 'Drafts articles and letters from an outline and rewrites them in a chosen style.',
  features: ['Drafts from an outline', 'Rewriting in a chosen style', 'Grammar check', 'Templates for letters'],
  useCases: ['Write a blog post', 'Rewrite a letter', 'Check an essay'],
  pros: ['Works without an account', 'Quick to learn'],
  cons: ['English only', 'Needs a connection'],
  plans: [],
  topics: { writing: 1, editing: 0.7 },
  prominence: 1,
  skill: 1,
  generalAssistant: false,
  apiAvailable: null,
  openSource: null,
  platforms: ['web'],
  integrations: [],
  privacy: [],
  privacyUrl: null,
  industries: [],
  roles: [],
  teamFit: ['solo', 'small'],
  setupMinutes: null,
  ratingCount: 0,
  ratingSum: 0,
  verified: false,
  ...changes,
})
