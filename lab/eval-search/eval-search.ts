/**
 * npm run eval:search -- [--details] [--class task] [--held-out-details] [--check] [--accept-loss]
 * Measures the search on the graded queries and the data files, prints the figures next to those of its predecessor
 * (substring search), floors and targets, and writes prisma/data/search-evaluation.json. Exits 1 when a floor is missed
 * or nDCG dropped clearly below the file's (the file is then kept, unless --accept-loss).
 * --details: the results of each query, worst first; --class: of one class only. --held-out-details: those of held-out
 * queries, which must not be used for tuning. --check: writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DATA_DIR } from '../eval/catalogue.ts'
import { evaluationText, LOSS_ALLOWED, readEvaluation, SEARCH_EVALUATION_FILE } from './artifact.ts'
import { formatDetails, formatMeasures, missesFloor } from './format.ts'
import { runEvaluation } from './run.ts'
import { p99Ms } from './timing.ts'

const { values } = parseArgs({
  options: {
    details: { type: 'boolean', default: false },
    class: { type: 'string' },
    'held-out-details': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    'accept-loss': { type: 'boolean', default: false },
  },
})
const P99_FLOOR_MS = 5
const P99_TARGET_MS = 2

const { evaluation, all, heldOut, search } = runEvaluation()
const ofClass = all.search.filter(({ query }) => values.class === undefined || query.class === values.class)
if (values.details) console.log(`${formatDetails(ofClass)}\n`)
if (values['held-out-details']) console.log(`${formatDetails(heldOut.search)}\n`)
console.log(formatMeasures(evaluation))
const p99 = p99Ms(
  search,
  all.search.map(({ query }) => query.text),
)
console.log(`\np99 in process ${p99.toFixed(2)} ms (floor ${P99_FLOOR_MS}, target ${P99_TARGET_MS})`)
let failed = missesFloor(evaluation) || p99 > P99_FLOOR_MS

const file = path.join(DATA_DIR, SEARCH_EVALUATION_FILE)
const before = readEvaluation(file)
const lost = before === null ? 0 : before.all.search.ndcg_at_10 - evaluation.all.search.ndcg_at_10
if (lost > LOSS_ALLOWED && !values['accept-loss']) {
  console.log(`nDCG lost ${lost.toFixed(3)} against ${SEARCH_EVALUATION_FILE}; the file stays as it is.`)
  failed = true
} else if (!values.check) {
  const text = evaluationText(evaluation)
  const changed = before === null || readFileSync(file, 'utf8') !== text
  if (changed) writeFileSync(file, text)
  console.log(`${SEARCH_EVALUATION_FILE} ${changed ? 'written' : 'is up to date'}`)
}
process.exitCode = failed ? 1 : 0
