/** Token prices of a model as the build writes them and the server reads them. Amounts are US dollars per million tokens. */
import { z } from 'zod'

const usdSchema = z.number().nonnegative()

/** What a model costs from a day on. */
const pricePeriodSchema = z.strictObject({
  /** `YYYY-MM-DD`; null when the price has no known beginning. */
  since: z.iso.date().nullable(),
  input: usdSchema,
  /** Input that the provider has cached; null when there is no such rate. */
  cachedInput: usdSchema.nullable(),
  /** Null for models that return no tokens, such as embeddings. */
  output: usdSchema.nullable(),
  /** Whether long prompts or some hours cost more; the note says when. */
  varies: z.boolean(),
  note: z.string().nullable(),
})
export type PricePeriod = z.infer<typeof pricePeriodSchema>

const pricedModelSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Tokens; null when not known. */
  contextWindow: z.int().positive().nullable(),
  /** In order of time. A later one may lie in the future. */
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
