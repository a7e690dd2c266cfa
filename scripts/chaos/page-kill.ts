import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { pagesGenerated } from '../../e2e/product.ts'
import { openDatabase } from '../../server/platform/database/database.ts'
import { silentLog } from '../../server/platform/log.ts'
import { freePort } from '../free-port.ts'
import { seededRandom } from './random.ts'

type PageRound = {
  readonly round: number
  readonly kills: number
  readonly pages: number
  readonly ok: boolean
  readonly problem?: string
}

type PageKillOptions = {
  readonly cycles: number
  readonly seed: number
  readonly onRound?: (round: PageRound) => void
}

const KILLS = 3
/** Generation of the whole catalogue takes about so long after the start. */
const KILL_WITHIN_MS = 3_500

const root = join(import.meta.dirname, '..', '..')

type Running = { readonly url: string; end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> }

const startAt = async (dataDir: string): Promise<Running> => {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      LIMITS_FACTOR: '1000000',
      SANDBOX_PORT: '0',
      PORT: `${port}`,
      // Pages hold the public address, which must not change with the port.
      PUBLIC_URL: 'http://localhost:4000',
      SANDBOX_URL: 'http://localhost:4001',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.stdout === null || child.stderr === null) throw new Error('The product has no output.')
  const complaint = text(child.stderr)
  let isReady = false
  for await (const line of createInterface({ input: child.stdout })) {
    isReady = /is ready on http/.test(line)
    if (isReady) break
  }
  if (!isReady) throw new Error(`The product did not start: ${(await complaint).trim()}`)
  child.stdout.resume()
  return {
    url: `http://localhost:${port}`,
    end: async (signal) => {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
}

/** What visitors get at each address, by its slug. */
type Pages = ReadonlyMap<string, string>

const readPages = async (dataDir: string): Promise<{ readonly pages: Pages; readonly rows: number }> => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog })
  try {
    const rows = await database.prisma.programmaticPage.findMany({
      select: { slug: true, status: true, contentHash: true, goneAt: true },
    })
    const pages = rows.map(
      ({ slug, status, contentHash, goneAt }) => [slug, `${status} ${contentHash} ${goneAt}`] as const,
    )
    return { pages: new Map(pages), rows: rows.length }
  } finally {
    await database.close()
  }
}

/** Starts on an empty folder, kills so many times while pages are generated, then lets the last start finish. */
const generate = async (kills: number, random: () => number) => {
  const folder = await mkdtemp(join(tmpdir(), 'toolfinch-pages-'))
  try {
    for (let killed = 0; killed < kills; killed += 1) {
      const product = await startAt(folder)
      await wait(random() * KILL_WITHIN_MS)
      await product.end('SIGKILL')
    }
    const product = await startAt(folder)
    await pagesGenerated(product.url).finally(() => product.end('SIGTERM'))
    return await readPages(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const problemOf = (pages: Pages, rows: number, expected: Pages): string | undefined => {
  if (rows !== pages.size) return `${rows - pages.size} pages are there twice`
  const missing = [...expected.keys()].filter((slug) => !pages.has(slug))
  if (missing.length > 0) return `${missing.length} pages are missing: ${missing.slice(0, 3).join(', ')}`
  if (pages.size > expected.size) return `${pages.size - expected.size} pages too many`
  const other = [...expected].filter(([slug, page]) => pages.get(slug) !== page).map(([slug]) => slug)
  return other.length > 0 ? `${other.length} pages say something else: ${other.slice(0, 3).join(', ')}` : undefined
}

/**
 * kill -9 of the product while it generates the pages of the content area, several times, until the last start finishes
 * them: the pages must be those of a start that was never killed, each once.
 */
export async function killDuringPages({ cycles, seed, onRound }: PageKillOptions): Promise<PageRound[]> {
  const random = seededRandom(seed)
  const { pages: expected } = await generate(0, random)
  const rounds: PageRound[] = []
  for (let round = 1; round <= cycles; round += 1) {
    const { pages, rows } = await generate(KILLS, random)
    const problem = problemOf(pages, rows, expected)
    const result: PageRound = {
      round,
      kills: KILLS,
      pages: rows,
      ok: problem === undefined,
      ...(problem && { problem }),
    }
    rounds.push(result)
    onRound?.(result)
  }
  return rounds
}
