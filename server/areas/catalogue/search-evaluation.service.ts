/** Search quality figures, shipped with the data files. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type SearchEvaluation, searchEvaluationSchema } from '#core/search/search-evaluation.ts'

const FILE = path.join(import.meta.dirname, '../../../prisma/data/search-evaluation.json')

export type SearchEvaluationService = ReturnType<typeof createSearchEvaluationService>

export const createSearchEvaluationService = (file: string = FILE) => {
  let evaluation: SearchEvaluation | null = null
  return {
    /** Reads the file once, lazily. Throws when it is missing or invalid. */
    read: (): SearchEvaluation => {
      evaluation ??= searchEvaluationSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      return evaluation
    },
  }
}
