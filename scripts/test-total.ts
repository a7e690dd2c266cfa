// Sums the results of the named runs, as the last line for continuous integration.
import { readFileSync } from 'node:fs'
import { formatNames, type Summary, sum } from './test-stages.ts'

/** A run without a summary did not happen and counts as one failure. */
function readSummary(name: string): Summary {
  try {
    return JSON.parse(readFileSync(`.cache/${name}.json`, 'utf8')) as Summary
  } catch {
    return { passed: 0, failed: 1, stages: [] }
  }
}

const summaries = process.argv.slice(2).map(readSummary)
const { passed, failed } = sum(summaries)
const names = formatNames(summaries.flatMap(({ stages }) => stages))
console.log([...names, `${passed} passed, ${failed} failed`].join('\n'))
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
