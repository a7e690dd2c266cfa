import { z } from 'zod'
import { slugSchema } from '../slug.ts'

const name = z.string().min(2).max(60)

/** Well-known products that are not in the catalog, and what people use them for. */
export const outsideProductsFileSchema = z.strictObject({
  $schema: z.string().optional(),
  products: z
    .array(
      z.strictObject({
        name,
        aliases: z.array(name).min(1).optional(),
        /** Slugs of jobs, the main one first. */
        jobs: z.array(slugSchema).min(1).max(4),
        /** Whether it is no longer offered. */
        ended: z.literal(true).optional(),
        /** Whether the name is also an ordinary word: then it is only a name beside "alternative to" and the like. */
        ordinary: z.literal(true).optional(),
      }),
    )
    .min(1),
})

export type OutsideProduct = z.infer<typeof outsideProductsFileSchema>['products'][number]
