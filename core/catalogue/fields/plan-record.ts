import { z } from 'zod'
import { CURRENCIES } from '../exchange-rates.ts'
import { PRICE_CHECKS, USAGE_UNITS } from '../vocabulary.ts'
import { monthSchema, phrase } from './text-schemas.ts'

const amount = z.number().nonnegative().max(1_000_000)
const price = amount.nullable().default(null)
const seats = z.int().min(1).max(100_000).nullable().default(null)
const note = phrase(2, 120).nullable().default(null)

/** One plan of a vendor's price list. Prices are before tax, in the plan's currency. */
export const planSchema = z
  .strictObject({
    name: phrase(1, 60),
    /** ISO 4217. */
    currency: z.enum(CURRENCIES).default('USD'),
    /** Price per month when billed monthly; null when not published or not offered. 0 is a free plan. */
    month: price,
    /** Price per month when billed yearly: a twelfth of the total. Null when not published or not offered. */
    month_billed_yearly: price,
    /** One-time price; null when there is none. */
    once: price,
    /** Price per unit of use; null when there is none. */
    unit: z
      .strictObject({ amount, per: z.enum(USAGE_UNITS) })
      .nullable()
      .default(null),
    /** Whether the vendor publishes no price for it. */
    on_request: z.boolean().default(false),
    per_seat: z.boolean().default(false),
    /** Null when there is no minimum or maximum. */
    min_seats: seats,
    max_seats: seats,
    /** What the price contains. */
    included: note,
    /** What else must be bought to use the plan, as a noun phrase. */
    requires: note,
    /** The month since which it is closed to new customers; null while it is open. */
    paused: monthSchema.nullable().default(null),
    /** Limits that decide between plans, as short phrases. */
    key_limits: z.array(phrase(2, 120)).max(6).default([]),
    as_of: monthSchema,
    /** The vendor's page with the price. */
    source_url: z.httpUrl().max(2048).nullable().default(null),
    /** Who read the vendor's page; null for a third party and editorial knowledge. */
    checked_by: z.enum(PRICE_CHECKS).nullable().default(null),
  })
  .refine(
    (plan) =>
      !plan.on_request || [plan.month, plan.month_billed_yearly, plan.once, plan.unit].every((one) => one === null),
    { path: ['on_request'], error: 'must be false for a plan with a price' },
  )
export type PlanRecord = z.infer<typeof planSchema>
