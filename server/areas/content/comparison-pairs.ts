import { readFileSync } from 'node:fs'
import { comparisonPairsFileSchema } from '#core/catalogue/fields/tool-record.ts'

const FILE = new URL('../../../prisma/data/comparison-pairs.json', import.meta.url)

/** Hand-picked slug pairs of tools that people compare. */
export const comparisonPairs = (): readonly (readonly [string, string])[] =>
  comparisonPairsFileSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))).pairs
