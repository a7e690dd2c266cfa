import { readFileSync } from 'node:fs'
import { z } from 'zod'

const FILE = new URL('../../../prisma/data/comparison-pairs.json', import.meta.url)

const fileSchema = z.object({ pairs: z.array(z.tuple([z.string(), z.string()])) })

/** Pairs of slugs of tools that people compare, chosen by hand. */
export const comparisonPairs = (): readonly (readonly [string, string])[] =>
  fileSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))).pairs
