/** How well the engine serves the people that it is measured on: the figures that ship with the catalogue's data files. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Evaluation, evaluationSchema } from '../../../core/recommendations/evaluation.ts'

const FILE = path.join(import.meta.dirname, '../../../prisma/data/evaluation.json')

export type EvaluationService = ReturnType<typeof createEvaluationService>

export const createEvaluationService = (file: string = FILE) => {
  let evaluation: Evaluation | null = null
  return {
    /** Reads the file when first asked, and once. Throws when it is missing or not what an evaluation looks like. */
    read: (): Evaluation => {
      evaluation ??= evaluationSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      return evaluation
    },
  }
}
