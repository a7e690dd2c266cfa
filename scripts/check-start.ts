// Verifies the first lines of the README: starts the product with `npm start` twice, runs the examples, and stops it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkExamples } from './check-examples.ts'
import { freePort } from './free-port.ts'
import { problemOf, readmeExamples } from './readme-examples.ts'

/** Times on an idle machine. They are printed next to the measured ones, and fail nothing: the machine may be slow. */
const TARGETS_MS = { 'first start': 20_000, 'second start': 5_000, end: 12_000 }
/** Nothing takes this long unless it hangs, not even on a machine several times slower. */
const HANGS_MS = 300_000

/** Waits until `isSo`, and returns the milliseconds. */
async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const started = performance.now()
  while (!(await isSo())) {
    if (performance.now() - started > HANGS_MS) throw new Error(`${what}: not after ${HANGS_MS} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Math.round(performance.now() - started)
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

type Running = {
  npm: ChildProcess
  /** Output so far. */
  output: string
  /** False once both npm and its server have exited. */
  isRunning: boolean
}

function startAsUser(environment: Record<string, string>): Running {
  const child = spawn('npm', ['start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
  })
  const running = { npm: child, output: '', isRunning: true }
  // The server shares npm's pipe, which closes when the last of both has exited.
  child.stdout
    ?.on('data', (chunk: Buffer) => {
      running.output += chunk.toString()
    })
    .once('close', () => {
      running.isRunning = false
    })
  return running
}

/** Stops a product like a supervisor: by a signal to npm only. */
function end(running: Running): Promise<number> {
  running.npm.kill('SIGTERM')
  return waitUntil('end', async () => !running.isRunning)
}

/** The first start announces slow steps; later ones only print the URL. */
function expectLines(name: string, output: string): void {
  const progress = output.split('\n').filter((line) => line.endsWith(' ...'))
  const isFirst = name === 'first start'
  const told = ['Creating the database', 'Loading the catalog'].every((words) => output.includes(words))
  if (isFirst ? !told : progress.length > 0)
    throw new Error(`${name}: it said about its progress\n${progress.join('\n')}`)
}

/** Runs the README's examples if curl is installed. */
function askAsReadmeSays(): void {
  if (spawnSync('curl', ['--version']).status !== 0) {
    console.log("no curl here: the README's examples did not run")
    return
  }
  const examples = readmeExamples()
  if (examples.length === 0) throw new Error('The README shows no example')
  for (const example of examples) {
    const problem = problemOf(example, url)
    if (problem) throw new Error(`The answer to this example of the README ${problem}\n${example}`)
  }
  console.log(`${examples.length} examples of the README answered`)
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'toolfinch-start-'))
const port = await freePort()
const url = `http://localhost:${port}`
const receiverPort = await freePort()
let running: Running | undefined
try {
  // A NODE_ENV exported by a shell must not prevent the product from running.
  for (const [name, mode] of [
    ['first start', 'test'],
    ['second start', 'production'],
  ] as const) {
    const dataDir = path.join(folder, 'data')
    running = startAsUser({
      PORT: `${port}`,
      SANDBOX_PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: mode,
      WEBHOOK_ALLOWED_HOSTS: `127.0.0.1:${receiverPort}`,
    })
    const { npm } = running
    const ready = await waitUntil(name, () => {
      if (npm.exitCode !== null) throw new Error(`${name}: npm start ended with code ${npm.exitCode}`)
      return answers(`${url}/health/ready`)
    })
    if (!(await answers(`${url}/`))) throw new Error(`${name}: the home page does not answer`)
    if (name === 'first start') askAsReadmeSays()
    expectLines(name, running.output)
    if (name === 'first start') await checkExamples({ url, dataDir, receiverPort })
    const ended = await end(running)
    console.log(
      `${name}: ready after ${ready} ms (target ${TARGETS_MS[name]}), ended after ${ended} ms (target ${TARGETS_MS.end})`,
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  if (running?.isRunning) await end(running).catch(() => undefined)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
