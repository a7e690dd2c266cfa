import { z } from 'zod'
import { monthSchema, phrase } from './text-schemas.ts'

const usd = z.number().nonnegative().max(1_000_000).nullable()

/** One plan of a vendor's price list. Prices are US dollars before tax. */
export const planSchema = z.strictObject({
  name: phrase(1, 60),
  /** Monthly price when billed monthly; null when not published or not offered. 0 is a free plan. */
  usd_month: usd,
  /** Price of a whole year when billed annually; null when not published or not offered. */
  usd_year: usd.default(null),
  per_seat: z.boolean().default(false),
  /** Null when there is no minimum. */
  min_seats: z.int().min(1).max(10_000).nullable().default(null),
  /** Limits that decide between plans, as short phrases. */
  key_limits: z.array(phrase(2, 120)).max(6).default([]),
  as_of: monthSchema,
})
export type PlanRecord = z.infer<typeof planSchema>
