import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const CACHE = '.cache'

/** How many checks passed and failed; a skipped test is neither. */
export type Counts = { passed: number; failed: number }
export type StageResult = Counts & { name: string; seconds: number }

export type Stage = {
  name: string
  /** A program of node_modules/.bin (npm puts it on the PATH) or `node`, and its arguments. */
  command: [string, ...string[]]
  /** A JSON report that the program writes, and how to count in it. Without one the stage is one check. */
  report?: { file: string; count: (report: never) => Counts }
  environment?: Record<string, string>
}

/** Counts in vitest's JSON report. A file that could not even be loaded holds no test but is a failure. */
export function countVitest(report: {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}): Counts {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** Counts in Playwright's JSON report. A test that passed only when tried again did not pass. */
export function countPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}): Counts {
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}

function run({ command: [program, ...args], environment }: Stage): Promise<boolean> {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32'
    const child = spawn(program, args, { stdio: 'inherit', shell, env: { ...process.env, ...environment } })
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
export function verdict(exitedWell: boolean, counts: Counts | undefined): Counts {
  if (counts === undefined) return exitedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1 }
  return exitedWell ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}

function readReport({ report }: Stage): Counts | undefined {
  if (report === undefined) return undefined
  try {
    return report.count(JSON.parse(readFileSync(report.file, 'utf8')) as never)
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/** Runs one stage under a heading; its output goes straight to the terminal. */
export async function runStage(stage: Stage): Promise<StageResult> {
  console.log(`\n=== ${stage.name} ===`)
  if (stage.report) rmSync(stage.report.file, { force: true })
  const started = performance.now()
  const exitedWell = await run(stage)
  const seconds = (performance.now() - started) / 1000
  return { name: stage.name, seconds, ...verdict(exitedWell, readReport(stage)) }
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

/** Keeps the result of a run for whoever adds several runs up: `.cache/<name>.json`. */
export function saveSummary(name: string, results: StageResult[]): void {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${CACHE}/${name}.json`, `${JSON.stringify({ ...sum(results), stages: results }, null, 2)}\n`)
}
