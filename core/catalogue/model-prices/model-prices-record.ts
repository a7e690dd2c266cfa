/** The schema of `prisma/data/model-prices.json`: the reviewed models and token prices on each tool's page. */

import { z } from 'zod'
import { slugSchema } from '../../slug.ts'
import { monthSchema } from '../fields/text-schemas.ts'

/** A model's id, with its common name where the package's is missing or wrong. */
const shownModelSchema = z.union([
  z.string().min(1),
  z.strictObject({ id: z.string().min(1), name: z.string().min(1).max(60) }),
])

const toolPricesSchema = z.strictObject({
  provider: z.string().min(1),
  /** What the prices apply to, as a sentence. */
  applies_to: z.string().min(10).max(200).regex(/\.$/, 'must end with a period'),
  /** Index of the provider's price page for these models. */
  pricing_page: z.int().min(0).default(0),
  /** Shown models, newest and most capable first. */
  models: z.array(shownModelSchema).min(1).max(40),
  /** Ids of models excluded by a reviewer; `*` matches any text. `models` takes precedence. */
  left_out: z.array(z.string().min(1)).default([]),
})
export type ToolPricesRecord = z.infer<typeof toolPricesSchema>

export const modelPricesFileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** The reviewed package version and the month of its data. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  as_of: monthSchema,
  tools: z.record(slugSchema, toolPricesSchema),
})
export type ModelPricesFile = z.infer<typeof modelPricesFileSchema>

/** Shown models with the names set by a reviewer; null keeps the package's name. */
export const shownModels = ({ models }: ToolPricesRecord): { readonly id: string; readonly name: string | null }[] =>
  models.map((model) => (typeof model === 'string' ? { id: model, name: null } : model))
