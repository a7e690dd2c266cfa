import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pagesGenerated, startProductOn } from '#e2e/product.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
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
/** Approximate duration of generating the whole catalog after the start. */
const KILL_WITHIN_MS = 3_500

/** Pages contain the public URL, which must not depend on the port. */
const SETTINGS = { PUBLIC_URL: 'http://localhost:4000', SANDBOX_URL: 'http://localhost:4001' }

/** Visible pages by slug. */
type Pages = ReadonlyMap<string, string>

const readPages = async (dataDir: string): Promise<Pages> => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog })
  try {
    const rows = await database.prisma.programmaticPage.findMany({
      select: { slug: true, status: true, contentHash: true, goneAt: true },
    })
    return new Map(rows.map(({ slug, status, contentHash, goneAt }) => [slug, `${status} ${contentHash} ${goneAt}`]))
  } finally {
    await database.close()
  }
}

/** Starts on an empty folder, kills repeatedly during page generation, then lets the last start finish. */
const generate = async (kills: number, random: () => number) => {
  const folder = await mkdtemp(join(tmpdir(), 'toolfinch-pages-'))
  try {
    for (let killed = 0; killed < kills; killed += 1) {
      const product = await startProductOn(folder, SETTINGS)
      await wait(random() * KILL_WITHIN_MS)
      await product.end('SIGKILL')
    }
    const product = await startProductOn(folder, SETTINGS)
    await pagesGenerated(product.url).finally(() => product.end())
    return await readPages(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const problemOf = (pages: Pages, expected: Pages): string | undefined => {
  const missing = [...expected.keys()].filter((slug) => !pages.has(slug))
  if (missing.length > 0) return `${missing.length} pages are missing: ${missing.slice(0, 3).join(', ')}`
  if (pages.size > expected.size) return `${pages.size - expected.size} pages too many`
  const other = [...expected].filter(([slug, page]) => pages.get(slug) !== page).map(([slug]) => slug)
  return other.length > 0 ? `${other.length} pages say something else: ${other.slice(0, 3).join(', ')}` : undefined
}

/**
 * kill -9 of the product during page generation, several times, until the last start completes: the pages must equal
 * those of an uninterrupted start, each once.
 */
export async function killDuringPages({ cycles, seed, onRound }: PageKillOptions): Promise<PageRound[]> {
  const random = seededRandom(seed)
  const expected = await generate(0, random)
  const rounds: PageRound[] = []
  for (let round = 1; round <= cycles; round += 1) {
    const pages = await generate(KILLS, random)
    const problem = problemOf(pages, expected)
    const result: PageRound = {
      round,
      kills: KILLS,
      pages: pages.size,
      ok: problem === undefined,
      ...(problem && { problem }),
    }
    rounds.push(result)
    onRound?.(result)
  }
  return rounds
}
