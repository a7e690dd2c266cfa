/** Token prices of a model, written by the build and read by the server. US dollars per million tokens. */
import { z } from 'zod'

const usdSchema = z.number().nonnegative()

const pricePeriodSchema = z.strictObject({
  /** `YYYY-MM-DD`; null when the start is unknown. */
  since: z.iso.date().nullable(),
  input: usdSchema,
  /** Cached input; null without such a rate. */
  cachedInput: usdSchema.nullable(),
  /** Null for models that return no tokens, such as embeddings. */
  output: usdSchema.nullable(),
  /** Whether the price varies with prompt length or time of day; the note has the details. */
  varies: z.boolean(),
  note: z.string().nullable(),
})
export type PricePeriod = z.infer<typeof pricePeriodSchema>

const pricedModelSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** In tokens; null when unknown. */
  contextWindow: z.int().positive().nullable(),
  /** Chronological. The last ones may be in the future. */
  periods: z.array(pricePeriodSchema).min(1),
})
export type PricedModel = z.infer<typeof pricedModelSchema>

export const builtModelPricesSchema = z.strictObject({
  version: z.string(),
  /** `YYYY-MM`. */
  asOf: z.string(),
  tools: z.record(
    z.string(),
    z.strictObject({ appliesTo: z.string(), pricingUrl: z.string().nullable(), models: z.array(pricedModelSchema) }),
  ),
})
export type BuiltModelPrices = z.infer<typeof builtModelPricesSchema>
