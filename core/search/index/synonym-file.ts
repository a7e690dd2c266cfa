import { z } from 'zod'
import { TOPICS } from '../../catalogue/topics.ts'
import { INDUSTRIES, ROLES } from '../../catalogue/vocabulary.ts'
import { slugSchema } from '../../slug.ts'

const phrase = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(?:[ -][a-z0-9]+){0,4}$/i, 'must be words joined by single spaces or dashes')
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .min(1)
    .refine((values) => new Set(values).size === values.length, 'values must not repeat')

export const synonymFileSchema = z.strictObject({
  $schema: z.string().optional(),
  synonyms: z
    .array(
      z.strictObject({
        /** As typed; endings and stop words are ignored. */
        words: list(phrase),
        /** Words or phrases of the records. They count less than typed words. */
        means: list(phrase).optional(),
        topics: list(z.enum(TOPICS)).optional(),
        categories: list(slugSchema).optional(),
        industries: list(z.enum(INDUSTRIES)).optional(),
        roles: list(z.enum(ROLES)).optional(),
      }),
    )
    .min(1),
})
