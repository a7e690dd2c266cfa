/** The shape of `prisma/data/model-prices.json`: whose models and token prices a tool's page shows, as reviewed. */
import { z } from 'zod'
import { monthSchema, slugSchema } from '../tool-record.ts'

/** A model's id, or the id with the name that people know it by where the package's is missing or wrong. */
const shownModelSchema = z.union([
  z.string().min(1),
  z.strictObject({ id: z.string().min(1), name: z.string().min(1).max(60) }),
])

const toolPricesSchema = z.strictObject({
  /** The provider's id in the package. */
  provider: z.string().min(1),
  /** What the prices are for, as a sentence. */
  applies_to: z.string().min(10).max(200).regex(/\.$/, 'must end with a period'),
  /** Which of the provider's pages of prices is about them, from 0. */
  pricing_page: z.int().min(0).default(0),
  /** The models that are shown, the newest and most capable first. */
  models: z.array(shownModelSchema).min(1).max(40),
  /** Ids of models that a reviewer left out; a `*` stands for any text. A listed model is shown all the same. */
  left_out: z.array(z.string().min(1)).default([]),
})
export type ToolPricesRecord = z.infer<typeof toolPricesSchema>

export const modelPricesFileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** The version of the package that was reviewed, and the month that its data is from. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  as_of: monthSchema,
  /** By the slug of the tool. */
  tools: z.record(slugSchema, toolPricesSchema),
})
export type ModelPricesFile = z.infer<typeof modelPricesFileSchema>

/** The models of a tool with the names that a reviewer gave them; null keeps the package's. */
export const shownModels = ({ models }: ToolPricesRecord): { readonly id: string; readonly name: string | null }[] =>
  models.map((model) => (typeof model === 'string' ? { id: model, name: null } : model))
