/**
 * npm run eval -- [--full] [--details] [--list PERSON]... [--check] [--accept-loss]
 * Measures the recommendation engine on the golden profiles and the data files, prints the figures next to their floors
 * and targets, and writes prisma/data/evaluation.json. Exits 1 when a floor is missed, a property fails, or the order
 * got clearly worse than in the file (which is then kept, unless --accept-loss).
 * --full: properties with 10,000 sets of answers. --details: each person's list. --list: the cards of the named person,
 * for reading. --check: writes nothing.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'
import { readSearchIndex } from '../eval-search/catalogue.ts'
import { EVALUATION_FILE, keepFigures } from './artifact.ts'
import { readEngineTools } from './catalogue.ts'
import { evaluate } from './evaluate.ts'
import { formatDetails, formatList, formatMeasures, missesFloor } from './format.ts'
import { readProfiles } from './profiles.ts'
import { checkProperties } from './properties.ts'

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    list: { type: 'string', multiple: true, default: [] },
    check: { type: 'boolean', default: false },
    'accept-loss': { type: 'boolean', default: false },
  },
})
const FULL_SETS = 10_000
const SEED = 20_311

const golden = path.join(import.meta.dirname, '../../tests/golden')
const tools = readEngineTools()
const { evaluation, persons } = evaluate(
  readProfiles(path.join(golden, 'profiles')),
  readProfiles(path.join(golden, 'held-out')),
  tools,
  readSearchIndex(),
  readJobs(),
)

for (const { profile, list } of persons.filter(({ profile: { id } }) => values.list.includes(id))) {
  console.log(`${formatList(profile, list)}\n`)
}
if (values.details) console.log(`${formatDetails(persons)}\n`)
console.log(formatMeasures(evaluation))
const isWorse = keepFigures({
  file: EVALUATION_FILE,
  figures: evaluation,
  ndcgOf: ({ measures }) => measures.ndcg_condensed,
  check: values.check,
  acceptLoss: values['accept-loss'],
})
let failed = missesFloor(evaluation) || isWorse

if (values.full) {
  for (const { name, failures, sets } of checkProperties(tools, FULL_SETS, SEED)) {
    console.log(`${failures.length === 0 ? 'OK  ' : 'FAIL'} ${name} (${sets} sets)`)
    for (const failure of failures.slice(0, 3)) console.log(`     ${failure}`)
    if (failures.length > 0) failed = true
  }
}
process.exitCode = failed ? 1 : 0
