import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FailedTest, Outcome } from '#scripts/test-reports.ts'
import {
  formatNames,
  formatTable,
  mayTryAgain,
  runStage,
  runStages,
  type Stage,
  sum,
  verdict,
} from '#scripts/test-stages.ts'

const failures = (count: number, file?: string): FailedTest[] =>
  Array.from({ length: count }, (_, index) => ({ name: `test ${index}`, file }))

it('runs are summed', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})

describe('the result of a stage', () => {
  it.each<[string, boolean, Outcome | undefined, { passed: number; failed: number }]>([
    ['a successful check', true, undefined, { passed: 1, failed: 0 }],
    ['a check that ends badly', false, undefined, { passed: 0, failed: 1 }],
    ['a suite without tests', true, { passed: 0, failed: [] }, { passed: 0, failed: 1 }],
    ['a suite that ends badly though every test passed', false, { passed: 9, failed: [] }, { passed: 9, failed: 1 }],
    ['a suite with failures', false, { passed: 9, failed: failures(4) }, { passed: 9, failed: 4 }],
  ])('%s', (_title, exitedWell, outcome, expected) => expect(verdict(exitedWell, outcome)).toEqual(expected))
})

it.each<[string, FailedTest[], boolean]>([
  ['three failed tests may be retried', failures(3, '/a.test.ts'), true],
  ['four may not', failures(4, '/a.test.ts'), false],
  ['a failure outside of tests may not', [...failures(1, '/a.test.ts'), ...failures(1)], false],
  ['there is nothing to try again where nothing failed', [], false],
])('%s', (_title, failed, expected) => expect(mayTryAgain({ passed: 1, failed })).toBe(expected))

describe('a stage with a failed test', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stages-'))
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** A program that passes two tests and fails one, and passes or fails that one when run alone. */
  function stage(onItsOwn: 'passes' | 'fails') {
    const report = join(folder, 'report.json')
    const program = join(folder, 'program.mjs')
    const failed = [{ name: 'shy', file: 'shy.test.ts' }]
    const outcome = (value: Outcome) => JSON.stringify(JSON.stringify(value))
    writeFileSync(
      program,
      `import { writeFileSync } from 'node:fs'
       const alone = process.argv[2] === 'shy.test.ts'
       const fails = !alone || ${onItsOwn === 'fails'}
       const all = ${outcome({ passed: 2, failed })}
       const one = fails ? ${outcome({ passed: 0, failed })} : ${outcome({ passed: 1, failed: [] })}
       writeFileSync(${JSON.stringify(report)}, alone ? one : all)
       process.exitCode = fails ? 1 : 0`,
    )
    return runStage({
      name: 'a stage',
      command: ['node', program],
      report: { file: report, read: (read) => read as Outcome, onlyFailed: () => ['shy.test.ts'] },
    })
  }

  it('passes when the test passes alone, and names it', async () => {
    expect(await stage('passes')).toMatchObject({ passed: 3, failed: 0, failedTests: [], unsteadyTests: ['shy'] })
  })

  it('fails when the test fails again', async () => {
    expect(await stage('fails')).toMatchObject({ passed: 2, failed: 1, failedTests: ['shy'], unsteadyTests: [] })
  })
})

it('failures, and tests that only passed alone, are listed at the end', () => {
  const result = { name: 'client', failed: 0, failedTests: [], unsteadyTests: [] }
  expect(
    formatNames([
      { ...result, failed: 1, failedTests: ['a'] },
      { ...result, unsteadyTests: ['b'] },
      { ...result, name: 'types', failed: 1 },
    ]),
  ).toEqual(['passed only on its own: b', 'failed: a', 'failed: the stage "types"'])
})

it('all stages run, and the summary names each with its result', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const stage = (name: string, exitCode: number): Stage => ({
    name,
    command: ['node', '--eval', `process.exitCode=${exitCode}`],
  })
  const results = await runStages([stage('types', 1), stage('lint', 0), stage('start', 2)])
  expect(results.map(({ name, failed }) => [name, failed])).toEqual([
    ['types', 1],
    ['lint', 0],
    ['start', 1],
  ])
  expect(formatTable(results.map((result) => ({ ...result, seconds: 1.25 }))).split('\n')).toEqual([
    'stage  result  seconds  passed  failed',
    'types  FAILED      1.3       0       1',
    'lint   ok          1.3       1       0',
    'start  FAILED      1.3       0       1',
  ])
})
