/** The schema of `prisma/data/exchange-rates.json`. */
import { z } from 'zod'

export const exchangeRatesFileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Where the rates were published. */
  source: z.httpUrl(),
  /** The day of the rates. */
  as_of: z.iso.date(),
  /** Units of a currency for one euro, by ISO 4217 code. */
  per_euro: z
    .record(z.string().regex(/^[A-Z]{3}$/), z.number().positive())
    .refine((rates) => rates['EUR'] === 1 && rates['USD'] !== undefined, 'must contain EUR (1) and USD'),
})
