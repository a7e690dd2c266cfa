/** The file that holds the evaluation's figures: no time and nothing of the machine in it, so it is the same everywhere. */
import { existsSync, readFileSync } from 'node:fs'
import { type Evaluation, evaluationSchema } from '../../core/recommendations/evaluation.ts'

/** Beside the catalogue's data files, whose evaluation it is. */
export const EVALUATION_FILE = 'evaluation.json'

/** Most that the order (nDCG, condensed) may lose against the file. */
export const LOSS_ALLOWED = 0.02

/** The content of the file for an evaluation. */
export const evaluationText = (evaluation: Evaluation): string => `${JSON.stringify(evaluation, null, 2)}\n`

/** The figures in a file; null when there is none. */
export const readEvaluation = (file: string): Evaluation | null =>
  existsSync(file) ? evaluationSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
