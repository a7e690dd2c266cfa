/** Graded queries: typed texts, and the correct tools of the catalog. */

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { QUERY_CLASSES } from '#core/search/search-evaluation.ts'
import { slugSchema } from '#core/slug.ts'

const querySchema = z.strictObject({
  id: slugSchema,
  class: z.enum(QUERY_CLASSES),
  text: z.string().trim().min(1),
  /** By slug: 3 is the right tool, or one of the best known that do exactly this; 2 does it well; 1 is related. */
  grades: z.record(slugSchema, z.union([z.literal(1), z.literal(2), z.literal(3)])),
  /** One of these must be first. */
  first: z.array(slugSchema).min(1).optional(),
  /** Tools, or categories of tools, that would be embarrassing in first place. */
  never: z.array(slugSchema).min(1).optional(),
})

export type GradedQuery = z.infer<typeof querySchema>

const fileSchema = z.strictObject({ queries: z.array(querySchema) })

export const readQueries = (file: string): readonly GradedQuery[] =>
  fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).queries

/** Null without a grade. Own keys only: a tool may be called "constructor". */
export const gradeOf = ({ grades }: GradedQuery, slug: string): number | null =>
  Object.hasOwn(grades, slug) ? (grades[slug] ?? null) : null
