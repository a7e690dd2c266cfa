import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { FailedTest, Outcome } from './test-reports.ts'

const CACHE = '.cache'

/** More failures than this in a stage are no accident, and nothing is run again. */
const MOST_TRIED_AGAIN = 3

/** How many checks passed and failed; a skipped test is neither. */
type Counts = { passed: number; failed: number }

/** A test is unsteady when it failed among all others and passed on its own: it counts as passed, and is named. */
type StageResult = Counts & { name: string; seconds: number; failedTests: string[]; unsteadyTests: string[] }

export type Stage = {
  name: string
  /** A program of node_modules/.bin (npm puts it on the PATH) or `node`, and its arguments. */
  command: [string, ...string[]]
  /** A JSON report that the program writes. Without one the stage is one check. */
  report?: {
    file: string
    read: (report: never) => Outcome
    /** Further arguments with which the program runs what failed, and little else. */
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
 * What a finished stage is worth. A program that ends well without having tested anything has failed, and so has one
 * that ends badly whatever its report says.
 */
export function verdict(exitedWell: boolean, outcome: Outcome | undefined): Counts {
  if (outcome === undefined) return exitedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = outcome
  if (passed + failed.length === 0) return { passed: 0, failed: 1 }
  return { passed, failed: exitedWell ? failed.length : Math.max(failed.length, 1) }
}

/** Whether a failed stage deserves a second look: a few tests failed, and each of them can be run on its own. */
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
 * Runs one stage under a heading; its output goes straight to the terminal. When up to three tests failed, they run
 * once more without the others' load: what fails again has failed, what passes is counted as passed and named.
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

  console.log(`\n=== ${stage.name}: once more what failed ===\n${names.join('\n')}`)
  const second = await attempt(stage, stage.report.onlyFailed(outcome.failed))
  if (second.counts.failed > 0) return result(counts, names, [])
  return result({ passed: counts.passed + counts.failed, failed: 0 }, [], names)
}

/** Runs stages in order until one fails. */
export async function runStages(stages: Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = []
  for (const stage of stages) {
    const result = await runStage(stage)
    results.push(result)
    if (result.failed > 0) break
  }
  return results
}

export function formatTable(results: StageResult[], total: number): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const row = (name: string, seconds: string, passed: string, failed: string) =>
    `${name.padEnd(width)}  ${seconds.padStart(7)}  ${passed.padStart(6)}  ${failed.padStart(6)}`
  const rows = results.map(({ name, seconds, passed, failed }) =>
    row(name, seconds.toFixed(1), `${passed}`, `${failed}`),
  )
  const missing = total - results.length
  if (missing > 0) rows.push(`${missing} later stage${missing === 1 ? '' : 's'} did not run`)
  return [row('stage', 'seconds', 'passed', 'failed'), ...rows].join('\n')
}

export function sum(results: Counts[]): Counts {
  return results.reduce<Counts>(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

/** The tests that a reader must look at, a line each. */
export function formatNames(results: Pick<StageResult, 'failedTests' | 'unsteadyTests'>[]): string[] {
  return [
    ...results.flatMap(({ unsteadyTests }) => unsteadyTests).map((name) => `passed only on its own: ${name}`),
    ...results.flatMap(({ failedTests }) => failedTests).map((name) => `failed: ${name}`),
  ]
}

/** What a run leaves for whoever adds several runs up. */
export type Summary = Counts & { stages: StageResult[] }

/** Keeps the result of a run: `.cache/<name>.json`. */
export function saveSummary(name: string, stages: StageResult[]): void {
  const summary: Summary = { ...sum(stages), stages }
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${CACHE}/${name}.json`, `${JSON.stringify(summary, null, 2)}\n`)
}
