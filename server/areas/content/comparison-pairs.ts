import { readFileSync } from 'node:fs'
import { comparisonPairsFileSchema } from '../../../core/catalogue/tool-record.ts'

const FILE = new URL('../../../prisma/data/comparison-pairs.json', import.meta.url)

/** Pairs of slugs of tools that people compare, chosen by hand. */
export const comparisonPairs = (): readonly (readonly [string, string])[] =>
  comparisonPairsFileSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))).pairs
