/** The file that holds the figures of the search: no time and nothing of the machine in it, so it is the same everywhere. */
import { existsSync, readFileSync } from 'node:fs'
import { type SearchEvaluation, searchEvaluationSchema } from '../../core/search/search-evaluation.ts'

/** Beside the catalogue's data files, which were searched. */
export const SEARCH_EVALUATION_FILE = 'search-evaluation.json'

/** Most that nDCG may lose against the file. */
export const LOSS_ALLOWED = 0.02

/** The content of the file for an evaluation. */
export const evaluationText = (evaluation: SearchEvaluation): string =>
  `${JSON.stringify(searchEvaluationSchema.parse(evaluation), null, 2)}\n`

/** The figures in a file; null when there is none. */
export const readEvaluation = (file: string): SearchEvaluation | null =>
  existsSync(file) ? searchEvaluationSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
