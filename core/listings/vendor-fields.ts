/**
 * What a vendor may confirm and correct: facts that its own pages state. Texts, topics, prominence, ratings, ranks, names,
 * categories and statuses are the editors' or the members', and are in no group.
 */
import type { ToolField } from '../catalogue/fields/field-names.ts'
import { MODEL_CATEGORIES } from '../catalogue/model-categories.ts'

export const VENDOR_FIELDS = {
  prices: ['plans'],
  pricing_model: ['pricing_model'],
  platforms: ['platforms'],
  integrations: ['integrations'],
  api: ['api_available'],
  mcp_server: ['mcp_server'],
  open_source: ['open_source'],
  license: ['license'],
  release: ['latest_release', 'latest_release_on'],
  context_window: ['context_window'],
  privacy: ['privacy', 'privacy_url'],
  company: ['vendor', 'owner'],
  website: ['website_url', 'logo'],
  setup: ['setup_minutes'],
} as const satisfies Record<string, readonly ToolField[]>

export type VendorGroup = keyof typeof VENDOR_FIELDS
export type VendorField = (typeof VENDOR_FIELDS)[VendorGroup][number]

export const VENDOR_GROUPS = Object.keys(VENDOR_FIELDS) as readonly VendorGroup[]

export const VENDOR_GROUP_LABELS: Readonly<Record<VendorGroup, string>> = {
  prices: 'Prices',
  pricing_model: 'Pricing model',
  platforms: 'Platforms',
  integrations: 'Integrations',
  api: 'API',
  mcp_server: 'MCP server',
  open_source: 'Open source',
  license: 'License',
  release: 'Newest release',
  context_window: 'Context window',
  privacy: 'Privacy claims',
  company: 'Vendor and owner',
  website: 'Website and logo',
  setup: 'Setup time',
}

/** The groups of a tool: only models have a context window. */
export const vendorGroupsIn = (category: string): readonly VendorGroup[] =>
  VENDOR_GROUPS.filter((group) => group !== 'context_window' || MODEL_CATEGORIES.has(category))

/** The group of a field; null for a field that a vendor may not touch. */
export const vendorGroupOf = (field: string): VendorGroup | null =>
  VENDOR_GROUPS.find((group) => (VENDOR_FIELDS[group] as readonly string[]).includes(field)) ?? null
