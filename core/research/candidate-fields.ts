import type { ToolField } from '../catalogue/fields/field-names.ts'

/** Required before a candidate becomes a tool; the rest is added in the catalog. */
export const CANDIDATE_FIELDS = [
  'name',
  'website_url',
  'category',
  'vendor',
  'pricing_model',
  'description',
  'long_description',
  'features',
] as const satisfies readonly ToolField[]
export type CandidateField = (typeof CANDIDATE_FIELDS)[number]
