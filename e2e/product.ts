import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#scripts/free-port.ts'

/** A timeout for hangs: on a busy machine loading the catalog takes minutes. */
const START_TIMEOUT_MS = 600_000
const root = path.resolve(import.meta.dirname, '..')

/** The built product on its own port and database. */
type Product = { url: string; dataDir: string; stop(): Promise<void> }

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

/** Resolves when the process reports that it is ready; rejects with its output when it exits or times out. */
function ready(child: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The product ${why}. It wrote:\n${output.slice(-4_000)}`))
    const timer = setTimeout(() => fail(`was not ready within ${START_TIMEOUT_MS / 1000} s`), START_TIMEOUT_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (!/is ready on http/.test(output)) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  })
}

/** The built product as a process on a data folder that outlives it. Hanging processes are killed. */
type ProductProcess = { url: string; end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void> }

/**
 * Starts the built product like its users, on the embedded database of a data folder, and waits until it is ready.
 * @param settings environment variables beyond the port and the folder
 */
export async function startProductOn(dataDir: string, settings: Record<string, string> = {}): Promise<ProductProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      ...settings,
      SANDBOX_PORT: '0',
      PORT: `${port}`,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal)
    const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
    await ended(child)
    clearTimeout(timer)
  }
  try {
    await ready(child)
  } catch (error) {
    await end()
    throw error
  }
  return { url: `http://localhost:${port}`, end }
}

/** The same on an empty database, which is deleted with the product. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toolfinch-e2e-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const { url, end } = await startProductOn(dataDir, settings)
    return { url, dataDir, stop: () => end().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

const PAGES_TIMEOUT_MS = 600_000
const COUNTS = '{ blogPosts(first: 1) { typeCounts { type count } } }'

/**
 * Waits until the content pages are generated after the start. Features come last; the first run has ended when their
 * number is stable.
 */
export async function pagesGenerated(url: string): Promise<void> {
  const deadline = Date.now() + PAGES_TIMEOUT_MS
  let before = -1
  for (;;) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: COUNTS }),
    })
    type Counts = { data: { blogPosts: { typeCounts: { type: string; count: number }[] } } }
    const { data } = (await response.json()) as Counts
    const { count = 0 } = data.blogPosts.typeCounts.find(({ type }) => type === 'FEATURE') ?? {}
    if (count > 0 && count === before) return
    if (Date.now() > deadline) throw new Error('The pages were not generated in time')
    before = count
    await new Promise((resolve) => setTimeout(resolve, 1_500))
  }
}
