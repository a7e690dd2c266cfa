/** The files of a saved copy, tool by tool. */
import type { SavedFacts } from '#core/search/index/search-facts.ts'

/** A tool of `/tools.json`. */
export const savedRow = (slug: string, more: Readonly<Record<string, unknown>>) => ({
  id: `id-${slug}`,
  slug,
  name: slug.replace(/^./, (letter) => letter.toUpperCase()),
  description: 'Writes.',
  category: 'Photo Editing',
  pricing_model: null,
  pricing: null,
  ...more,
})

/** The facts of that tool in `/tools-search.json`. */
export const savedFacts = (slug: string, more: Partial<SavedFacts>): SavedFacts => ({
  id: `id-${slug}`,
  vendor: '',
  aliases: [],
  categorySlug: 'photo',
  topics: {},
  industries: [],
  roles: [],
  prominence: 0,
  freeTier: false,
  openSource: null,
  mcpServer: null,
  platforms: [],
  privacy: [],
  integrations: [],
  priceCents: null,
  skill: 1,
  teamFit: [],
  directoryRank: 0,
  addedDay: 20_000,
  ratingScore: 3_500_000,
  ...more,
})
