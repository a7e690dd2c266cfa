import { z } from 'zod'

const rateSchema = z.number().nonnegative()
/** A base rate, and rates for all tokens of longer prompts. */
const tieredRateSchema = z.object({
  base: rateSchema,
  tiers: z.array(z.object({ start: z.int().positive(), price: rateSchema })).min(1),
})
/** Rates by unit: `input_mtok` is per million tokens, `requests_kcount` per thousand requests. */
const ratesSchema = z.record(z.string(), z.union([rateSchema, tieredRateSchema]))
export type Rates = z.infer<typeof ratesSchema>

const constraintSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start_date'), start_date: z.iso.date() }),
  z.object({
    type: z.literal('time_of_date'),
    start_time: z.string().regex(/^\d\d:\d\d:00Z$/),
    end_time: z.string().regex(/^\d\d:\d\d:00Z$/),
  }),
])
/** The last price whose constraint matches applies. */
const conditionalPricesSchema = z
  .array(z.object({ constraint: constraintSchema.optional(), prices: ratesSchema }))
  .min(1)
export type ConditionalRates = z.infer<typeof conditionalPricesSchema>[number]

const sourceModelSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1).optional(),
  context_window: z.int().positive().optional(),
  deprecated: z.boolean().optional(),
  price_comments: z.string().optional(),
  prices: z.union([conditionalPricesSchema, ratesSchema]),
})
export type SourceModel = z.infer<typeof sourceModelSchema>

export const sourceProviderSchema = z.object({
  id: z.string().min(1),
  pricing_urls: z.array(z.string()).default([]),
  models: z.array(sourceModelSchema),
})
export type SourceProvider = z.infer<typeof sourceProviderSchema>

/** The installed package version and how its providers are found. */
export type PriceSource = {
  readonly version: string
  readonly provider: (id: string) => SourceProvider | null
}
