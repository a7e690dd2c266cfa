/** The files with the figures of an evaluation: without time or machine data, so that they are the same everywhere. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DATA_DIR } from './catalogue.ts'

/** Next to the catalog's data files, to which they refer. */
export const EVALUATION_FILE = path.join(DATA_DIR, 'evaluation.json')
export const SEARCH_EVALUATION_FILE = path.join(DATA_DIR, 'search-evaluation.json')

/** Largest accepted drop of the order (nDCG). */
export const LOSS_ALLOWED = 0.02

export const figuresText = (figures: object): string => `${JSON.stringify(figures, null, 2)}\n`

/** Writes the figures, unless the order got clearly worse than in the file; returns whether it did. */
export const keepFigures = <Figures extends object>(options: {
  readonly file: string
  readonly figures: Figures
  readonly ndcgOf: (figures: Figures) => number
  /** Writes nothing. */
  readonly check: boolean
  readonly acceptLoss: boolean
}): boolean => {
  const { file, figures, ndcgOf, check, acceptLoss } = options
  const name = path.basename(file)
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : null
  const lost = kept === null ? 0 : ndcgOf(JSON.parse(kept) as Figures) - ndcgOf(figures)
  if (lost > LOSS_ALLOWED && !acceptLoss) {
    console.log(`\nThe order lost ${lost.toFixed(3)} (nDCG) against ${name}; the file stays as it is.`)
    return true
  }
  if (check) return false
  const text = figuresText(figures)
  if (text !== kept) writeFileSync(file, text)
  console.log(`\n${name} ${text === kept ? 'is up to date' : 'written'}`)
  return false
}
