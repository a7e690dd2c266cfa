/** The file with the search figures: without time or machine data, so that it is the same everywhere. */
import { existsSync, readFileSync } from 'node:fs'
import { type SearchEvaluation, searchEvaluationSchema } from '#core/search/search-evaluation.ts'

/** Next to the catalog's data files, which were searched. */
export const SEARCH_EVALUATION_FILE = 'search-evaluation.json'

/** Largest accepted drop of nDCG. */
export const LOSS_ALLOWED = 0.02

/** The file content for an evaluation. */
export const evaluationText = (evaluation: SearchEvaluation): string =>
  `${JSON.stringify(searchEvaluationSchema.parse(evaluation), null, 2)}\n`

/** Null when there is no file. */
export const readEvaluation = (file: string): SearchEvaluation | null =>
  existsSync(file) ? searchEvaluationSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
