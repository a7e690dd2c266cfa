// Adds up what the runs named on the command line counted, as the last line that continuous integration reads.
import { readFileSync } from 'node:fs'
import { type Counts, sum } from './test-stages.ts'

/** A run that left no summary did not happen, which is one failure. */
function readSummary(name: string): Counts {
  try {
    return JSON.parse(readFileSync(`.cache/${name}.json`, 'utf8')) as Counts
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const { passed, failed } = sum(process.argv.slice(2).map(readSummary))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
