import { setTimeout as wait } from 'node:timers/promises'
import { pagesGenerated, startProductOn } from '#e2e/product.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { playRounds, type RoundOptions } from '../rounds.ts'

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

/** Starts on an empty folder, kills after each delay during page generation, then lets the last start finish. */
const generate = async (delays: readonly number[]): Promise<Pages> => {
  await using folder = await temporaryFolder()
  for (const delay of delays) {
    const product = await startProductOn(folder.path, SETTINGS)
    await wait(delay)
    await product.stop('SIGKILL')
  }
  const product = await startProductOn(folder.path, SETTINGS)
  await pagesGenerated(product.url).finally(() => product.stop())
  return await readPages(folder.path)
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
export async function killDuringPages(options: RoundOptions<{ readonly pages: number }>) {
  const expected = await generate([])
  return playRounds(options, async (random, killed) => {
    const delays = Array.from({ length: KILLS }, () => random() * KILL_WITHIN_MS)
    const pages = await generate(delays)
    for (const _delay of delays) killed()
    return { pages: pages.size, problem: problemOf(pages, expected) }
  })
}
