/** The file with the evaluation's figures: without time or machine data, so that it is the same everywhere. */
import { existsSync, readFileSync } from 'node:fs'
import { type Evaluation, evaluationSchema } from '#core/recommendations/evaluation.ts'

/** Next to the catalog's data files, to which it refers. */
export const EVALUATION_FILE = 'evaluation.json'

/** Largest accepted drop of the order (nDCG, condensed). */
export const LOSS_ALLOWED = 0.02

/** The file content for an evaluation. */
export const evaluationText = (evaluation: Evaluation): string => `${JSON.stringify(evaluation, null, 2)}\n`

/** Null when there is no file. */
export const readEvaluation = (file: string): Evaluation | null =>
  existsSync(file) ? evaluationSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
