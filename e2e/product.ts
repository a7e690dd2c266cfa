import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Server, startServer } from '#lab/bench/processes.ts'
import { freePort } from '#scripts/free-port.ts'

/** The built product on its own port and database. */
type Product = { url: string; dataDir: string; stop(): Promise<void> }

/**
 * Starts the built product like its users, on the embedded database of a data folder that outlives it, and waits until
 * it is ready.
 * @param settings environment variables beyond the port and the folder
 */
export async function startProductOn(dataDir: string, settings: Record<string, string> = {}): Promise<Server> {
  const port = await freePort()
  const environment = { NODE_ENV: 'test', ...settings, PORT: `${port}`, DATA_DIR: dataDir }
  const server = await startServer([process.execPath, 'dist/app/main.js'], environment)
  return { ...server, url: `http://localhost:${port}` }
}

/** The same on an empty database, which is deleted with the product. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toolfinch-e2e-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const { url, stop } = await startProductOn(dataDir, settings)
    return { url, dataDir, stop: () => stop().finally(remove) }
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
