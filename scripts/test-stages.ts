import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { FailedTest, Outcome } from './test-reports.ts'

const CACHE = '.cache'

/** With more failures nothing is retried. */
const MOST_TRIED_AGAIN = 3

/** Passed and failed checks; skipped tests are neither. */
type Counts = { passed: number; failed: number }

/** A flaky test failed among the others and passed alone: it counts as passed, and is named. */
type StageResult = Counts & { name: string; seconds: number; failedTests: string[]; unsteadyTests: string[] }

export type Stage = {
  name: string
  /** A program of node_modules/.bin (on npm's PATH) or `node`, with arguments. */
  command: [string, ...string[]]
  /** A JSON report written by the program. Without one the stage is one check. */
  report?: {
    file: string
    read: (report: never) => Outcome
    /** Additional arguments that run little more than the failed tests. */
    onlyFailed: (failed: FailedTest[]) => string[]
  }
  environment?: Record<string, string>
}

function run({ command: [program, ...args], environment }: Stage, more: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32'
    const child = spawn(program, [...args, ...more], {
      stdio: 'inherit',
      shell,
      env: { ...process.env, ...environment },
    })
    child.once('error', (error) => {
      console.error(`${program} did not start: ${error.message}`)
      resolve(false)
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}

/**
 * The result of a finished stage. A successful exit without any tests is a failure, and so is a failed exit whatever
 * the report says.
 */
export function verdict(exitedWell: boolean, outcome: Outcome | undefined): Counts {
  if (outcome === undefined) return exitedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = outcome
  if (passed + failed.length === 0) return { passed: 0, failed: 1 }
  return { passed, failed: exitedWell ? failed.length : Math.max(failed.length, 1) }
}

/** Whether a failed stage is retried: only a few tests failed, and each can be run alone. */
export function mayTryAgain({ failed }: Outcome): boolean {
  return failed.length > 0 && failed.length <= MOST_TRIED_AGAIN && failed.every(({ file }) => file !== undefined)
}

function readReport({ report }: Stage): Outcome | undefined {
  if (report === undefined) return undefined
  try {
    return report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never)
  } catch {
    return { passed: 0, failed: [] }
  }
}

async function attempt(stage: Stage, more: string[] = []) {
  if (stage.report) rmSync(stage.report.file, { force: true })
  const exitedWell = await run(stage, more)
  const outcome = readReport(stage)
  return { outcome, counts: verdict(exitedWell, outcome) }
}

/**
 * Runs one stage under a heading with its output on the terminal. Up to three failed tests are retried without the load
 * of the others: repeated failures count as failed, others as passed, and are named.
 */
export async function runStage(stage: Stage): Promise<StageResult> {
  console.log(`\n=== ${stage.name} ===`)
  const started = performance.now()
  const { outcome, counts } = await attempt(stage)
  const names = outcome?.failed.map(({ name }) => name) ?? []
  const result = (verdict: Counts, failedTests: string[], unsteadyTests: string[]): StageResult => ({
    name: stage.name,
    seconds: (performance.now() - started) / 1000,
    ...verdict,
    failedTests,
    unsteadyTests,
  })
  if (outcome === undefined || stage.report === undefined || !mayTryAgain(outcome)) return result(counts, names, [])

  console.log(`\n=== ${stage.name}: running failed tests again ===\n${names.join('\n')}`)
  const second = await attempt(stage, stage.report.onlyFailed(outcome.failed))
  if (second.counts.failed > 0) return result(counts, names, [])
  return result({ passed: counts.passed + counts.failed, failed: 0 }, [], names)
}

/** Runs all stages in order. A failed stage does not hide the results of later ones. */
export async function runStages(stages: Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = []
  for (const stage of stages) results.push(await runStage(stage))
  return results
}

/** One row per stage. */
export function formatTable(results: StageResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const row = (name: string, result: string, seconds: string, passed: string, failed: string) =>
    `${name.padEnd(width)}  ${result.padEnd(6)}  ${seconds.padStart(7)}  ${passed.padStart(6)}  ${failed.padStart(6)}`
  const rows = results.map(({ name, seconds, passed, failed }) =>
    row(name, failed === 0 ? 'ok' : 'FAILED', seconds.toFixed(1), `${passed}`, `${failed}`),
  )
  return [row('stage', 'result', 'seconds', 'passed', 'failed'), ...rows].join('\n')
}

export function sum(results: Counts[]): Counts {
  return results.reduce<Counts>(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

type NamedResult = Pick<StageResult, 'name' | 'failed' | 'failedTests' | 'unsteadyTests'>

/** The tests that need attention, and the failed stages that name no test, one per line. */
export function formatNames(results: NamedResult[]): string[] {
  const failedOf = ({ name, failed, failedTests }: NamedResult): string[] =>
    failed > 0 && failedTests.length === 0 ? [`the stage "${name}"`] : failedTests
  return [
    ...results.flatMap(({ unsteadyTests }) => unsteadyTests).map((name) => `passed only on its own: ${name}`),
    ...results.flatMap(failedOf).map((name) => `failed: ${name}`),
  ]
}

/** The result file of a run, for summing several runs. */
export type Summary = Counts & { stages: StageResult[] }

/** Saves the result of a run: `.cache/<name>.json`. */
export function saveSummary(name: string, stages: StageResult[]): void {
  const summary: Summary = { ...sum(stages), stages }
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${CACHE}/${name}.json`, `${JSON.stringify(summary, null, 2)}\n`)
}
