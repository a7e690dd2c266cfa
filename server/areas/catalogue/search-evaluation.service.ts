/** How well the search serves the queries that it is measured on: the figures that ship with the catalogue's data files. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type SearchEvaluation, searchEvaluationSchema } from '../../../core/search/search-evaluation.ts'

const FILE = path.join(import.meta.dirname, '../../../prisma/data/search-evaluation.json')

export type SearchEvaluationService = ReturnType<typeof createSearchEvaluationService>

export const createSearchEvaluationService = (file: string = FILE) => {
  let evaluation: SearchEvaluation | null = null
  return {
    /** Reads the file when first asked, and once. Throws when it is missing or not what an evaluation looks like. */
    read: (): SearchEvaluation => {
      evaluation ??= searchEvaluationSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      return evaluation
    },
  }
}
