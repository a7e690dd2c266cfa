// All checks before a change is accepted: npm test.
import { filesOf, readPlaywright, readVitest } from './test-reports.ts'
import { formatNames, formatTable, runStages, type Stage, saveSummary, sum } from './test-stages.ts'

const stages: Stage[] = [
  // Under a different NODE_ENV, so that all stages verify that it does not matter.
  { name: 'build', command: ['node', 'scripts/build.ts', '--if-stale'], environment: { NODE_ENV: 'development' } },
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded'] },
  { name: 'contract', command: ['node', 'scripts/schema-check.ts'] },
  { name: 'lint', command: ['biome', 'ci', '--colors=off', '.'] },
  {
    name: 'architecture, unit, database, client',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/vitest.json'],
    report: { file: '.cache/vitest.json', read: readVitest, onlyFailed: filesOf },
  },
  { name: 'bytes', command: ['node', 'scripts/check-bundle.ts'] },
  { name: 'start', command: ['node', 'scripts/check-start.ts'] },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    report: { file: '.cache/e2e.json', read: readPlaywright, onlyFailed: () => ['--last-failed', '--workers=1'] },
  },
]

const results = await runStages(stages)
saveSummary('test-summary', results)
const { passed, failed } = sum(results)
console.log(['', formatTable(results), '', ...formatNames(results), `${passed} passed, ${failed} failed`].join('\n'))
process.exitCode = failed === 0 ? 0 : 1
