/** Engine quality figures, shipped with the data files. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Evaluation, evaluationSchema } from '#core/recommendations/evaluation.ts'

const FILE = path.join(import.meta.dirname, '../../../prisma/data/evaluation.json')

export type EvaluationService = ReturnType<typeof createEvaluationService>

export const createEvaluationService = (file: string = FILE) => {
  let evaluation: Evaluation | null = null
  return {
    /** Reads the file once, lazily. Throws when it is missing or invalid. */
    read: (): Evaluation => {
      evaluation ??= evaluationSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      return evaluation
    },
  }
}
