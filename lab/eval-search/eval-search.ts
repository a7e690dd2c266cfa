/**
 * npm run eval:search -- [--details] [--class task] [--held-out-details] [--check] [--accept-loss]
 * Measures the search on the graded queries and the data files, prints the figures next to those of its predecessor
 * (substring search), floors and targets, and writes prisma/data/search-evaluation.json. Exits 1 when a floor is missed
 * or nDCG dropped clearly below the file's (the file is then kept, unless --accept-loss).
 * --details: the results of each query, worst first; --class: of one class only. --held-out-details: those of held-out
 * queries, which must not be used for tuning. --check: writes nothing.
 */
import { parseArgs } from 'node:util'
import { keepFigures, SEARCH_EVALUATION_FILE } from '../eval/artifact.ts'
import { formatDetails, formatMeasures, missesFloor } from './format.ts'
import { runEvaluation } from './run.ts'
import { percentile, timesOf } from './timing.ts'

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
const p99 = percentile(
  timesOf(
    all.search.map(({ query }) => query.text),
    search,
  ),
  0.99,
)
console.log(`\np99 in process ${p99.toFixed(2)} ms (floor ${P99_FLOOR_MS}, target ${P99_TARGET_MS})`)
const isWorse = keepFigures({
  file: SEARCH_EVALUATION_FILE,
  figures: evaluation,
  ndcgOf: ({ all }) => all.search.ndcg_at_10,
  check: values.check,
  acceptLoss: values['accept-loss'],
})
process.exitCode = missesFloor(evaluation) || p99 > P99_FLOOR_MS || isWorse ? 1 : 0
